import { Link } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { ActivityType } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useAgenda } from './agenda-words.ts'

/** The type filter as links, so that each type has its page (T-07). */
export function TypeLinks({ types, current = null }: { types: Omit<ActivityType, 'slugs'>[]; current?: number | null }) {
  const language = useLanguage()
  const words = useAgenda()
  return (
    <nav aria-label={words.byType}>
      <ul className="list-links">
        <li>
          <Link className="pill" to={pathTo('agenda', language)} aria-current={current === null ? 'page' : undefined}>
            {words.all}
          </Link>
        </li>
        {types
          .filter(({ id, count }) => count > 0 || id === current)
          .map(({ id, name, slug, count }) => (
            <li key={id}>
              <Link
                className="pill"
                to={pathTo('agenda-type', language, { typeSlug: slug, typeId: id })}
                aria-current={id === current ? 'page' : undefined}
              >
                {name} <span className="pill-count">{shownNumber(count, language)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
