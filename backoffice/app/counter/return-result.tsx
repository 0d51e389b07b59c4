import { Link } from 'react-router'
import { useCall } from '../api/queries.ts'
import { ActLink } from '../kit/act-link.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { OtherStore } from '../parcels/other-store.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** A parcel that came back with the shop's own label: what should be in it, and the way to its return. */
export function ReturnResult({ found }: { found: { kind: 'return'; return: number; number: string } }) {
  const { back: words } = useWords(counterWords)
  const { data, error, refetch } = useCall('GET /returns/:return/', { params: { return: String(found.return) } })
  if (error?.status === 404)
    return (
      <section className="counter-card">
        <h2>{found.number}</h2>
        <OtherStore number={found.number} onShown={() => void refetch()} />
      </section>
    )
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <section className="counter-card">
      <h2>
        {words.title} <span className="quiet figures">{data.code}</span>
      </h2>
      <p className="counter-marks">
        <Link className="figures" to={`?${new URLSearchParams({ code: data.order })}`}>
          {data.order}
        </Link>
        <span className="quiet">{data.reason}</span>
      </p>
      <ul className="counter-rows">
        {data.lines.map(({ line, title, quantity }) => (
          <li key={line}>
            <span className="figures">{quantity} ×</span> {title}
          </li>
        ))}
      </ul>
      <div className="counter-acts">
        <ActLink kind="main" keys="Enter" to={`/returns/${found.return}`}>
          {words.open}
        </ActLink>
      </div>
    </section>
  )
}
