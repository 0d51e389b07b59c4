import { useCall } from '../api/queries.ts'
import { useMay } from '../api/session.tsx'
import { ActLink } from '../kit/act-link.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** What a note names and the catalogue does not have. */
function NotKnown({ code }: { code: string }) {
  const { unknown } = useWords(counterWords)
  return (
    <>
      <span className="figures">{code}</span> <span className="quiet">{unknown.title}</span>
    </>
  )
}

/** A supplier's note: what it names, how far it is counted, and the way to go on scanning. */
export function DeliveryResult({ found }: { found: { kind: 'supplier_delivery'; delivery: number } }) {
  const { delivery: words } = useWords(counterWords)
  const mayRead = useMay('supplier_delivery.read')
  const params = { delivery: found.delivery }
  const { data, error, refetch } = useCall('GET /supplier-deliveries/:delivery/', { params }, { enabled: mayRead })
  if (!mayRead || error?.status === 404) return <p className="counter-card">{words.elsewhere}</p>
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <article className="counter-card">
      <h2>
        {data.supplier} <span className="quiet figures">{data.note_number}</span>
      </h2>
      <p className="counter-marks">
        <Mark tone={data.state === 'open' ? 'wait' : 'plain'}>{words.states[data.state]}</Mark>{' '}
        {words.counted(data.counted, data.expected)}
      </p>
      <ul className="counter-rows">
        {data.lines.map((line) => (
          <li key={line.code}>
            <span className="figures">{line.expected || line.counted} ×</span> {line.title || <NotKnown code={line.code} />}{' '}
            {line.waiting > 0 && <span className="quiet">{words.waiting(line.waiting)}</span>}
          </li>
        ))}
      </ul>
      <div className="counter-acts">
        <ActLink kind="main" keys="Enter" to={`/deliveries/${data.id}`}>
          {data.acts.scan === null ? words.count : words.open}
        </ActLink>
      </div>
    </article>
  )
}
