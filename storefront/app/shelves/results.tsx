import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { FacetGroup, Sort } from '#modules/goods/search/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { withPage } from '../site/query.ts'
import { Pagination } from '../ui/pagination.tsx'
import { Chips } from './chips.tsx'
import { Filters } from './filters.tsx'
import { ProductCard } from './product-card.tsx'
import type { ShownCard } from './shown.ts'
import { SortForm } from './sort-form.tsx'

export const pageSize = 24

interface Props {
  items: ShownCard[]
  total: number
  page: number
  pages: number
  sort: Sort
  sorts: Sort[]
  groups: FacetGroup[]
  /** Which of the items the shop chose to stand first. */
  pinned?: readonly number[]
  /** The whole list is here, and is shown in helpings (C-42). */
  whole: boolean
  empty?: ReactNode
}

/** How many pieces a list showed when it was left, by its place in the history, so that coming back finds the same spot (N-30). */
const shownAt = new Map<string, number>()

/** Filters at the left, chips and order above, the pieces, and the way to the next page. */
export function Results({ items, total, page, pages, sort, sorts, groups, pinned = [], whole, empty }: Props) {
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
      {groups.length > 0 && <Filters groups={groups} total={total} />}
      <div className="results" aria-busy={busy}>
        <div className="list-bar">
          <p aria-live="polite">{search.count({ count: total, shown: shownNumber(total, language) })}</p>
          {groups.length > 0 && (
            <button type="button" className="button button-quiet button-small filters-open" popoverTarget="filters">
              <SlidersHorizontal aria-hidden size={18} strokeWidth={1.5} /> {search.filters}
            </button>
          )}
          {total > 1 && <SortForm sorts={sorts} sort={sort} />}
        </div>
        <Chips groups={groups} />
        {pinned.length > 0 && <p className="quiet pinned-note">{search.pinnedNote}</p>}
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
                {pinned.includes(item.pk) && <p className="pinned-mark">{search.pinned}</p>}
                <ProductCard product={item} eager={index < 4} />
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
