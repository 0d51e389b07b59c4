import { Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { Waiting } from '../account/account-frame.tsx'
import { Progress } from '../cart/progress.tsx'
import { useLanguage, usePrivateMessages } from '../messages/messages.tsx'
import { PayAgain } from '../payment/pay-again.tsx'
import { payAgain } from '../payment/pay-work.ts'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { Confirmation } from './confirmation.tsx'
import { type DonePage, loadDone } from './done-work.ts'
import { NotTheirs } from './not-theirs.tsx'

export const loader = serverHandler(loadDone)
export const clientLoader = Object.assign(browserHandler(loadDone), { hydrate: true as const })
export const action = serverHandler(payAgain)
export const clientAction = browserHandler(payAgain)

/** The payment did not work; the cart and its copies are still there (P-29, P-30). */
export default function PaymentError() {
  const { blind, order, guest, foreign } = useLoaderData() as DonePage
  const language = useLanguage()
  const inShop = useShopPath()
  const { ordering } = usePrivateMessages()
  const head = (
    <>
      <Title text={ordering.errorTitle} />
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
  if (order.payment_state !== 'pending' && order.payment_state !== 'cancelled')
    return (
      <div className="page narrow">
        {head}
        <Confirmation order={order} guest={guest} />
      </div>
    )
  return (
    <div className="page narrow">
      {head}
      <Progress step="payment" />
      <h1>{ordering.errorTitle}</h1>
      <div className="message message-error" role="alert">
        <p>{ordering.errorText}</p>
        {order.payment_refusal && <p>{order.payment_refusal}</p>}
        <p>{ordering.retryText}</p>
      </div>
      {order.payable && (
        <>
          <p>{ordering.kept}</p>
          <PayAgain number={order.number} label={ordering.retry} />
        </>
      )}
      <p>
        <Link className="button button-quiet" to={stepTo('basket', { inShop, language })}>
          {ordering.toBasket}
        </Link>
      </p>
    </div>
  )
}
