import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityCard } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import type { ShownActivity } from './shown-activity.ts'

/** What was read at an activity: as much as a line says of it. */
export interface Read {
  pk: number
  title: string
  href: string
}

/** What is over, the last first, with what was read there. */
export function PastAgenda({ items, page, pages }: { items: (ShownActivity & { read: Read[] })[]; page: number; pages: number }) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <div className="page list agenda">
      <Title text={`${words.past} · ${words.title}`} />
      <Description text={words.pastLead} />
      <Breadcrumbs crumbs={[{ name: words.title, to: pathTo('agenda', language) }, { name: words.past }]} />
      <header className="list-head">
        <h1>{words.past}</h1>
        <p className="lead">{words.pastLead}</p>
      </header>
      <ul className="activities">
        {items.map(({ read, ...activity }) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} heading="h2" />
            {read.length > 0 && (
              <p className="agenda-read">
                {words.readThere}:{' '}
                {read.map(({ pk, title, href }, index) => (
                  <span key={pk}>
                    {index > 0 && ' · '}
                    <Link to={href}>{title}</Link>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
      {items.length === 0 && <p className="agenda-none">{words.noneTitle}</p>}
      <Pagination page={page} pages={pages} />
      <p className="agenda-all">
        <Link className="more-link" to={pathTo('agenda', language)}>
          {words.toAgenda}
        </Link>
      </p>
    </div>
  )
}
