import { Link } from 'react-router'
import type { Answer } from '../api/calls.ts'
import { Facts, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { orderWords } from './words.ts'

export type Exchanged = Answer<'POST /orders/:number/exchange/preview/'>

/** What an exchange comes to: before it is made, and once it is. */
export function ExchangeOutcome({ outcome, fault, done = false }: { outcome: Exchanged | null; fault: string; done?: boolean }) {
  const { exchange: words, takeBack } = useWords(orderWords)
  return (
    <div className="change-outcome" role="status">
      {fault && <p className="fault">{fault}</p>}
      {outcome && (
        <>
          {done && <p>{outcome.handed_over ? words.handedOver : words.waits}</p>}
          <Facts
            of={[
              [words.worthBack, <Money key="back" euros={outcome.worth_back} />],
              [words.worthNew, <Money key="new" euros={outcome.worth_new} />],
            ]}
          />
          <p className="change-end">
            <strong>
              {outcome.to_pay > 0
                ? done && outcome.handed_over
                  ? words.paidAtTill
                  : words.toPay
                : outcome.to_give_back > 0
                  ? words.toGiveBack
                  : words.even}{' '}
              {outcome.to_pay > 0 && <Money euros={outcome.to_pay} />}
              {outcome.to_give_back > 0 && <Money euros={outcome.to_give_back} />}
            </strong>
            {outcome.means.map(({ means, amount }) => (
              <span key={means}>
                {takeBack.means[means]}: <Money euros={amount} />
              </span>
            ))}
            {outcome.to_pay > 0 && !outcome.handed_over && <span>{words.toPayNote}</span>}
            {outcome.pay_at && (
              <a href={outcome.pay_at} target="_blank" rel="noreferrer">
                {words.payLink}
              </a>
            )}
          </p>
          {done && outcome.means.some(({ means }) => means === 'till') && (
            <p>
              <Link to="/till-refunds">{takeBack.noteAtTill}</Link>
            </p>
          )}
        </>
      )}
    </div>
  )
}
