import { Link } from 'react-router'
import { dayOf } from '#kernel/days.ts'
import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActLink } from '../kit/act-link.tsx'
import { Day, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** What is known of an ISBN that no title has: why an import refused it, how to make it, and its publisher's neighbouring numbers. */
export function NotInCatalogue({ ean }: { ean: string }) {
  const { unknown: words } = useWords(counterWords)
  const [mayRead, mayMake, maySeeRuns] = [useMay('title.read'), useMay('title.change'), useMay('import.read')]
  const { data: told } = useCall('GET /imports/refused/:ean/', { params: { ean } }, { enabled: mayRead })
  const { data: isbn } = useCall('GET /titles/isbn/', { query: { isbn: ean } }, { enabled: mayRead })
  const last = told?.last
  const make = new URLSearchParams({ ean, ...(last?.title && { title: last.title }) })
  return (
    <>
      {told && (
        <p>
          {last ? (
            <>
              {words.refused(last.title ?? ean, last.source)} <Day day={dayOf(new Date(last.at))} />: {last.why.sentence}{' '}
              {maySeeRuns && <Link to={`/imports/${last.run}`}>{words.toRun}</Link>}
            </>
          ) : (
            words.noImport
          )}
        </p>
      )}
      {mayMake && (
        <p>
          <ActLink to={`/titles/new?${make}`}>{words.make}</ActLink>
        </p>
      )}
      {isbn && isbn.nearby.length > 0 && (
        <>
          <h3>{words.nearby(isbn.publisher?.name ?? '')}</h3>
          <ul className="counter-found">
            {isbn.nearby.map(({ id, title, author, ean: number, price_cents }) => (
              <li key={id}>
                <Link to={`?${new URLSearchParams({ code: number })}`}>{title}</Link>
                <span className="quiet">{author}</span>
                <span className="figures quiet">{number}</span>
                {price_cents !== null && <Money euros={price_cents / 100} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
