import { Minus, Plus } from 'lucide-react'
import { CheckField } from '../kit/form.tsx'
import { useWords } from '../words/dictionary.ts'
import { orderWords } from './words.ts'

interface Props {
  title: string
  copies: number
  most: number
  onCopies: (copies: number) => void
  damaged?: boolean
  /** Left out for what goes out. */
  onDamaged?: (damaged: boolean) => void
}

/** A title of an exchange, with how many copies of it come back or go out. */
export function ExchangeLine({ title, copies, most, onCopies, damaged = false, onDamaged }: Props) {
  const { change: words, exchange } = useWords(orderWords)
  return (
    <li>
      <div className="change-title">
        <strong>{title}</strong>
        {onDamaged && copies > 0 && (
          <CheckField name={`damaged-${title}`} label={exchange.damaged} checked={damaged} onChecked={onDamaged} />
        )}
      </div>
      <div className="stepper">
        <button
          type="button"
          className="icon-button"
          disabled={copies === 0}
          aria-label={words.fewer(title)}
          onClick={() => onCopies(copies - 1)}
        >
          <Minus aria-hidden size={16} />
        </button>
        <output aria-label={words.copiesOf(title)}>{copies}</output>
        <button
          type="button"
          className="icon-button"
          disabled={copies >= most}
          aria-label={words.more(title)}
          onClick={() => onCopies(copies + 1)}
        >
          <Plus aria-hidden size={16} />
        </button>
      </div>
    </li>
  )
}
