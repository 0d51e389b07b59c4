import type { Answer } from '../api/calls.ts'
import { Day, Mark, Money } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { madeWords } from './words.ts'

/** What it costs and when it is there, as the customer would read it in the shop. */
export function Reckoned({ of, late }: { of: Answer<'POST /made-orders/reckon/'>; late: boolean }) {
  const { sums: words } = useWords(madeWords)
  return (
    <div aria-live="polite" aria-busy={late}>
      <table className="lines">
        <tbody>
          {of.lines.map(({ product, title, copies, total, special, promised, why_not }) => (
            <tr key={product}>
              <td>
                {copies} × {title} {special && <Mark tone="wait">{words.special}</Mark>}
                {special && promised && (
                  <small className="quiet">
                    {' '}
                    <Day day={promised} />
                  </small>
                )}
                {why_not && <p className="field-fault">{why_not}</p>}
              </td>
              <td data-figure>
                <Money euros={total} />
              </td>
            </tr>
          ))}
          {of.shipping !== null && of.shipping > 0 && (
            <tr>
              <td>{words.shipping}</td>
              <td data-figure>
                <Money euros={of.shipping} />
              </td>
            </tr>
          )}
          <tr className="made-total">
            <th scope="row">{words.total}</th>
            <td data-figure>
              <Money euros={of.total} />
            </td>
          </tr>
        </tbody>
      </table>
      {of.ready_soon ? (
        <p>{words.soon}</p>
      ) : (
        of.promised && (
          <p>
            {words.promised}{' '}
            <b>
              <Day day={of.promised} />
            </b>
          </p>
        )
      )}
      {of.why_not && <p className="field-fault">{of.why_not}</p>}
    </div>
  )
}
