import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { FacetGroup, Sort } from '#modules/goods/search/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { withPage } from '../site/query.ts'
import { Pagination } from '../ui/pagination.tsx'
import { CardEditions } from './card-editions.tsx'
import { Chips } from './chips.tsx'
import { Filters } from './filters.tsx'
import { ProductCard } from './product-card.tsx'
import type { ShownCard } from './shown.ts'
import type { ShownArrivals } from './shown-arrivals.ts'
import type { Grouping, ShownWork } from './shown-works.ts'
import { SortForm } from './sort-form.tsx'

export const pageSize = 24

interface Props {
  items: ShownCard[]
  /** Of the items those that stand for several editions. */
  works: Record<number, ShownWork>
  /** How the list counts, and the way to the other; none where there is no other. */
  grouping: Grouping | null
  total: number
  page: number
  pages: number
  sort: Sort
  sorts: Sort[]
  groups: FacetGroup[]
  arrivals: ShownArrivals
  /** Which of the items the shop chose to stand first, and what is said of it. */
  pins?: { items: readonly number[]; mark: string; note: string } | null
  /** The whole list is here, and is shown in helpings (C-42). */
  whole: boolean
  empty?: ReactNode
}

/** How many products a list showed when it was left, by its place in the history, so that coming back finds the same spot (N-30). */
const shownAt = new Map<string, number>()

/** Filters at the left, chips and order above, the products, and the way to the next page. */
export function Results({
  items,
  works,
  grouping,
  total,
  page,
  pages,
  sort,
  sorts,
  groups,
  arrivals,
  pins = null,
  whole,
  empty,
}: Props) {
  const language = useLanguage()
  const { search, catalogue } = useMessages()
  const { state, location } = useNavigation()
  const { pathname, key } = useLocation()
  const [parameters] = useSearchParams()
  const [shown, setShown] = useState(shownAt.get(key) ?? page * pageSize)
  const busy = state === 'loading' && location?.pathname === pathname
  const visible = whole ? items.slice(0, Math.max(shown, page * pageSize)) : items
  return (
    <div className={groups.length > 0 ? 'list-body' : undefined}>
      {groups.length > 0 && <Filters groups={groups} arrivals={arrivals} total={total} />}
      <div className="results" aria-busy={busy}>
        <div className="list-bar">
          <div className="list-told">
            <p aria-live="polite">{search.count({ count: total, shown: shownNumber(total, language) })}</p>
            {grouping && total > 0 && (
              <Link className="list-group" to={grouping.to} preventScrollReset rel="nofollow">
                {grouping.name}
              </Link>
            )}
          </div>
          {groups.length > 0 && (
            <button type="button" className="button button-quiet button-small filters-open" popoverTarget="filters">
              <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} /> {search.filters}
            </button>
          )}
          {total > 1 && <SortForm sorts={sorts} sort={sort} />}
        </div>
        <Chips groups={groups} arrivals={arrivals.chip} />
        {pins && <p className="quiet pinned-note">{pins.note}</p>}
        {total === 0 ? (
          <div className="empty">
            {empty ?? (
              <>
                <p>{catalogue.emptyList}</p>
                <Link className="button button-quiet" to={pathTo('store', language)}>
                  {catalogue.goToStore}
                </Link>
              </>
            )}
          </div>
        ) : (
          <ul className="cards">
            {visible.map((item, index) => (
              <li key={item.pk}>
                {pins?.items.includes(item.pk) && <p className="pinned-mark">{pins.mark}</p>}
                <ProductCard product={item} eager={index < 2}>
                  {arrivals.cards[item.pk] && <p className="card-state card-arrives">{arrivals.cards[item.pk]}</p>}
                  {works[item.pk] && <CardEditions product={item} work={works[item.pk]!} />}
                </ProductCard>
              </li>
            ))}
          </ul>
        )}
        {whole && visible.length < items.length && (
          <p className="pagination">
            <Link
              className="button button-quiet"
              to={withPage(parameters, Math.floor(visible.length / pageSize) + 1)}
              onClick={(event) => {
                event.preventDefault()
                setShown(visible.length + pageSize)
                shownAt.set(key, visible.length + pageSize)
              }}
            >
              {catalogue.showMore}
            </Link>
          </p>
        )}
        {!whole && <Pagination page={page} pages={pages} />}
      </div>
    </div>
  )
}
