import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

/** What a visitor chose with their phone: titles, copies in the store, and what it comes to; Enter hands it over. */
export function VisitBasketResult({ found: { basket } }: { found: { kind: 'visit_basket'; basket: number } }) {
  const { visitBasket: words } = useWords(counterWords)
  const notice = useNotice()
  const { data, error, refetch } = useCall('GET /visit-baskets/:basket/', { params: { basket } })
  const handOver = useAct('POST /visit-baskets/:basket/hand-over/', ['GET /visit-baskets/'])
  const go = () =>
    handOver.mutate(
      { params: { basket }, body: {} },
      { onSuccess: () => notice({ text: words.handed }), onError: (refusal) => notice({ text: refusal.message, kind: 'fault' }) },
    )
  if (error && !data) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <article className="counter-card">
      <h2>
        {words.title} <span className="quiet">{data.code}</span>
      </h2>
      <p className="counter-marks">
        {data.handed_over_at && <Mark tone="plain">{words.gone}</Mark>}{' '}
        {data.slot && (
          <>
            {words.atExit} <When at={data.slot} />
          </>
        )}
      </p>
      <ul className="counter-rows">
        {data.lines.map(({ product, title, ean, quantity, price, here }) => (
          <li key={product}>
            <span className="figures">{quantity} ×</span> {title} <span className="quiet">{ean}</span>{' '}
            <Money euros={price * quantity} /> {here < quantity && <Mark tone="bad">{words.here(here)}</Mark>}
          </li>
        ))}
      </ul>
      <p>
        <b>
          {words.total} <Money euros={data.total} />
        </b>
      </p>
      <div className="counter-acts">
        <ActButton kind="main" keys="Enter" onAct={go} busy={handOver.isPending} whyNot={data.handed_over_at ? words.gone : null}>
          {words.handOver}
        </ActButton>
      </div>
    </article>
  )
}
