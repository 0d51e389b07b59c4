import { Link } from 'react-router'
import { shownSpan } from '#kernel/shown-time.ts'
import type { Place } from '#modules/editorial/places/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Shelf } from '../shelves/shelf.tsx'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { PictureView } from '../ui/picture.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import type { shelvesOf } from './load-spot.ts'

type Told = Pick<Place, 'id' | 'name' | 'slug' | 'lead' | 'body' | 'art'> & { tile?: string }

/** Name, picture and text of a place or a motif. */
export function SpotHead({ spot, screen }: { spot: Told; screen: 'place' | 'motif' }) {
  const language = useLanguage()
  const { places: words } = useMessages()
  const origin = useShop()?.origin ?? ''
  const address = pathTo(screen, language, { slug: spot.slug, id: spot.id })
  return (
    <>
      <Title text={spot.name} />
      <Description text={`${spot.lead} ${opening(spot.body)}`} />
      <Breadcrumbs crumbs={[{ name: words.title, to: pathTo('places', language) }, { name: spot.name }]} />
      {screen === 'place' && (
        <StructuredData
          data={{
            '@context': 'https://schema.org',
            '@type': 'Place',
            name: spot.name,
            description: spot.lead,
            url: `${origin}${address}`,
            image: `${origin}${spot.art.src}`,
          }}
        />
      )}
      <div className="spot-top">
        <div>
          <h1>{spot.name}</h1>
          <p className="lead">{spot.lead}</p>
          <div className="prose">
            <Markdown text={spot.body} />
          </div>
        </div>
        {spot.tile ? (
          <img src={spot.tile} alt="" width={480} height={360} />
        ) : (
          <PictureView picture={{ ...spot.art, alt: '' }} sizes="(min-width: 900px) 40vw, 92vw" eager />
        )}
      </div>
    </>
  )
}

/** What is on about it, then its objects and books. */
export function SpotShelves({ events, shelves }: { events: Place['events']; shelves: Awaited<ReturnType<typeof shelvesOf>> }) {
  const language = useLanguage()
  const { places: words } = useMessages()
  return (
    <>
      <Shelf title={words.objects} {...shelves.objects} />
      <Shelf title={words.books} {...shelves.books} />
      {events.length > 0 && (
        <section className="strip page" aria-labelledby="events">
          <div className="strip-head">
            <h2 id="events">{words.events}</h2>
          </div>
          <ul className="spot-events">
            {events.map(({ id, name, slug, place, ...span }) => (
              <li key={id}>
                <h3>
                  <Link to={pathTo('agenda-activity', language, { slug, id })}>{name}</Link>
                </h3>
                <p className="quiet">
                  <time dateTime={span.starts_at}>{shownSpan(span, language)}</time>
                  <br />
                  {place}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
