import { typedFigure } from '#kernel/typed-figures.ts'
import type { Answer } from '../../api/calls.ts'
import { Money } from '../../kit/shown.tsx'
import { useLanguage, useWords } from '../../words/dictionary.ts'
import { Lines, type useLines } from '../lines.tsx'
import type { QuoteLine } from './began.ts'
import { quoteWords } from './words.ts'

const most = 9_999

interface QuoteLinesProps {
  of: ReturnType<typeof useLines<QuoteLine>>
  reckoned: Answer<'POST /quotes/reckon/'> | undefined
}

/** Which titles, how many copies of each, and what is let off their list price. */
export function DiscountedLines({ of, reckoned }: QuoteLinesProps) {
  const { form } = useWords(quoteWords)
  const language = useLanguage()
  const priceOf = ({ product }: QuoteLine) => reckoned?.lines.find((line) => line.product === product)
  return (
    <Lines
      of={of}
      most={most}
      told={(line) => {
        const price = priceOf(line)
        return (
          price && (
            <>
              {' · '}
              <Money euros={price.unit} />
              {price.lawful !== null && ` · ${form.lawful(price.lawful)}`}
            </>
          )
        )
      }}
      beside={(line, index) => {
        const price = priceOf(line)
        return (
          <label>
            <input
              id={`field-lines.${index}.discount`}
              type="text"
              inputMode="decimal"
              aria-label={form.discountOf(line.title)}
              placeholder={price ? typedFigure(price.discount, language) : ''}
              value={line.discount}
              onChange={({ target }) => of.set(line.product, { discount: target.value })}
            />
            <span aria-hidden>%</span>
          </label>
        )
      }}
    />
  )
}
