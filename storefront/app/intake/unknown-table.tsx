import { Form } from 'react-router'
import type { Reading } from '#modules/libraries/intake/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'
import { ErrorSummary, type FormOutcome, Submit } from '../ui/form.tsx'

/** What nobody found, why, and the way to a bookseller: for one line or for all of them. */
export function UnknownTable({ reading, failed }: { reading: Reading; failed: FormOutcome | undefined }) {
  const {
    intake: { paste },
  } = usePrivateMessages()
  const lines = reading.lines.filter(({ state }) => state === 'unknown')
  const beyond = reading.counts.unknown - lines.length
  const open = lines.filter(({ requested }) => !requested).length + beyond
  return (
    <section id="unknown" aria-labelledby="intake-unknown">
      <h2 id="intake-unknown" className="ledger-title">
        {paste.unknown({ count: reading.counts.unknown })}
      </h2>
      <Form method="post" className="form" preventScrollReset>
        <ErrorSummary outcome={failed} />
        <input type="hidden" name="reading" value={reading.reading} />
        <div className="ledger-scroll">
          <table className="ledger intake-table intake-unknown">
            <ColumnHeads
              columns={[amount(paste.row), paste.asked, paste.why, amount(paste.copies), { text: paste.askOne, unseen: true }]}
            />
            <tbody>
              {lines.map((line) => (
                <tr key={line.line}>
                  <td className="amount" data-label={paste.row}>
                    {line.row}
                  </td>
                  <td data-label={paste.asked} className="intake-asked">
                    {line.asked}
                  </td>
                  <td data-label={paste.why}>{line.reason && paste.reasons[line.reason]}</td>
                  <td className="amount" data-label={paste.copies}>
                    {line.quantity}
                  </td>
                  <td>
                    {line.requested ? (
                      paste.requested
                    ) : (
                      <button
                        type="submit"
                        name="one"
                        value={line.line}
                        className="text-button"
                        aria-label={paste.askOf({ row: line.row })}
                      >
                        {paste.askOne}
                      </button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {beyond > 0 && <p className="quiet">{paste.moreUnknown({ count: beyond })}</p>}
        {open > 0 && (
          <p className="form-actions">
            <Submit intent="ask" quiet>
              {paste.ask({ count: open })}
            </Submit>
          </p>
        )}
      </Form>
    </section>
  )
}
