import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '../api/calls.ts'
import { Picker } from '../kit/picker.tsx'
import { Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type AddedTitle, titlesFound } from './change-titles.ts'
import { useReason } from './order-acts.ts'
import { orderWords } from './words.ts'

type Line = Answer<'GET /orders/:number/change/'>['lines'][number] | (AddedTitle & { isNew: true })

interface Props {
  line: Line
  quantity: number
  onQuantity: (quantity: number) => void
  /** Another edition in its place; left out for what is new itself. */
  onSwap?: (title: { product: number; title: string }) => void
}

/** A line as it is to be: more copies, fewer, none, or another edition. What cannot be changed says why. */
export function ChangeLine({ line, quantity, onQuantity, onSwap }: Props) {
  const { change: words } = useWords(orderWords)
  const reason = useReason()
  const [swapping, setSwapping] = useState(false)
  const isNew = 'isNew' in line
  const whyNot = isNew ? null : reason(line.acts.change)
  return (
    <li data-gone={quantity === 0 || undefined}>
      <div className="change-title">
        <strong>{line.title}</strong>
        <span className="order-line-marks">
          {isNew ? <Mark tone="good">{words.isNew}</Mark> : <Money euros={line.price} />}
          {quantity === 0 && <Mark tone="bad">{words.goes}</Mark>}
          {whyNot && <span className="quiet">{whyNot}</span>}
        </span>
        {whyNot === null && onSwap && !swapping && (
          <button type="button" className="button" data-kind="quiet" onClick={() => setSwapping(true)}>
            {words.swap}
          </button>
        )}
        {swapping && onSwap && (
          <Picker
            label={words.swapFor(line.title)}
            search={titlesFound}
            itemKey={({ product }) => String(product)}
            itemText={({ title }) => title}
            show={({ title, ean, quantity: there }) => words.found(title, ean, there)}
            onPick={(title) => {
              onSwap(title)
              setSwapping(false)
            }}
          />
        )}
      </div>
      <div className="stepper">
        <button
          type="button"
          className="icon-button"
          disabled={whyNot !== null || quantity === 0}
          aria-label={words.fewer(line.title)}
          onClick={() => onQuantity(quantity - 1)}
        >
          <Minus aria-hidden size={16} />
        </button>
        <input
          inputMode="numeric"
          aria-label={words.copiesOf(line.title)}
          value={quantity}
          disabled={whyNot !== null}
          onChange={({ target }) => onQuantity(Math.min(999, Number(target.value.replace(/\D/g, '')) || 0))}
        />
        <button
          type="button"
          className="icon-button"
          disabled={whyNot !== null}
          aria-label={words.more(line.title)}
          onClick={() => onQuantity(quantity + 1)}
        >
          <Plus aria-hidden size={16} />
        </button>
      </div>
    </li>
  )
}
