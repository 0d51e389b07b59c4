import { Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { mainShop } from '#screens/shops.ts'
import { AccountFrame, Waiting } from '../account/account-frame.tsx'
import { useLanguage, useMessages, usePrivateMessages } from '../messages/messages.tsx'
import { PayAgain } from '../payment/pay-again.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAfterwards } from './afterwards-words.ts'
import { EbookList } from './ebook-list.tsx'
import { GiftCardSold } from './gift-card-sold.tsx'
import { actOnOrder } from './order-acts.ts'
import { OrderAfterwards } from './order-afterwards.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderGifts } from './order-gifts.tsx'
import { OrderInvoices } from './order-invoices.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderShop } from './order-shop.tsx'
import { OrderNotes, OrderOrigin } from './order-trade.tsx'
import { OrderView } from './order-view.tsx'
import { loadOrder, type OrderPage } from './order-work.ts'
import { OrderedByStaff } from './ordered-by-staff.tsx'
import { PaperLinks } from './paper-links.tsx'
import { PlacesBought } from './places-bought.tsx'

export const loader = serverHandler(loadOrder)
export const clientLoader = Object.assign(browserHandler(loadOrder), { hydrate: true as const })
export const action = serverHandler(actOnOrder)
export const clientAction = browserHandler(actOnOrder)

export default function Order() {
  const { blind, order, ebooks, returns, invoices, letterKey, insider, notes, claims, papers } = useLoaderData() as OrderPage
  const language = useLanguage()
  const { account } = useMessages()
  const { purchases } = usePrivateMessages()
  const afterwards = useAfterwards()
  const inShop = useShopPath()
  if (blind || !order)
    return (
      <>
        <Title text={purchases.orders} />
        <Waiting title={purchases.orders} to={pathTo('login', language)} />
      </>
    )
  return (
    <AccountFrame insider={insider}>
      <Title text={purchases.order({ number: order.number })} />
      <meta name="referrer" content="same-origin" />
      {(insider || inShop === mainShop) && (
        <p className="order-back">
          <Link to={pathTo('private-orders', language)}>{purchases.backToOrders}</Link>
        </p>
      )}
      <h1>{purchases.order({ number: order.number })}</h1>
      <p className="order-status" data-code={order.status}>
        {order.activity && order.status === 'e7'
          ? purchases.activityPaid
          : order.gift_card && order.status === 'e7'
            ? purchases.giftCardStates[order.gift_card.sent ? 'sent' : 'paid']
            : purchases.codes[order.status]}
        {order.processing && ` · ${purchases.processing[order.processing]}`}
      </p>
      {order.shop && <OrderShop shop={order.shop} />}
      <OrderOrigin order={order} />
      <PaperLinks links={papers} />
      {order.must_sign_in && (
        <p className="message">
          {purchases.signInToAct}{' '}
          <Link
            to={`${pathTo('login', language)}?to=${encodeURIComponent(pathTo('private-order-detail', language, { number: order.number }))}`}
          >
            {account.login}
          </Link>
        </p>
      )}
      {order.payable && !order.must_sign_in && order.by_staff && <OrderedByStaff order={order} />}
      {order.payable && !order.must_sign_in && (
        <PayAgain number={order.number} label={order.by_staff ? purchases.payOrdered : purchases.payNow} />
      )}
      <OrderParcels order={order} />
      {ebooks.length > 0 && (
        <section className="order-ebooks" aria-labelledby="ebooks">
          <h2 id="ebooks">{afterwards.digital}</h2>
          <EbookList items={ebooks} inOrder />
        </section>
      )}
      <OrderGifts order={order} />
      {order.activity ? (
        <PlacesBought order={order} places={order.activity} />
      ) : order.gift_card ? (
        <GiftCardSold order={order} card={order.gift_card} />
      ) : (
        <OrderView order={order} />
      )}
      <OrderNotes notes={notes} claims={claims} />
      {returns && !order.gift_card && !order.activity && <OrderAfterwards order={order} returns={returns} />}
      {invoices && !order.gift_card && (
        <OrderInvoices number={order.number} invoices={invoices} letterKey={letterKey} onAccount={order.terms === 'account'} />
      )}
      {/* Another shop's products fill its own basket, from their own pages. */}
      {insider && !order.gift_card && !order.activity && !order.shop && <OrderAgain />}
    </AccountFrame>
  )
}
