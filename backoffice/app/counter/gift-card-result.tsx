import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { useMay } from '../api/session.tsx'
import { ActButton } from '../kit/act-button.tsx'
import { Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { BlockCard } from './block-card.tsx'
import { counterWords } from './words.ts'

type Found = Extract<NonNullable<Answer<'POST /scan/'>['found']>, { kind: 'gift_card' }>

export function GiftCardResult({ found }: { found: Found }) {
  const { giftCard: words } = useWords(counterWords)
  const mayBlock = useMay('gift_card.block')
  const [asks, setAsks] = useState(false)
  const ask = mayBlock && !found.blocked ? () => setAsks(true) : null
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
      {mayBlock && !asks && (
        <div className="counter-acts">
          <ActButton kind="grave" onAct={() => ask?.()} whyNot={ask ? null : words.blocked} keys="B">
            {words.block}
          </ActButton>
        </div>
      )}
      {asks && <BlockCard card={found.card} onDone={() => setAsks(false)} />}
    </section>
  )
}
