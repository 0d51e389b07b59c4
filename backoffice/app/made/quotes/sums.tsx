import type { Answer } from '../../api/calls.ts'
import { Money } from '../../kit/shown.tsx'
import { useWords } from '../../words/dictionary.ts'
import { quoteWords } from './words.ts'

/** The last rows of a quote's lines: VAT by rate, and the total. */
export function QuoteSums({ of }: { of: Pick<Answer<'POST /quotes/reckon/'>, 'vat' | 'total'> }) {
  const { lines: words } = useWords(quoteWords)
  return (
    <>
      {of.vat.map(({ percent, vat }) => (
        <tr key={percent}>
          <td className="quiet">{words.vat(percent)}</td>
          <td data-figure className="quiet">
            <Money euros={vat} />
          </td>
        </tr>
      ))}
      <tr className="quote-total">
        <th scope="row">{words.total}</th>
        <td data-figure>
          <Money euros={of.total} />
        </td>
      </tr>
    </>
  )
}
