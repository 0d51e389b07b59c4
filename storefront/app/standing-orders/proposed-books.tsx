import { Link } from 'react-router'
import type { ProposedBook } from '#modules/libraries/standing-orders/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ColumnHeads } from '../ui/column-heads.tsx'
import { Price } from '../ui/price.tsx'

/** Books of a proposal, with the reason of each; `chosen` puts a box before each that a form sends along. */
export function ProposedBooks({
  books,
  total,
  chosen = false,
}: {
  books: readonly ProposedBook[]
  total: number
  chosen?: boolean
}) {
  const language = useLanguage()
  const { standing } = usePrivateMessages()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too
    <section className="standing-table" aria-label={standing.proposed} tabIndex={0}>
      <table>
        <ColumnHeads
          columns={[
            !!chosen && { text: standing.choose, unseen: true },
            standing.book,
            standing.why,
            { text: standing.price, className: 'standing-number' },
            { text: standing.copiesShort, className: 'standing-number' },
            { text: standing.cost, className: 'standing-number' },
          ]}
        />
        <tbody>
          {books.map((book) => (
            <tr key={book.product}>
              {chosen && (
                <td>
                  <label className="standing-box">
                    <input type="checkbox" name="product" value={book.product} defaultChecked />
                    <span className="visually-hidden">{standing.chooseBook({ title: book.title })}</span>
                  </label>
                </td>
              )}
              <td>
                <Link to={pathTo('book-detail', language, { slug: book.slug, id: book.product, sku: book.sku })}>
                  {book.title}
                </Link>
                <span className="quiet">{[book.author, book.publisher, book.details, book.ean].filter(Boolean).join(' · ')}</span>
              </td>
              <td className="standing-why">{book.reason}</td>
              <td className="standing-number">
                <Price euros={book.price} />
              </td>
              <td className="standing-number">{book.copies}</td>
              <td className="standing-number">
                <Price euros={book.cost} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {chosen && <td />}
            <th scope="row" colSpan={4}>
              {standing.total}
            </th>
            <td className="standing-number">
              <Price euros={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
