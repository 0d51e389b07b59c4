import { Link, useNavigate } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { useKeys } from '../kit/keys.ts'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Day, Mark } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** The slip of a reservation: for whom and until when; Enter hands it over. */
export function ReservationResult({ found: { reservation } }: { found: { kind: 'reservation'; reservation: number } }) {
  const { reservation: words } = useWords(counterWords)
  const notice = useNotice()
  const navigate = useNavigate()
  const { data, error, refetch } = useCall('GET /reservations/:reservation/', { params: { reservation } })
  const handOver = useAct('POST /reservations/:reservation/hand-over/', ['GET /reservations/', 'GET /stock/'])
  const held = data?.acts.hand_over === null
  const go = () =>
    handOver.mutate(
      { params: { reservation }, body: {} },
      { onSuccess: () => notice({ text: words.handed }), onError: (refusal) => notice({ text: refusal.message, kind: 'fault' }) },
    )
  useKeys([{ keys: ['o'], does: words.open, act: () => void navigate(`/reservations/${reservation}`) }])
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <article className="counter-card">
      <h2>
        {data.name} <span className="quiet">{data.code}</span>
      </h2>
      <p className="counter-marks">
        <Mark tone={held ? 'info' : 'plain'}>{words.states[data.state]}</Mark> {words.until} <Day day={data.last_day} />
      </p>
      <ul className="counter-rows">
        {data.lines.map(({ product, title, copies }) => (
          <li key={product}>
            <span className="figures">{copies} ×</span> {title}
          </li>
        ))}
      </ul>
      <div className="counter-acts">
        <ActButton kind="main" keys="Enter" onAct={go} busy={handOver.isPending} whyNot={held ? null : words.closed}>
          {words.handOver}
        </ActButton>
        <Link className="button" data-kind="quiet" to={`/reservations/${reservation}`}>
          {words.open} <kbd>O</kbd>
        </Link>
      </div>
    </article>
  )
}
