import { type Day, shownDay } from '#kernel/days.ts'
import type { NoteSummary } from '#modules/libraries/delivery-notes/contract.ts'
import { usePrivateMessages } from '../messages/messages.tsx'

/** Where the invoice of a delivery note stands, with its papers. */
export function InvoiceState({ invoice }: { invoice: NoteSummary['invoice'] }) {
  const { notes } = usePrivateMessages()
  if (invoice.state !== 'issued') return <span className="quiet">{notes.states[invoice.state]}</span>
  return (
    <>
      {invoice.href ? <a href={invoice.href}>{invoice.number}</a> : invoice.number}{' '}
      {invoice.facturae && (
        <>
          · <a href={invoice.facturae}>{notes.facturae}</a>{' '}
        </>
      )}
      <span className="quiet">
        {invoice.cancelled
          ? notes.cancelled
          : invoice.paid
            ? notes.paid
            : invoice.due
              ? notes.due({ date: shownDay(invoice.due as Day) })
              : notes.states.issued}
      </span>
    </>
  )
}
