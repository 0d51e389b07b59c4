import { Form, Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen, Saved } from '../account/private-screen.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { Request } from './request-item.tsx'
import { actOnRequests, loadRequests, type RequestsContent, type RequestsOutcome } from './requests-work.ts'

export const loader = serverHandler(loadRequests)
export const clientLoader = Object.assign(browserHandler(loadRequests), { hydrate: true as const })
export const action = serverHandler(actOnRequests)
export const clientAction = browserHandler(actOnRequests)

/** What booksellers were asked for, and what they answered. */
export default function Requests() {
  const page = useLoaderData() as Inside<RequestsContent>
  const failed = useAnswer<RequestsOutcome>()
  const {
    intake: { requests: words },
  } = usePrivateMessages()
  return (
    <PrivateScreen page={page} title={words.title}>
      {({ list, waiting, sent, decided, key }) => (
        <>
          <p className="lead">{words.lead}</p>
          <Saved text={sent ? words.sent({ number: sent }) : decided && words[decided]} />
          {decided === 'accepted' && <ToList />}
          {failed && failed.intent !== 'ask' && <ErrorSummary outcome={failed.outcome} />}
          <Ask key={sent} formKey={key} failed={failed?.intent === 'ask' ? failed : undefined} />
          <Filter waiting={waiting} count={list.waiting} />
          {list.items.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className="requests">
              {list.items.map((item) => (
                <Request key={item.request} request={item} />
              ))}
            </ul>
          )}
          {list.next !== null && (
            <p className="ledger-turn">
              <Link to={`?${waiting ? 'waiting&' : ''}before=${list.next}`}>{words.older}</Link>
            </p>
          )}
        </>
      )}
    </PrivateScreen>
  )
}

function ToList() {
  const language = useLanguage()
  const { intake } = usePrivateMessages()
  return (
    <p>
      <Link to={pathTo('private-order-entry', language)}>{intake.paste.toList}</Link>
    </p>
  )
}

function Ask({ formKey, failed }: { formKey: string; failed: RequestsOutcome | undefined }) {
  const {
    intake: { requests: words },
  } = usePrivateMessages()
  const outcome = failed?.outcome
  return (
    <details className="requests-ask" open={failed !== undefined}>
      <summary>{words.ask}</summary>
      <Form method="post" className="form" noValidate>
        <ErrorSummary outcome={outcome} />
        <input type="hidden" name="key" value={outcome?.values['key'] ?? formKey} />
        <Field name="asked" label={words.asked} hint={words.askedHint} maxLength={500} required outcome={outcome} />
        <div className="form-columns">
          <Field
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={9_999}
            label={words.copies}
            defaultValue={1}
            outcome={outcome}
          />
          <Field name="note" label={words.note} maxLength={500} outcome={outcome} />
        </div>
        <p className="form-actions">
          <Submit intent="ask">{words.send}</Submit>
        </p>
      </Form>
    </details>
  )
}

function Filter({ waiting, count }: { waiting: boolean; count: number }) {
  const language = useLanguage()
  const {
    intake: { requests: words },
  } = usePrivateMessages()
  const here = pathTo('private-requests', language)
  return (
    <p className="requests-filter">
      <span className="quiet">{words.waiting({ count })}</span>
      <Link to={waiting ? here : `${here}?waiting`}>{waiting ? words.all : words.only}</Link>
    </p>
  )
}
