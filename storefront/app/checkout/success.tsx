import { useEffect } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { Waiting } from '../account/account-frame.tsx'
import { Progress } from '../cart/progress.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { PayAgain } from '../payment/pay-again.tsx'
import { payAgain } from '../payment/pay-work.ts'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { Confirmation } from './confirmation.tsx'
import { type DonePage, loadDone } from './done-work.ts'
import { NotTheirs } from './not-theirs.tsx'

export const loader = serverHandler(loadDone)
export const clientLoader = Object.assign(browserHandler(loadDone), { hydrate: true as const })
export const action = serverHandler(payAgain)
export const clientAction = browserHandler(payAgain)

const askAgainMs = 2_500

/** Back from the gateway: confirmed, or waiting for the notification that may come after the browser. */
export default function Success() {
  const { blind, order, guest, foreign } = useLoaderData() as DonePage
  const language = useLanguage()
  const { ordering } = usePrivateMessages()
  const { revalidate, state } = useRevalidator()
  const waiting = order?.payment_state === 'pending' && !order.shipping_pending
  useEffect(() => {
    if (!waiting || state !== 'idle') return
    const timer = setTimeout(revalidate, askAgainMs)
    return () => clearTimeout(timer)
  }, [waiting, state, revalidate])
  const head = (
    <>
      <Title text={waiting ? ordering.waitingTitle : ordering.successTitle} />
    </>
  )
  if (foreign) return <NotTheirs />
  if (blind || !order)
    return (
      <>
        <Title text={ordering.orderTitle} />
        <Waiting title={ordering.orderTitle} needs={ordering.foreignText} to={pathTo('login', language)} />
      </>
    )
  if (order.payment_state === 'cancelled')
    return (
      <div className="page narrow">
        {head}
        <h1>{ordering.errorTitle}</h1>
        <p className="message message-error">{ordering.retryText}</p>
        <p className="form-actions">
          <Link className="button" to={pathTo('basket', language)}>
            {ordering.toBasket}
          </Link>
        </p>
      </div>
    )
  return (
    <div className="page narrow">
      {head}
      <Progress step={waiting ? 'payment' : 'done'} />
      {waiting ? (
        <section role="status">
          <h1>{ordering.waitingTitle}</h1>
          <p className="lead">{ordering.waitingText}</p>
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
          <p>{ordering.stillWaiting}</p>
          <details className="pay-anyway">
            <summary>{ordering.retryAnyway}</summary>
            <PayAgain number={order.number} label={ordering.retry} />
          </details>
        </section>
      ) : (
        <Confirmation order={order} guest={guest} />
      )}
    </div>
  )
}
