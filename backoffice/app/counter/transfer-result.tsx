import { useCall } from '../api/queries.ts'
import { ActLink } from '../kit/act-link.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** The slip of a transfer: from where to where, what is expected, and the way to send or receive it. */
export function TransferResult({ found }: { found: { kind: 'transfer'; transfer: number } }) {
  const { transfer: words } = useWords(counterWords)
  const { data, error, refetch } = useCall('GET /transfers/:transfer/', { params: { transfer: found.transfer } })
  if (error?.status === 404) return <p className="counter-card">{words.elsewhere}</p>
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  const sent = data.sent > 0
  return (
    <article className="counter-card">
      <h2>
        {words.way(data.from_name, data.to_name)} <span className="quiet figures">{data.code}</span>
      </h2>
      <p className="counter-marks">
        <Mark tone={data.acts.send === null || data.acts.receive === null ? 'wait' : 'plain'}>{words.states[data.state]}</Mark>
      </p>
      <ul className="counter-rows">
        {data.lines.map((line) => (
          <li key={line.product}>
            <span className="figures">{sent ? line.sent : line.asked} ×</span> {line.title}{' '}
            {line.received > 0 && <span className="quiet">{words.arrived(line.received)}</span>}
          </li>
        ))}
      </ul>
      <div className="counter-acts">
        <ActLink kind="main" keys="Enter" to={`/transfers/${data.id}`}>
          {data.acts.receive === null ? words.receive : data.acts.send === null ? words.send : words.open}
        </ActLink>
      </div>
    </article>
  )
}
