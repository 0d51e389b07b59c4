import { useSearchParams } from 'react-router'
import { useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { withPage } from '../site/query.ts'

/** First, last, and those around the present page; a gap stands for what is left out. */
export function shownPages(page: number, pages: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((value) => value >= 1 && value <= pages)
  const sorted = [...new Set(near)].toSorted((a, b) => a - b)
  return sorted.flatMap((value, index) =>
    index > 0 && value - (sorted[index - 1] ?? 0) > 1 ? (['gap', value] as const) : [value],
  )
}

/** Real links, so that every page of a list has its address (S-19). */
export function Pagination({ page, pages }: { page: number; pages: number }) {
  const { catalogue } = useMessages()
  const [parameters] = useSearchParams()
  if (pages < 2) return null
  const place = catalogue.page({ page, pages })
  return (
    <nav className="pagination" aria-label={place}>
      {page > 1 && (
        <Link className="pagination-turn" rel="prev" to={withPage(parameters, page - 1)}>
          {catalogue.previous}
        </Link>
      )}
      <span className="pagination-place quiet">{place}</span>
      <ol className="pagination-pages">
        {shownPages(page, pages).map((shownPage, index) =>
          shownPage === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={shownPage}>
              <Link
                to={withPage(parameters, shownPage)}
                aria-label={catalogue.page({ page: shownPage, pages })}
                aria-current={shownPage === page ? 'page' : undefined}
              >
                {shownPage}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link className="pagination-turn" rel="next" to={withPage(parameters, page + 1)}>
          {catalogue.next}
        </Link>
      )}
    </nav>
  )
}
