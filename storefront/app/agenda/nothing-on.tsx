import { Link } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ActivityList } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import type { ShownActivity } from './shown-activity.ts'

/** Where nothing is on: says so, and offers what comes next instead of an empty room. */
export function NothingOn({ next, heading }: { next: ShownActivity[]; heading: string }) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <>
      <h2 id="activities">{heading}</h2>
      <p className="agenda-none">{words.none}</p>
      {next.length > 0 && (
        <>
          <h2>{words.next}</h2>
          <ActivityList items={next} />
        </>
      )}
      <p className="agenda-all">
        <Link className="more-link" to={pathTo('agenda', language)}>
          {words.toAgenda}
        </Link>
      </p>
    </>
  )
}
