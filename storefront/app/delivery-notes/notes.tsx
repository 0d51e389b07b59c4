import { Form, Link, useLoaderData } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { NoteSummary } from '#modules/libraries/delivery-notes/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { InvoiceState } from '../orders/invoice-state.tsx'
import { PaperLinks } from '../orders/paper-links.tsx'
import { amount, ColumnHeads } from '../ui/column-heads.tsx'
import { ErrorSummary, Field } from '../ui/form.tsx'
import { Price } from '../ui/price.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { loadNotes, type NotesContent } from './note-work.ts'

export const loader = serverHandler(loadNotes)
export const clientLoader = Object.assign(browserHandler(loadNotes), { hydrate: true as const })

/** Delivery notes within a range of days (L-03). */
export default function DeliveryNotes() {
  const page = useLoaderData() as Inside<NotesContent>
  const { notes } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={notes.title}>
      {(content) => (
        <>
          <p className="lead">{notes.lead}</p>
          <Range {...content} />
          {content.list && <Notes {...content} items={content.list.items} next={content.list.next} />}
          {content.list && content.list.items.length > 0 && <PaperLinks links={content.papers} />}
        </>
      )}
    </PrivateScreen>
  )
}

function Range({ from, to, outcome }: NotesContent) {
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  const here = pathTo('private-delivery-notes', language)
  return (
    <Form method="get" action={here} className="ledger-filter" noValidate>
      <ErrorSummary outcome={outcome} />
      {(['from', 'to'] as const).map((name) => (
        <Field
          key={name}
          name={name}
          label={notes[name]}
          hint={notes.dateHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          size={12}
          outcome={outcome}
          defaultValue={name === 'from' ? from : to}
        />
      ))}
      <p className="form-actions">
        <button type="submit" className="button button-quiet">
          {notes.show}
        </button>
        {(from || to) && <Link to={here}>{notes.clear}</Link>}
      </p>
    </Form>
  )
}

function Notes({ items, next, from, to, later }: NotesContent & { items: NoteSummary[]; next: string | null }) {
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  const here = pathTo('private-delivery-notes', language)
  const range = new URLSearchParams(Object.entries({ from, to }).filter(([, value]) => value !== ''))
  if (items.length === 0) return <p className="lead">{from || to ? notes.noneBetween : notes.none}</p>
  return (
    <>
      <table className="ledger">
        <caption className="visually-hidden">{notes.title}</caption>
        <ColumnHeads
          columns={[
            notes.number,
            notes.date,
            notes.order,
            { text: notes.reference, className: 'wide-only' },
            { text: notes.copies, className: 'amount wide-only' },
            amount(notes.total),
            notes.invoice,
          ]}
        />
        <tbody>
          {items.map((note) => (
            <tr key={note.note}>
              <th scope="row" data-label={notes.number}>
                <Link to={pathTo('private-delivery-note-detail', language, { code: note.note })}>{note.note}</Link>
              </th>
              <td data-label={notes.date}>
                <time dateTime={note.date}>{shownDay(note.date as Day)}</time>
              </td>
              <td data-label={notes.order}>
                <Link to={pathTo('private-order-detail', language, { number: note.order })}>{note.order}</Link>
              </td>
              <td data-label={notes.reference} className={note.reference ? '' : 'wide-only'}>
                {note.reference}
              </td>
              <td data-label={notes.copies} className="amount">
                {note.copies}
              </td>
              <td data-label={notes.total} className="amount">
                <Price euros={note.total_price_incl_vat} />
              </td>
              <td data-label={notes.invoice}>
                <InvoiceState invoice={note.invoice} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ledger-turn">
        {later && <Link to={`${here}?${range}`}>{notes.newest}</Link>}
        {next && <Link to={`${here}?${new URLSearchParams([...range, ['before', next]])}`}>{notes.older}</Link>}
      </p>
    </>
  )
}
