import type { Answer } from '../api/calls.ts'
import { Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { counterWords } from './words.ts'

type Found = Extract<NonNullable<Answer<'POST /scan/'>['found']>, { kind: 'gift_card' }>

export function GiftCardResult({ found }: { found: Found }) {
  const { giftCard: words } = useWords(counterWords)
  return (
    <section className="counter-card">
      <h2>{words.title(found.last4)}</h2>
      <dl className="counter-figures">
        <div>
          <dt>{words.balance}</dt>
          <dd>
            <Money euros={found.balance} />
          </dd>
        </div>
        <div>
          <dt>{words.expires}</dt>
          <dd>
            <Day day={found.expires} />
          </dd>
        </div>
      </dl>
      {found.blocked && <Mark tone="bad">{words.blocked}</Mark>}
    </section>
  )
}
