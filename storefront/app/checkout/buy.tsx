import { Form, useLoaderData } from 'react-router'
import { Waiting } from '../account/account-frame.tsx'
import { AdvantageFields } from '../cart/advantage-fields.tsx'
import { Progress } from '../cart/progress.tsx'
import { clockTime, spokenDay } from '../cart/promise.ts'
import { Totals } from '../cart/totals.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { ToGateway } from '../payment/to-gateway.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { ErrorSummary, type FormOutcome, Submit } from '../ui/form.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { type BuyOutcome, type BuyPage, buy, loadBuy } from './buy-work.ts'
import { DeliveryForm } from './delivery-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PlanForm } from './plan-form.tsx'

export const loader = serverHandler(loadBuy)
export const clientLoader = Object.assign(browserHandler(loadBuy), { hydrate: true as const })
export const action = serverHandler(buy)
export const clientAction = browserHandler(buy)

/** One column of decisions, one summary that stays (P-02). */
export default function Buy() {
  const page = useLoaderData() as BuyPage | { blind: true }
  const answer = useAnswer<BuyOutcome>()
  const language = useLanguage()
  const inShop = useShopPath()
  const { checkout, cart: words } = useMessages()
  const { ordering } = usePrivateMessages()
  if ('blind' in page)
    return (
      <>
        <Title text={ordering.deliveryTitle} />
        <Waiting
          title={ordering.deliveryTitle}
          needs={ordering.noscriptBasket}
          to={stepTo('basket-login', { inShop, language })}
        />
      </>
    )
  const outcome = answer && 'errors' in answer ? answer : undefined
  const payment = answer && 'payment' in answer ? answer : undefined
  const title = page.part === 'payment' ? ordering.paymentTitle : ordering.deliveryTitle
  return (
    <div className="page buy">
      <Title text={title} />
      <Progress step={page.part === 'payment' ? 'payment' : 'shipping'} />
      <h1>{title}</h1>
      {payment?.payment ? (
        <ToGateway payment={payment.payment} />
      ) : (
        <div className="basket-columns">
          <div>
            {payment?.detail && (
              <p className="message message-error" role="alert">
                {payment.detail}
              </p>
            )}
            {page.part === 'shipping' ? (
              <DeliveryForm {...page} outcome={outcome?.of === 'delivery' ? outcome : undefined} />
            ) : page.part === 'plans' ? (
              <PlanForm {...page} outcome={outcome?.of === 'shipment' ? outcome : undefined} />
            ) : (
              <PaymentForm {...page} outcome={outcome?.of === 'pay' ? outcome : undefined} />
            )}
          </div>
          <aside className="basket-summary" aria-label={words.summary}>
            <ul className="summary-lines">
              {page.cart.cart_lines.map((line) => (
                <li key={line.pk}>
                  <span className="summary-picture">
                    <PictureView picture={line.product.images.cart} sizes="48px" />
                  </span>
                  <span>
                    {line.product.title}
                    <span className="quiet">
                      {line.quantity} × {line.unit_price !== null && <Price euros={line.unit_price} />}
                      {line.product.availability.charged_later && ` · ${ordering.chargedLater}`}
                      {line.signing && ` · ${line.signing.told}`}
                      {line.promised_on && ` · ${checkout.expected({ day: spokenDay(line.promised_on, language) })}`}
                    </span>
                  </span>
                  <Price euros={line.total_line_price} />
                </li>
              ))}
            </ul>
            <Totals cart={page.cart} />
            {page.cart.held_until && (
              <p className="quiet held-until">{ordering.heldUntil({ time: clockTime(page.cart.held_until, language) })}</p>
            )}
            {page.unheld && page.part !== 'shipping' && <NotHeld outcome={outcome?.of === 'hold' ? outcome : undefined} />}
            <AdvantageFields cart={page.cart} guest={page.guest} />
          </aside>
        </div>
      )}
    </div>
  )
}

/** Copies that are anybody's, for a visitor who came back late or by an address they kept. */
function NotHeld({ outcome }: { outcome: FormOutcome | undefined }) {
  const { ordering } = usePrivateMessages()
  return (
    <Form method="post" className="held-until">
      <ErrorSummary outcome={outcome} />
      <input type="hidden" name="intent" value="hold" />
      <p className="quiet">{ordering.unheld}</p>
      <p>
        <Submit quiet>{ordering.holdAgain}</Submit>
      </p>
    </Form>
  )
}
