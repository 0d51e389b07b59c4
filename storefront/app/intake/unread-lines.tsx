import type { Reading } from '#modules/libraries/intake/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'

/** Lines that ask for nothing, each with the reason: whoever pasted them sees that none was lost. */
export function UnreadLines({ reading: { counts, unread } }: { reading: Reading }) {
  const {
    intake: { paste },
  } = usePrivateMessages()
  const beyond = counts.unread - unread.length
  return (
    <section aria-labelledby="intake-unread">
      <h2 id="intake-unread" className="ledger-title">
        {paste.unreadTitle({ count: counts.unread })}
      </h2>
      <p className="quiet">{paste.unreadLead}</p>
      <div className="ledger-scroll">
        <table className="ledger intake-table">
          <ColumnHeads columns={[amount(paste.row), paste.asked, paste.why]} />
          <tbody>
            {unread.map(({ row, text, why }, index) => (
              <tr key={index}>
                <td className="amount" data-label={paste.row}>
                  {row}
                </td>
                <td data-label={paste.asked} className="intake-asked">
                  {text}
                </td>
                <td data-label={paste.why}>{paste.whyUnread[why]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {beyond > 0 && <p className="quiet">{paste.moreUnknown({ count: beyond })}</p>}
    </section>
  )
}
