import { Plus, X } from 'lucide-react'
import { inEachLanguage, languages } from '#kernel/language.ts'
import { figureSent } from '#kernel/read-figures.ts'
import { typedAmount } from '#kernel/typed-figures.ts'
import { frameWords } from '../frame/words.ts'
import type { BoxProps } from '../kit/record-fields.ts'
import { language, useWords } from '../words/dictionary.ts'
import { editorWords } from './words.ts'
import '../kit/own-rows.css'
import { OwnBox } from '../kit/own-box.tsx'

interface Price {
  price: string
  label: Record<(typeof languages)[number], string>
}

/** As the form holds them: figures as they are typed. */
export const prices = {
  write: (value: unknown) =>
    JSON.stringify((value as { price: number }[]).map((row) => ({ ...row, price: typedAmount(row.price, language()) }))),
  read: (text: string) =>
    text === '' ? [] : (JSON.parse(text) as Price[]).map(({ price, label }) => ({ price: figureSent(price), label })),
}

/** What a place costs, for whom; nothing where it is free. */
export function PricesBox({ label, value, onValue }: BoxProps) {
  const { agenda: words } = useWords(editorWords)
  const { languages: names } = useWords(frameWords)
  const rows = value === '' ? [] : (JSON.parse(value) as Price[])
  const put = (next: Price[]) => onValue(JSON.stringify(next))
  const change = (index: number, changed: Partial<Price>) =>
    put(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)))
  return (
    <OwnBox label={label} hint={words.pricesHint}>
      <ol className="own-rows">
        {rows.map((row, index) => (
          <li key={index}>
            <input
              inputMode="decimal"
              aria-label={words.priceOf(index + 1)}
              placeholder="0,00"
              value={row.price}
              onChange={({ target }) => change(index, { price: target.value })}
            />
            {languages.map((one) => (
              <input
                key={one}
                lang={one}
                aria-label={`${words.priceFor(index + 1)} · ${names[one]}`}
                placeholder={names[one]}
                value={row.label[one]}
                onChange={({ target }) => change(index, { label: { ...row.label, [one]: target.value } })}
              />
            ))}
            <button
              type="button"
              className="icon-button"
              aria-label={words.removePrice(index + 1)}
              onClick={() => put(rows.filter((_, at) => at !== index))}
            >
              <X aria-hidden size={16} />
            </button>
          </li>
        ))}
      </ol>
      <div>
        <button
          type="button"
          className="button"
          data-kind="quiet"
          onClick={() => put([...rows, { price: '', label: inEachLanguage(() => '') }])}
        >
          <Plus aria-hidden size={15} /> {words.addPrice}
        </button>
      </div>
    </OwnBox>
  )
}
