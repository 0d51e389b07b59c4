import { Link } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { Reading, ReadLine, ReadProduct } from '#modules/libraries/intake/contract.ts'
import { type Messages, useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { availabilityText } from '../shelves/availability-text.ts'
import { productHref } from '../site/product-href.ts'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'
import { Price } from '../ui/price.tsx'

interface Props {
  lines: readonly ReadLine[]
  counts: Reading['counts']
  state: 'found' | 'choose'
}

/** Lines of one group with their copies, and the editions to choose from. */
export function ReadTable({ lines, counts, state }: Props) {
  const {
    intake: { paste },
  } = usePrivateMessages()
  const shown = lines.filter((line) => line.state === state)
  if (shown.length === 0) return null
  const title = `intake-${state}`
  const beyond = counts[state] - shown.length
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="ledger-title">
        {paste[state]({ count: counts[state] })}
      </h2>
      <div className="ledger-scroll">
        <table className="ledger intake-table">
          <ColumnHeads
            columns={[amount(paste.row), paste.titleColumn, paste.availability, amount(paste.price), amount(paste.copies)]}
          />
          <tbody>
            {shown.map((line) => (
              <Row key={line.line} line={line} />
            ))}
          </tbody>
        </table>
      </div>
      {beyond > 0 && <p className="quiet">{paste.more({ count: beyond })}</p>}
    </section>
  )
}

function Row({ line }: { line: ReadLine }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const {
    intake: { paste },
  } = usePrivateMessages()
  const { product, reason } = line
  const called = product?.title ?? line.asked
  return (
    <tr>
      <td className="amount" data-label={paste.row}>
        {line.row}
      </td>
      <td data-label={paste.titleColumn}>
        <div>
          {product ? (
            <>
              <Link to={productHref(product, language)}>{product.title}</Link>
              <span className="quiet">{describe(product)}</span>
            </>
          ) : (
            <Choice line={line} />
          )}
          {reason && <span className="quiet intake-reason">{paste.reasons[reason]}</span>}
          {product && line.asked !== product.ean && <span className="quiet intake-asked">{line.asked}</span>}
        </div>
      </td>
      <td data-label={paste.availability}>{product && availabilityText(product.availability, catalogue)}</td>
      <td className="amount" data-label={paste.price}>
        {product?.price != null && <Price euros={product.price} />}
      </td>
      <td className="amount" data-label={paste.copies}>
        <input
          className="intake-copies"
          type="number"
          inputMode="numeric"
          name={`copies-${line.line}`}
          min={0}
          max={9_999}
          defaultValue={line.quantity}
          aria-label={paste.copiesOf({ title: called })}
        />
      </td>
    </tr>
  )
}

const describe = ({ author, publisher, year, format, ean }: ReadProduct): string =>
  [author, publisher, year, format, ean].filter(Boolean).join(' · ')

function Choice({ line }: { line: ReadLine }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const { intake } = usePrivateMessages()
  return (
    <>
      <span className="intake-asked">{line.asked}</span>
      <select
        className="select"
        name={`product-${line.line}`}
        aria-label={intake.paste.edition({ row: line.row })}
        defaultValue=""
      >
        <option value="">{intake.paste.later}</option>
        {line.candidates.map((candidate) => (
          <option key={candidate.pk} value={candidate.pk}>
            {optionOf(candidate, catalogue, language)}
          </option>
        ))}
        <option value="none">{intake.paste.none}</option>
      </select>
    </>
  )
}

const optionOf = (product: ReadProduct, words: Messages['catalogue'], language: Parameters<typeof shownEuros>[1]): string =>
  [
    product.title,
    describe(product),
    product.price === null ? null : shownEuros(product.price, language),
    availabilityText(product.availability, words),
  ]
    .filter(Boolean)
    .join(' · ')
