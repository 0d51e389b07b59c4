import './filters.css'
import { X } from 'lucide-react'
import { Form, useSearchParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Facet, FacetGroup } from '#modules/goods/search/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { ArrivesFilter } from './arrives-filter.tsx'
import { FilterValues } from './filter-values.tsx'
import { boundedSearch, toggling } from './list-query.ts'
import type { ShownArrivals } from './shown-arrivals.ts'

/** Filters that only say something of one kind of product (S-07). */
const ofBooks: readonly Facet[] = ['language', 'format', 'tag', 'author', 'publisher', 'series']
const ofObjects: readonly Facet[] = ['family', 'colour', 'size', 'material', 'artist', 'artistic_work', 'exhibition']
const openAtFirst = 4

/** Books or objects, where the reader has chosen one of them. */
export function kindChosen(groups: readonly FacetGroup[]): 'book' | 'object' | null {
  const chosen = groups.find((group) => group.facet === 'type')?.values.filter((value) => value.selected) ?? []
  const [one] = chosen
  return chosen.length === 1 && (one?.value === 'book' || one?.value === 'object') ? one.value : null
}

export function shownFacets(
  groups: readonly FacetGroup[],
  kind: 'book' | 'object' | null,
  fixed: readonly string[],
): FacetGroup[] {
  const shown = kind ?? kindChosen(groups)
  return groups.filter(
    ({ facet, values }) =>
      values.length > 0 &&
      (!fixed.includes(facet) || facet === 'category') &&
      !(shown === 'object' && ofBooks.includes(facet)) &&
      !(shown === 'book' && ofObjects.includes(facet)),
  )
}

type Value = FacetGroup['values'][number]

interface Props {
  groups: FacetGroup[]
  arrivals: ShownArrivals
  total: number
}

/** Filters as links, so that they work before any script; on a phone they fill the screen and say how much is left (S-06 to S-08, S-21). */
export function Filters({ groups, arrivals, total }: Props) {
  const language = useLanguage()
  const { search, shell } = useMessages()
  const [parameters] = useSearchParams()
  const kept = keptOf(parameters)
  return (
    <section className="filters" id="filters" popover="auto" aria-label={search.filters}>
      <div className="filters-head">
        <span>{search.filters}</span>
        <button type="button" className="button-icon" popoverTarget="filters" popoverTargetAction="hide" aria-label={shell.close}>
          <X aria-hidden size={22} strokeWidth={1.5} />
        </button>
      </div>
      <ArrivesFilter arrivals={arrivals} />
      {groups.map(({ facet, values }, index) => (
        <details key={facet} className="filter" open={index < openAtFirst || values.some((value) => value.selected)}>
          <summary>{search.facets[facet]}</summary>
          <ValuesOf facet={facet} values={values} parameters={parameters} kept={kept} />
        </details>
      ))}
      <div className="filters-show">
        <button type="button" className="button button-wide" popoverTarget="filters" popoverTargetAction="hide">
          {search.show({ count: shownNumber(total, language) })}
        </button>
      </div>
    </section>
  )
}

const shownAtFirst = 8

/** Sections below a section wait until it is chosen; a long list keeps its tail folded, and more of it at its end. */
function ValuesOf({ facet, values, parameters, kept }: LongFilter & { values: Value[]; parameters: URLSearchParams }) {
  const { search } = useMessages()
  const addressOf = toggling(parameters, facet)
  const looked = parameters.get('facet_in') === facet
  const chosen = new Set(values.filter((value) => value.selected).flatMap((value) => [value.value, value.parent]))
  const known = new Set(values.map((value) => value.value))
  const tops = values.filter((value) => value.parent === null || !known.has(value.parent))
  const ordered = tops.flatMap((top) =>
    chosen.has(top.value) ? [top, ...values.filter((value) => value.parent === top.value)] : [top],
  )
  const first = ordered.slice(0, shownAtFirst)
  const rest = ordered.slice(shownAtFirst)
  const isBelow = ({ parent }: Value) => parent !== null && known.has(parent)
  const isLong = looked || (long.includes(facet) && values.length >= shownOfLong)
  const rows = (list: typeof ordered) => <FilterValues values={list} isBelow={isBelow} addressOf={addressOf} />
  return (
    <>
      {rows(first)}
      {rest.length > 0 && (
        <details className="filter-rest" open={looked || rest.some((item) => item.selected)}>
          <summary>{search.more}</summary>
          {rows(rest)}
          {isLong && <MoreValues facet={facet} kept={kept} />}
        </details>
      )}
      {isLong && rest.length === 0 && <MoreValues facet={facet} kept={kept} />}
      {isLong && <FindValue facet={facet} kept={kept} />}
    </>
  )
}

/** Filters with more values than a panel shows, and how many it shows of each at least. */
const long: readonly Facet[] = ['author', 'artist', 'publisher', 'series', 'tag', 'lot', 'category']
const shownOfLong = 30
/** How often more of them are shown, as list-query.ts has it. */
const mostHelpings = 20

type Kept = readonly [name: string, value: string][]

/** What the list is narrowed by, always in the same order. */
const keptOf = (parameters: URLSearchParams): Kept =>
  [...boundedSearch(parameters)]
    .filter(([name]) => name !== 'page' && !name.startsWith('facet_'))
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))

interface LongFilter {
  facet: Facet
  kept: Kept
}

/** Shows more values of a long filter, with a script or without (S-07). */
function MoreValues({ facet, kept }: LongFilter) {
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const helpings = parameters.get('facet_in') === facet ? Number(parameters.get('facet_more')) || 1 : 1
  if (helpings >= mostHelpings) return null
  const more = new URLSearchParams([...kept, ['facet_in', facet], ['facet_more', String(helpings + 1)]])
  return (
    <p className="filter-more">
      <Link className="more-link" to={`?${more}`} preventScrollReset rel="nofollow">
        {search.showMore}
      </Link>
    </p>
  )
}

/** Looks through the values of a long filter by their names, with a script or without (S-07). */
function FindValue({ facet, kept }: LongFilter) {
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const here = parameters.get('facet_in') === facet
  return (
    <Form className="filter-find" discover="none" preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="facet_in" value={facet} />
      <input
        className="input"
        name="facet_find"
        maxLength={60}
        defaultValue={here ? (parameters.get('facet_find') ?? '') : ''}
        aria-label={search.findIn({ name: search.facets[facet] })}
        placeholder={search.findIn({ name: search.facets[facet] })}
        autoComplete="off"
      />
      <button type="submit" className="button button-quiet button-small">
        {search.find}
      </button>
    </Form>
  )
}
