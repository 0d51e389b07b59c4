import { Day, Facts, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import type { Outcome } from './change-titles.ts'
import type { Words } from './words/es.ts'
import { orderWords } from './words.ts'

/** What a change comes to, before it is made. */
export function ChangeOutcome({ outcome, fault }: { outcome: Outcome | null; fault: string }) {
  const { change: words } = useWords(orderWords)
  return (
    <div className="change-outcome" role="status">
      {fault && <p className="fault">{fault}</p>}
      {outcome && (
        <>
          <Facts
            of={[
              ...outcome.added.map(
                ({ product, title, quantity, off, paid, delayed }) =>
                  [
                    words.added(quantity, title),
                    <span key={product}>
                      <Money euros={paid} />
                      {off > 0 && (
                        <span className="quiet">
                          {' '}
                          {words.off} <Money euros={off} />
                        </span>
                      )}
                      {delayed && <span className="quiet"> · {words.delayed}</span>}
                    </span>,
                  ] as const,
              ),
              [words.shipping, <FromTo key="shipping" {...outcome.shipping} />],
              [words.total, <FromTo key="total" {...outcome.total} />],
              [
                outcome.budget ? words.budget(outcome.budget.title) : '',
                outcome.budget && <FromTo key="budget" {...outcome.budget.left} />,
              ],
              [words.promised, outcome.promised && <Day key="promised" day={outcome.promised} />],
              [
                outcome.coupon ? words.coupon(outcome.coupon.name) : '',
                outcome.coupon && (
                  <span key="coupon">
                    <FromTo {...outcome.coupon} /> <span className="quiet">{words.couponStays}</span>
                  </span>
                ),
              ],
              [words.pointsTaken, outcome.points_taken > 0 && String(outcome.points_taken)],
              [words.pointsAdded, outcome.points_added > 0 && String(outcome.points_added)],
              [words.pointsBack, outcome.points_back > 0 && String(outcome.points_back)],
            ]}
          />
          <p className="change-end">
            <strong>
              {endOf(outcome, words)} {outcome.to_pay > 0 && <Money euros={outcome.to_pay} />}
              {outcome.to_pay === 0 && outcome.to_give_back > 0 && <Money euros={outcome.to_give_back} />}
            </strong>
            {outcome.to_pay > 0 && <span>{words.toPayNote}</span>}
            {outcome.to_give_back > 0 && <span>{outcome.second_person ? words.secondPerson : words.giveBackNote}</span>}
          </p>
        </>
      )}
    </div>
  )
}

const endOf = (outcome: Outcome, words: Words['change']): string => {
  if (outcome.to_pay > 0) return words.toPay
  if (outcome.to_give_back > 0) return words.toGiveBack
  return outcome.on_account && outcome.total.before !== outcome.total.after ? words.onAccount : words.even
}

const FromTo = ({ before, after }: { before: number; after: number }) =>
  before === after ? (
    <Money euros={after} />
  ) : (
    <span>
      <s className="quiet">
        <Money euros={before} />
      </s>{' '}
      <Money euros={after} />
    </span>
  )
