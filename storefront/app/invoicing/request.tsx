import { Form, Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { AccountFrame, Waiting } from '../account/account-frame.tsx'
import { AddressFields } from '../account/address-fields.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { ErrorSummary, Field, Submit } from '../ui/form.tsx'
import { Modal } from '../ui/modal.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { loadRequest, type RequestFailure, type RequestPage, sendRequest } from './request-work.ts'

export const loader = serverHandler(loadRequest)
export const clientLoader = Object.assign(browserHandler(loadRequest), { hydrate: true as const })
export const action = serverHandler(sendRequest)
export const clientAction = browserHandler(sendRequest)

const formId = 'invoice-request'

/** Who the full invoice of an order is for (O-08 to O-12). */
export default function InvoiceRequest() {
  const page = useLoaderData() as RequestPage
  const failure = useAnswer<RequestFailure>()
  const language = useLanguage()
  const { invoices: words } = usePrivateMessages()
  if (page.blind || !page.invoices)
    return (
      <>
        <Title text={words.title} />
        <Waiting title={words.title} to={pathTo('login', language)} />
      </>
    )
  const { request } = page.invoices
  const order = `${pathTo('private-order-detail', language, { number: page.number })}${page.letterKey ? `?key=${encodeURIComponent(page.letterKey)}` : ''}`
  return (
    <AccountFrame insider={page.insider}>
      <Title text={words.title} />
      <meta name="referrer" content="same-origin" />
      <p className="order-back">
        <Link to={order}>{words.toOrder}</Link>
      </p>
      <h1>{words.heading({ number: page.number })}</h1>
      {request.state === 'open' && <RequestForm page={page} failure={failure} />}
      {request.state === 'refused' && (
        <p className="message" role="status">
          <strong>{words.notPossible}.</strong> {request.detail}
        </p>
      )}
      {(request.state === 'requested' || request.state === 'issued') && (
        <>
          <p className="message" role="status">
            {request.state === 'issued' ? words.alreadyIssued : words.alreadyRequested}
          </p>
          <address className="invoice-data">
            <strong>{request.data.name}</strong>
            <br />
            {request.data.nif}
            <br />
            {request.data.street}
            <br />
            {[request.data.postcode, request.data.city].filter(Boolean).join(' ')}
          </address>
        </>
      )}
      {page.sent && (request.state === 'issued' || request.state === 'requested') && (
        <Modal title={words.doneTitle}>
          <p>{request.state === 'issued' ? words.doneIssued : words.doneKept}</p>
          <p className="form-actions">
            {page.insider !== null && (
              <Link className="button" to={pathTo('private-orders', language)}>
                {words.toOrders}
              </Link>
            )}
            <Link className={page.insider === null ? 'button' : 'button button-quiet'} to={order}>
              {words.toOrder}
            </Link>
          </p>
        </Modal>
      )}
    </AccountFrame>
  )
}

function RequestForm({ page, failure }: { page: RequestPage; failure: RequestFailure | undefined }) {
  const { account, shell } = useMessages()
  const { invoices: words } = usePrivateMessages()
  const data = page.invoices?.request.data
  const outcome = failure?.outcome
  return (
    <>
      <p className="lead">{words.lead}</p>
      <Form method="post" id={formId} className="form" noValidate>
        {failure && !failure.modal && <ErrorSummary outcome={outcome} />}
        <div className="form-columns">
          <Field
            name="name"
            label={words.name}
            autoComplete="organization"
            required
            outcome={outcome}
            defaultValue={data?.name}
          />
          <Field name="nif" label={account.nif} hint={words.nifHint} required outcome={outcome} defaultValue={data?.nif} />
        </div>
        <h2>{words.address}</h2>
        <AddressFields outcome={outcome} countries={page.countries} initial={data ?? {}} />
        <p className="form-actions">
          <Submit>{words.send}</Submit>
        </p>
      </Form>
      {failure?.modal && (
        // A new failure is a new modal.
        <Modal key={JSON.stringify(outcome?.values)} title={words.failedTitle}>
          <p role="alert">{outcome?.detail || shell.failed}</p>
          <div className="form-actions">
            <button type="submit" form={formId} className="button">
              {words.retry}
            </button>
            <form method="dialog" className="js-only">
              <button type="submit" className="button button-quiet">
                {words.close}
              </button>
            </form>
          </div>
        </Modal>
      )}
    </>
  )
}
