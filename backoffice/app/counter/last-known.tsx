import { Count, Mark, Money, When } from '../kit/shown.tsx'
import { useWords } from '../words/dictionary.ts'
import { type LastStock, lastStockOf } from './last-stock.ts'
import { counterWords } from './words.ts'

/** While the line is cut: what was last read of a title here, with the time of it. Nothing is sold or kept by it. */
export function LastKnown({ code }: { code: string }) {
  const { cut: words } = useWords(counterWords)
  const last = lastStockOf(code)
  return last ? <Read of={last} /> : <p>{words.unread(code)}</p>
}

function Read({ of: { title, authors, ean, sku, price_cents, stores, at } }: { of: LastStock }) {
  const { cut: words, book } = useWords(counterWords)
  return (
    <article className="counter-card">
      <p>
        <Mark tone="bad">{words.mark}</Mark> {words.readAt} <When at={at} />. {words.mayDiffer}
      </p>
      <h2>{title}</h2>
      <p className="quiet">{[authors, ean || sku].filter(Boolean).join(' · ')}</p>
      {price_cents !== null && (
        <p>
          {book.price}: <Money euros={price_cents / 100} />
        </p>
      )}
      <table className="lines">
        <thead>
          <tr>
            <th scope="col">{book.store}</th>
            <th scope="col" data-figure>
              {book.forSale}
            </th>
          </tr>
        </thead>
        <tbody>
          {stores.map(({ name, own, shelf, quantity }) => (
            <tr key={name} data-own={own || undefined}>
              <th scope="row">
                {name} <span className="quiet">{shelf}</span>
              </th>
              <td data-figure>
                <Count of={quantity} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>
  )
}
