import { X } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { FacetGroup } from '#modules/goods/search/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { type Bound, boundsOf, withoutBound } from './bounds.ts'
import { cleared, toggled } from './list-query.ts'
import type { ShownArrivals } from './shown-arrivals.ts'

/** A range in words: "De 10,00 € a 50,00 €", "Desde 1990". */
function useBoundLabel(): (bound: Bound) => string {
  const language = useLanguage()
  const { search } = useMessages()
  return ({ of, from, to }) => {
    const shown = (end: number) => (of === 'price' ? shownEuros(end, language) : String(end))
    if (from === undefined) return search.upTo({ to: shown(to ?? 0) })
    return to === undefined ? search.fromOn({ from: shown(from) }) : search.between({ from: shown(from), to: shown(to) })
  }
}

/** The chosen filters, each with its way out, and one way out of all (S-08). */
export function Chips({ groups, arrivals }: { groups: FacetGroup[]; arrivals: ShownArrivals['chip'] }) {
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const labelOf = useBoundLabel()
  const chosen = [
    ...(arrivals ? [{ key: 'arrives', ...arrivals }] : []),
    ...groups.flatMap(({ facet, values }) =>
      values
        .filter((value) => value.selected)
        .map(({ value, label }) => ({ key: facet + value, label, out: toggled(parameters, facet, value) })),
    ),
    ...boundsOf(parameters).map((bound) => ({
      key: bound.of,
      label: `${bound.of === 'price' ? search.facets.price : search.year}: ${labelOf(bound)}`,
      out: withoutBound(parameters, bound.of),
    })),
  ]
  if (chosen.length === 0) return null
  return (
    <ul className="chips" aria-label={search.chosen}>
      {chosen.map(({ key, label, out }) => (
        <li key={key}>
          <Link className="chip" to={out} preventScrollReset aria-label={search.remove({ name: label })}>
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
