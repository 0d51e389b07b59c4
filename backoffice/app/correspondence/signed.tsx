import { Link, useParams } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { Answer } from '../api/calls.ts'
import { useCall } from '../api/queries.ts'
import { Failed } from '../kit/list-screen.tsx'
import { usePaper } from '../kit/paper.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { doorWords } from './door-words.ts'
import './correspondence.css'

type Signed = Answer<'GET /agenda/:activity/signed-copies/'>

/** What an author signs to order at an activity: for whom, what and how often, on paper too. */
export function Screen() {
  const { activity = '' } = useParams()
  const { signed: words } = useWords(doorWords)
  const { data, error, refetch } = useCall('GET /agenda/:activity/signed-copies/', { params: { activity: Number(activity) } })
  const { print, paper } = usePaper()
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <section className="correspondence-page door">
      <title>{words.title}</title>
      <header className="door-head">
        <Link to={`/agenda/${activity}`}>{data.title}</Link>
        <h1>{words.title}</h1>
        <p className="quiet">
          {shownDay(data.on as Day)} · {words.copies(data.copies)}
        </p>
        {data.cancelled && (
          <p role="status">
            <Mark tone="bad">{words.off}</Mark> {words.offText}
          </p>
        )}
      </header>
      {data.items.length === 0 ? (
        <p className="empty">{words.empty}</p>
      ) : (
        <>
          <p>
            <button type="button" className="button" data-kind="quiet" onClick={() => print(<Sheet signed={data} />)}>
              {words.print}
            </button>
          </p>
          <Copies signed={data} links />
        </>
      )}
      {paper}
    </section>
  )
}

function Copies({ signed, links = false }: { signed: Signed; links?: boolean }) {
  const { signed: words } = useWords(doorWords)
  return (
    <table className="door-sheet">
      <thead>
        <tr>
          <th scope="col">{words.columns.copies}</th>
          <th scope="col">{words.columns.title}</th>
          <th scope="col">{words.columns.dedication}</th>
          <th scope="col">{words.columns.customer}</th>
          <th scope="col">{words.columns.order}</th>
        </tr>
      </thead>
      <tbody>
        {signed.items.map(({ line, quantity, title, author, dedication, customer, email, order }) => (
          <tr key={line}>
            <td className="figures">{quantity}</td>
            <td>{[title, author].filter(Boolean).join(' · ')}</td>
            <td>{dedication || words.alone}</td>
            <td>{customer || email}</td>
            <td className="figures">{links ? <Link to={`/orders/${order}`}>{order}</Link> : order}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The list for whoever sits beside the author. */
function Sheet({ signed }: { signed: Signed }) {
  const { signed: words } = useWords(doorWords)
  return (
    <article className="paper-a4">
      <h1>{signed.title}</h1>
      <p>
        {shownDay(signed.on as Day)} · {words.copies(signed.copies)}
      </p>
      <Copies signed={signed} />
    </article>
  )
}
