import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { CampaignsAnswer } from '#modules/gifts/contract.ts'
import { shownPicture } from '../catalogue/shown.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Warranty } from '../shell/warranty.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { asText } from '../ui/number.ts'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'

/** The campaign of the day with its categories and price ranges (M-19 to M-22). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { current, categories, ranges } = await context.get(apiContext).get(CampaignsAnswer, '/campaigns/')
  return {
    current: current && { title: current.title, text: current.text },
    categories: categories.map(({ id, slug, title, count, art }) => ({ id, slug, title, count, art: shownPicture(art) })),
    ranges,
  }
}

export default function Giftbetter() {
  const { current, categories, ranges } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { gifts } = useMessages()
  const title = current?.title ?? gifts.searchTitle
  const search = pathTo('giftbetter-search', language)
  const pieces = (count: number) => gifts.pieces({ count, shown: asText(count, language) })
  return (
    <>
      <div className="page list">
        <Title text={title} />
        <Description text={current?.text ?? gifts.free} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <header className="list-head">
          <h1>{title}</h1>
          {current && <p className="lead">{current.text}</p>}
          <p className="quiet">{gifts.free}</p>
        </header>
        <nav className="gift-filter" aria-labelledby="gift-ranges">
          <h2 id="gift-ranges">{gifts.ranges}</h2>
          <ul>
            {ranges.map(({ under, count }) => (
              <li key={under}>
                <Link className="pill" to={`${search}?under=${under}`}>
                  {gifts.under({ euros: under })} <span className="quiet">{asText(count, language)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className="strip" aria-labelledby="gift-categories">
          <div className="strip-head">
            <h2 id="gift-categories">{gifts.categories}</h2>
          </div>
          <ul className="gift-tiles">
            {categories.map(({ id, slug, title: name, count, art }, place) => (
              <li key={id}>
                <Link className="tile tile-below" to={pathTo('giftbetter-list', language, { id, slug })}>
                  <PictureView picture={{ ...art, alt: '' }} sizes="(min-width: 992px) 30vw, 90vw" eager={place < 3} />
                  <span className="tile-label">
                    <span className="tile-title">{name}</span>
                    <span className="tile-text">{pieces(count)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <ul className="list-links">
          <li>
            <Link className="pill" to={search}>
              {gifts.seeAll}
            </Link>
          </li>
          <li>
            <Link className="pill" to={pathTo('art-of-gifting', language)}>
              {gifts.art}
            </Link>
          </li>
        </ul>
        <p>
          {gifts.finder} <Link to={pathTo('quiz-christmas-2018', language)}>{gifts.finderLink}</Link>
        </p>
      </div>
      <Warranty />
    </>
  )
}
