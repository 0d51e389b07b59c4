import { Link, useParams } from 'react-router'
import { useAct, useCall } from '../api/queries.ts'
import { ActButton } from '../kit/act-button.tsx'
import { Failed } from '../kit/list-screen.tsx'
import { useNotice } from '../kit/notice.ts'
import { usePaper } from '../kit/paper.tsx'
import { Day, Facts, Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import './made.css'
import { OrderSlip, ShelfSlip, square } from './slips.tsx'
import { madeWords } from './words.ts'

/** An order just made: what it asks of whom, its slips, and the code that pays it. */
export function Screen() {
  const { made: words } = useWords(madeWords)
  const { number = '' } = useParams()
  const notice = useNotice()
  const { print, paper } = usePaper()
  const {
    data: order,
    error,
    refetch,
  } = useCall('GET /made-orders/:number/', { params: { number } }, { refetchInterval: 15_000 })
  const again = useAct('POST /made-orders/:number/pay-link/', ['GET /made-orders/'])
  if (error && !order) return <Failed error={error} again={() => void refetch()} />
  if (!order) return null
  return (
    <section className="made">
      <title>{words.title(order.number)}</title>
      <h1>{words.title(order.number)}</h1>
      <p className="made-marks">
        <Mark tone={order.left === 0 ? 'good' : 'wait'}>
          {order.pay_link ? words.waits : order.left === 0 ? words.paid : words.stands}
        </Mark>{' '}
        <Mark>{words.concluded[order.concluded]}</Mark>
      </p>
      <div className="made-result">
        <Facts
          of={[
            [words.customer, [order.customer, order.email, order.phone].filter(Boolean).join(' · ')],
            [
              words.where,
              order.collect_at ? order.collect_at.name : [order.address?.street, order.address?.city].filter(Boolean).join(', '),
            ],
            [words.promised, order.promised && <Day key="day" day={order.promised} />],
            [words.total, <Money key="total" euros={order.total} />],
            [words.alreadyPaid, order.paid > 0 && <Money key="paid" euros={order.paid} />],
            [words.left, order.left > 0 && <Money key="left" euros={order.left} />],
            [words.madeBy, `${order.made_by} · ${order.made_in.name}`],
          ]}
        />
        {order.pay_link && (
          <div className="made-link">
            <img src={square(order.pay_link)} alt={words.qr} width={180} height={180} />
            <p>
              {words.asks}{' '}
              <b>
                <Money euros={order.due_now} />
              </b>
              {order.pay_until && (
                <>
                  , {words.until} <When at={order.pay_until} />
                </>
              )}
            </p>
            <ActButton
              busy={again.isPending}
              onAct={() =>
                again.mutate(
                  { params: { number } },
                  {
                    onSuccess: () => notice({ text: words.sentAgain }),
                    onError: (refusal) => notice({ text: refusal.message, kind: 'fault' }),
                  },
                )
              }
            >
              {words.sendAgain}
            </ActButton>
          </div>
        )}
      </div>
      <div className="made-acts">
        <ActButton kind="main" keys="P" onAct={() => print(<OrderSlip order={order} />)}>
          {words.slip}
        </ActButton>
        <ActButton keys="L" onAct={() => print(<ShelfSlip code={order.number} name={order.customer} titles={order.lines} />)}>
          {words.shelfSlip}
        </ActButton>
        <Link className="button" data-kind="quiet" to={`/orders/${order.number}`}>
          {words.open}
        </Link>
        <Link className="button" data-kind="quiet" to="/counter">
          {words.counter}
        </Link>
      </div>
      {paper}
    </section>
  )
}
