import type { Answer } from '../../api/calls.ts'
import { Money, Section } from '../../kit/shown.tsx'
import { useWords } from '../../words/dictionary.ts'
import { QuoteSums } from './sums.tsx'
import { quoteWords } from './words.ts'

/** What is offered, line by line, and what all of it costs. */
export function QuoteLines({ of }: { of: Answer<'GET /quotes/:quote/'> }) {
  const { lines: words } = useWords(quoteWords)
  return (
    <Section title={words.title}>
      <table className="lines">
        <tbody>
          {of.lines.map(({ product, title, ean, copies, discount, unit, total }) => (
            <tr key={product}>
              <td>
                {copies} × {title}
                <br />
                <small className="quiet">
                  {ean} · <Money euros={unit} /> {discount > 0 && words.off(discount)}
                </small>
              </td>
              <td data-figure>
                <Money euros={total} />
              </td>
            </tr>
          ))}
          {of.collect_at === null && (
            <tr>
              <td>{words.shipping}</td>
              <td data-figure>{of.shipping === null ? words.unknown : <Money euros={of.shipping} />}</td>
            </tr>
          )}
          <QuoteSums of={of} />
        </tbody>
      </table>
    </Section>
  )
}
