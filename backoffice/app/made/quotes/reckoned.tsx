import type { Answer } from '../../api/calls.ts'
import { Money } from '../../kit/shown.tsx'
import { useWords } from '../../words/dictionary.ts'
import { QuoteSums } from './sums.tsx'
import { quoteWords } from './words.ts'

/** What the quote would say, and what would stand in the way of ordering it today. */
export function Reckoned({ of, late }: { of: Answer<'POST /quotes/reckon/'>; late: boolean }) {
  const { lines: words } = useWords(quoteWords)
  return (
    <div aria-live="polite" aria-busy={late}>
      <table className="lines">
        <tbody>
          {of.lines.map(({ product, title, copies, total, why_not }) => (
            <tr key={product}>
              <td>
                {copies} × {title}
                {why_not && <p className="field-fault">{why_not}</p>}
              </td>
              <td data-figure>
                <Money euros={total} />
              </td>
            </tr>
          ))}
          <tr>
            <td>{words.shipping}</td>
            <td data-figure>{of.shipping === null ? words.unknown : <Money euros={of.shipping} />}</td>
          </tr>
          <QuoteSums of={of} />
        </tbody>
      </table>
      {of.why_not && <p className="quiet">{of.why_not}</p>}
    </div>
  )
}
