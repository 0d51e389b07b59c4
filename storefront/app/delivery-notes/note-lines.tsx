import { shownEuros, shownPercent } from '#kernel/figures.ts'
import type { NoteDetail } from '#modules/libraries/delivery-notes/contract.ts'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'

/** All fields of the lines, and what they come to (L-04, L-05). */
export function NoteLines({ note }: { note: NoteDetail }) {
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  const euros = (value: number) => shownEuros(value, language)
  const counted = note.lines.some((line) => line.received > 0)
  const claimed = note.lines.some((line) => line.claimed > 0)
  const amounts = [
    notes.quantity,
    notes.price,
    notes.discount,
    notes.base,
    notes.vat,
    notes.surcharge,
    notes.total,
    ...(counted ? [notes.received] : []),
    ...(claimed ? [notes.claimed] : []),
  ]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="ledger-scroll" tabIndex={0} aria-label={notes.lines}>
      <table className="ledger ledger-dense">
        <ColumnHeads columns={[notes.article, notes.description, ...amounts.map(amount)]} />
        <tbody>
          {note.lines.map((line) => (
            <tr key={line.position}>
              <td className="code">{line.article}</td>
              <th scope="row">
                {line.title}
                {line.authors && <span className="quiet">{line.authors}</span>}
              </th>
              <td className="amount">{line.quantity}</td>
              <td className="amount">{euros(line.price)}</td>
              <td className="amount">{line.discount === 0 ? '–' : shownPercent(line.discount, language)}</td>
              <td className="amount">{euros(line.taxable_base)}</td>
              <td className="amount">
                {euros(line.vat)}
                <span className="quiet">{shownPercent(line.vat_percent, language)}</span>
              </td>
              <td className="amount">
                {line.surcharge === 0 ? '–' : euros(line.surcharge)}
                {line.surcharge_percent > 0 && <span className="quiet">{shownPercent(line.surcharge_percent, language)}</span>}
              </td>
              <td className="amount">{euros(line.total)}</td>
              {counted && (
                <td className="amount" data-short={line.received < line.quantity || undefined}>
                  {line.received}
                </td>
              )}
              {claimed && <td className="amount">{line.claimed || '–'}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {notes.total}
              {note.shipping > 0 && (
                <span className="quiet">
                  {notes.shipping}: {euros(note.shipping)}
                </span>
              )}
            </th>
            <td className="amount">{note.copies}</td>
            <td />
            <td />
            <td className="amount">{euros(note.taxable_base)}</td>
            <td className="amount">{euros(note.vat)}</td>
            <td className="amount">{note.surcharge === 0 ? '–' : euros(note.surcharge)}</td>
            <td className="amount">{euros(note.total_price_incl_vat)}</td>
            {counted && <td className="amount">{note.lines.reduce((all, line) => all + line.received, 0)}</td>}
            {claimed && <td />}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
