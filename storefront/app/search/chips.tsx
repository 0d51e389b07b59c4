import { X } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import type { FacetGroup } from '#modules/search/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { cleared, toggled } from './list-query.ts'

/** The chosen filters, each with its way out, and one way out of all (S-08). */
export function Chips({ groups }: { groups: FacetGroup[] }) {
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const chosen = groups.flatMap(({ facet, values }) =>
    values.filter((value) => value.selected).map((value) => ({ facet, ...value })),
  )
  if (chosen.length === 0) return null
  return (
    <ul className="chips" aria-label={search.chosen}>
      {chosen.map(({ facet, value, label }) => (
        <li key={facet + value}>
          <Link
            className="chip"
            to={toggled(parameters, facet, value)}
            preventScrollReset
            aria-label={search.remove({ name: label })}
          >
            {label}
            <X aria-hidden size={14} strokeWidth={1.75} />
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link className="chip chip-all" to={cleared(parameters)} preventScrollReset>
            {search.clearAll}
          </Link>
        </li>
      )}
    </ul>
  )
}
