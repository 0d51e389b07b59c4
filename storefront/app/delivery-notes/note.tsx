import { Form, Link, useLoaderData } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import type { NoteDetail } from '#modules/libraries/delivery-notes/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen, useLastRead } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { InvoiceState } from '../orders/invoice-state.tsx'
import { PaperLinks } from '../orders/paper-links.tsx'
import { Submit } from '../ui/form.tsx'
import { Price } from '../ui/price.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { NoteLines } from './note-lines.tsx'
import { actOnNote, loadNote, type NoteContent, type NoteFailure } from './note-work.ts'
import { Receiving } from './receiving.tsx'

export const loader = serverHandler(loadNote)
export const clientLoader = Object.assign(browserHandler(loadNote), { hydrate: true as const })
export const action = serverHandler(actOnNote)
export const clientAction = browserHandler(actOnNote)

/** One delivery note: its lines, its invoice, what of it arrived (L-04 to L-06, O-12). */
export default function DeliveryNote() {
  const page = useLastRead(useLoaderData() as Inside<NoteContent>)
  const failure = useAnswer<NoteFailure>()
  const { notes } = usePrivateMessages()
  if (page.blind || !page.content)
    return (
      <PrivateScreen page={page} title={notes.title}>
        {() => null}
      </PrivateScreen>
    )
  const { note } = page.content
  return (
    <AccountFrame insider={page.insider}>
      <Whole {...page.content} note={note} failure={failure} />
    </AccountFrame>
  )
}

function Whole({ note, papers, scanned, claimed, failure }: NoteContent & { failure: NoteFailure | undefined }) {
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  const title = notes.note({ number: note.note })
  return (
    <div className="note">
      <Title text={title} />
      <p className="order-back">
        <Link to={pathTo('private-delivery-notes', language)}>{notes.back}</Link>
      </p>
      <h1>{title}</h1>
      <Facts note={note} />
      <Invoice note={note} failure={failure} />
      <h2 className="ledger-title">{notes.lines}</h2>
      <NoteLines note={note} />
      <p className="note-papers">
        <button type="button" className="button button-quiet button-small js-only" onClick={() => print()}>
          {notes.print}
        </button>
        <a href={note.paper}>{notes.paper}</a>
      </p>
      <PaperLinks links={papers} />
      <Receiving note={note} scanned={scanned} claimed={claimed} failure={failure} />
    </div>
  )
}

function Facts({ note }: { note: NoteDetail }) {
  const language = useLanguage()
  const { notes } = usePrivateMessages()
  return (
    <dl className="note-facts">
      <div>
        <dt>{notes.date}</dt>
        <dd>
          <time dateTime={note.date}>{shownDay(note.date as Day)}</time>
        </dd>
      </div>
      <div>
        <dt>{notes.order}</dt>
        <dd>
          <Link to={pathTo('private-order-detail', language, { number: note.order })}>{note.order}</Link>
        </dd>
      </div>
      {note.reference && (
        <div>
          <dt>{notes.reference}</dt>
          <dd>{note.reference}</dd>
        </div>
      )}
      {note.budget && (
        <div>
          <dt>{notes.budget}</dt>
          <dd>{note.budget}</dd>
        </div>
      )}
      <div>
        <dt>{notes.copies}</dt>
        <dd>{note.copies}</dd>
      </div>
      <div>
        <dt>{notes.total}</dt>
        <dd>
          <Price euros={note.total_price_incl_vat} />
        </dd>
      </div>
      <div>
        <dt>{notes.dueDate}</dt>
        <dd>{note.invoice.due ? shownDay(note.invoice.due as Day) : notes.dueAfter({ days: note.invoice.payment_days })}</dd>
      </div>
    </dl>
  )
}

/** Its invoice, or the button that asks for it; a failure says so and repeats the call (O-12). */
function Invoice({ note, failure }: { note: NoteDetail; failure: NoteFailure | undefined }) {
  const { notes } = usePrivateMessages()
  const failed = failure?.intent === 'invoice'
  return (
    <div id="invoice" className="note-invoice">
      <p>
        <strong>{notes.invoice}:</strong> <InvoiceState invoice={note.invoice} />
      </p>
      {note.invoice.state === 'requested' && <p role="status">{notes.asked}</p>}
      {note.invoice.state === 'not_requested' && (
        <Form method="post" preventScrollReset>
          {failed && (
            <p className="message message-error" role="alert">
              {notes.failed} {failure.outcome.detail}
            </p>
          )}
          <Submit intent="invoice" quiet={!failed}>
            {failed ? notes.retry : notes.ask}
          </Submit>
        </Form>
      )}
    </div>
  )
}
