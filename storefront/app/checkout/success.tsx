import { useEffect } from 'react'
import { Link, useLoaderData, useRevalidator } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { Waiting } from '../account/account-frame.tsx'
import { Progress } from '../cart/progress.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
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
  const { checkout } = useMessages()
  const { revalidate, state } = useRevalidator()
  const waiting = order?.payment_state === 'pending' && !order.shipping_pending
  useEffect(() => {
    if (!waiting || state !== 'idle') return
    const timer = setTimeout(revalidate, askAgainMs)
    return () => clearTimeout(timer)
  }, [waiting, state, revalidate])
  const head = (
    <>
      <Title text={waiting ? checkout.waitingTitle : checkout.successTitle} />
    </>
  )
  if (foreign) return <NotTheirs />
  if (blind || !order)
    return (
      <>
        <Title text={checkout.orderTitle} />
        <Waiting title={checkout.orderTitle} needs={checkout.foreignText} to={pathTo('login', language)} />
      </>
    )
  if (order.payment_state === 'cancelled')
    return (
      <div className="page narrow">
        {head}
        <h1>{checkout.errorTitle}</h1>
        <p className="message message-error">{checkout.retryText}</p>
        <p className="form-actions">
          <Link className="button" to={pathTo('basket', language)}>
            {checkout.toBasket}
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
          <h1>{checkout.waitingTitle}</h1>
          <p className="lead">{checkout.waitingText}</p>
          <noscript>
            <meta httpEquiv="refresh" content="5" />
          </noscript>
          <p>{checkout.stillWaiting}</p>
          <details className="pay-anyway">
            <summary>{checkout.retryAnyway}</summary>
            <PayAgain number={order.number} label={checkout.retry} />
          </details>
        </section>
      ) : (
        <Confirmation order={order} guest={guest} />
      )}
    </div>
  )
}
