import { shownSpan } from '#kernel/shown-time.ts'
import type { Post } from '#modules/editorial/magazine/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { useMagazine } from './magazine-words.ts'

/** What the agenda has ahead of what a post is about. */
export function PostEvents({ events }: Pick<Post, 'events'>) {
  const language = useLanguage()
  const magazine = useMagazine()
  if (events.length === 0) return null
  return (
    <section className="page strip" aria-labelledby="post-events">
      <div className="section-head">
        <h2 id="post-events">{magazine.events}</h2>
        <Link className="more-link" to={pathTo('agenda', language)}>
          {magazine.agenda}
        </Link>
      </div>
      <ul className="post-events">
        {events.map(({ id, title, slug, place, ...span }) => (
          <li key={id}>
            <h3>
              <Link to={pathTo('agenda-activity', language, { slug, id })}>{title}</Link>
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
  )
}
