import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { type Day, dayOf, shownDay } from '#kernel/days.ts'
import { pathTo } from '#kernel/route-table.ts'
import type { BooksellerRequest } from '#modules/requests/contract.ts'
import type { Inside } from '../account/inside.ts'
import { PrivateScreen, Saved } from '../account/private-screen.tsx'
import { productHref } from '../catalogue/product-href.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Price } from '../ui/price.tsx'
import { inBrowser, onServer } from '../visit/work.ts'
import { actOnRequests, loadRequests, type RequestsContent, type RequestsOutcome } from './requests-work.ts'

export const loader = onServer(loadRequests)
export const clientLoader = Object.assign(inBrowser(loadRequests), { hydrate: true as const })
export const action = onServer(actOnRequests)
export const clientAction = inBrowser(actOnRequests)

/** What booksellers were asked for, and what they answered. */
export default function Requests() {
  const page = useLoaderData() as Inside<RequestsContent>
  const failed = useActionData() as RequestsOutcome | undefined
  const {
    intake: { requests: words },
  } = useMessages()
  return (
    <PrivateScreen page={page} title={words.title}>
      {({ list, waiting, sent, decided }) => (
        <>
          <p className="lead">{words.lead}</p>
          <Saved text={sent ? words.sent({ number: sent }) : decided && words[decided]} />
          {decided === 'accepted' && <ToList />}
          {failed && failed.intent !== 'ask' && <ErrorSummary outcome={failed.outcome} />}
          <Ask key={sent} failed={failed?.intent === 'ask' ? failed : undefined} />
          <Filter waiting={waiting} count={list.waiting} />
          {list.items.length === 0 ? (
            <p className="quiet">{words.none}</p>
          ) : (
            <ul className="requests">
              {list.items.map((one) => (
                <Request key={one.request} request={one} />
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
  const { intake } = useMessages()
  return (
    <p>
      <Link to={pathTo('private-order-entry', language)}>{intake.paste.toList}</Link>
    </p>
  )
}

function Ask({ failed }: { failed: RequestsOutcome | undefined }) {
  const {
    intake: { requests: words },
  } = useMessages()
  const outcome = failed?.outcome
  return (
    <details className="requests-ask" open={failed !== undefined}>
      <summary>{words.ask}</summary>
      <Form method="post" className="form" noValidate>
        <ErrorSummary outcome={outcome} toField />
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
  } = useMessages()
  const here = pathTo('private-requests', language)
  return (
    <p className="requests-filter">
      <span className="quiet">{words.waiting({ count })}</span>
      <Link to={waiting ? here : `${here}?waiting`}>{waiting ? words.all : words.only}</Link>
    </p>
  )
}

const shown = (instant: string) => shownDay(dayOf(new Date(instant)))

function Request({ request: one }: { request: BooksellerRequest }) {
  const language = useLanguage()
  const {
    intake: { requests: words },
  } = useMessages()
  const steps = [
    [words.steps.asked, one.date],
    [words.steps.answered, one.answered],
    [words.steps.decided, one.decided],
  ] as const
  return (
    <li>
      <p className="claim-head">
        <span>
          <span className="quiet">{one.number}</span> {words.times({ quantity: one.quantity, text: one.asked })}
        </span>
        <strong data-state={one.state}>{words.states[one.state]}</strong>
      </p>
      {one.note && <p className="quiet">{one.note}</p>}
      {one.answer && (
        <blockquote className="request-answer">
          <p>{one.answer}</p>
          {one.product && (
            <p>
              <Link to={productHref(one.product, language)}>{one.product.title}</Link>
              <span className="quiet">
                {' '}
                {[one.product.author, one.product.publisher, one.product.year, one.product.ean].filter(Boolean).join(' · ')}
              </span>
            </p>
          )}
          {(one.price !== null || one.available) && (
            <p>
              {one.price !== null && (
                <>
                  <Price euros={one.price} /> {words.each}
                </>
              )}
              {one.price !== null && one.available && ' · '}
              {one.available && words.available({ date: shownDay(one.available as Day) })}
            </p>
          )}
        </blockquote>
      )}
      {one.state === 'answered' && (
        <Form method="post" className="form-actions" preventScrollReset>
          <input type="hidden" name="request" value={one.request} />
          {one.product && (
            <button
              type="submit"
              name="intent"
              value="accept"
              className="button button-small"
              aria-label={words.acceptOf({ number: one.number })}
            >
              {words.accept}
            </button>
          )}
          <button
            type="submit"
            name="intent"
            value="decline"
            className="button button-quiet button-small"
            aria-label={words.declineOf({ number: one.number })}
          >
            {words.decline}
          </button>
        </Form>
      )}
      <ol className="claim-steps">
        {steps.map(([name, at]) => at && <li key={name}>{`${name} ${shown(at)}`}</li>)}
        {one.by && <li>{words.by({ name: one.by })}</li>}
      </ol>
    </li>
  )
}
