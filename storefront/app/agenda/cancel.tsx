import './agenda.css'
import { Form, Link, useLoaderData } from 'react-router'
import { shownEuros } from '#kernel/figures.ts'
import type { OwnRegistration } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ErrorSummary, Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { useAgenda } from './agenda-words.ts'
import { type CancelAnswer, cancel, loadOwn } from './agenda-work.ts'
import { Appointment } from './appointment.tsx'
import { Ticket } from './ticket.tsx'

export const loader = serverHandler(loadOwn)
export const action = serverHandler(cancel)
export const clientAction = browserHandler(cancel)

function Way({ own, answer }: { own: OwnRegistration; answer: CancelAnswer | undefined }) {
  const words = useAgenda()
  const language = useLanguage()
  if (answer && 'message' in answer)
    return (
      <p className="message message-good" role="status">
        {answer.message}
      </p>
    )
  if (own.state === 'cancelled') return <p className="message">{words.cancelled}</p>
  return (
    <Form method="post" className="form">
      <ErrorSummary outcome={answer} />
      {own.paid > 0 && <p>{own.given_back ? words.moneyBack(shownEuros(own.paid, language)) : words.moneyStays}</p>}
      <p>{own.state === 'waiting' ? words.cancelWaiting : words.cancelText(own.places)}</p>
      <p>{words.cancelAgain}</p>
      <p className="form-actions">
        <Submit>{words.cancel}</Submit>
      </p>
    </Form>
  )
}

/** Where the link of a letter leads. Only the button acts: mail programs follow links by themselves. */
export default function CancelRegistration() {
  const own = useLoaderData() as OwnRegistration | null
  const answer = useAnswer<CancelAnswer>()
  const language = useLanguage()
  const words = useAgenda()
  const title = own?.ticket ? words.ownTitle : words.cancelTitle
  return (
    <div className="page narrow agenda-registration">
      <Title text={title} />
      <meta name="referrer" content="same-origin" />
      <Breadcrumbs crumbs={[{ name: words.title, to: pathTo('agenda', language) }, { name: title }]} />
      <h1>{title}</h1>
      {own ? (
        <>
          <Appointment {...own} id={own.activity} />
          {own.ticket && !(answer && 'message' in answer) && <Ticket code={own.ticket} qr={own.qr} />}
          <Way own={own} answer={answer} />
        </>
      ) : (
        <>
          <p className="message message-error">{words.linkUnknown}</p>
          <p>{words.linkHelp}</p>
        </>
      )}
      <p className="agenda-all">
        <Link className="more-link" to={pathTo('agenda', language)}>
          {words.toAgenda}
        </Link>
        {!own && (
          <Link className="more-link" to={pathTo('contact', language)}>
            {words.toContact}
          </Link>
        )}
      </p>
    </div>
  )
}
