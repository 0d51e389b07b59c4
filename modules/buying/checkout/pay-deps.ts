import { giftCardReceipt } from '#modules/buying/gift-card-sales/receipt.ts'
import { cardOfOrder } from '#modules/buying/gift-cards/for-orders.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { chargeDeclinedLetter } from '#modules/orders/emails/charge-declined-letter.ts'
import { confirmationLetter } from '#modules/orders/emails/confirmation-letter.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { parcelsOf } from '#modules/orders/parcels/parcels.ts'
import { isConsumersOrder } from '#modules/people/customers/trade-standing.ts'
import { senderOf } from '#modules/platform/storefronts/identity.ts'
import { shopPath } from '#screens/shop-path.ts'
import type { OrderDeps } from './routes.ts'

/** What paying needs beside the database: addresses to come back to and the letter that confirms. */
export const payDepsOf = ({ db, gateways, publicUrl, secret, senders, conditions, moneyMoved }: OrderDeps): PayDeps => ({
  ...(moneyMoved && { moneyMoved }),
  db,
  gateways,
  urls: ({ number, shop, language, gateway, byLink }) => ({
    // Who came by the link of a letter may be signed in nowhere: they return to the page it opens.
    ...(byLink
      ? both(orderLink(publicUrl, secret, { number, language, owner_kind: 'guest' }))
      : {
          ok: `${publicUrl}${shopPath(shop.path, 'basket-success', language)}?order=${encodeURIComponent(number)}`,
          ko: `${publicUrl}${shopPath(shop.path, 'basket-error', language)}?order=${encodeURIComponent(number)}`,
        }),
    notify: `${publicUrl}/api/payments/notify/${gateway}/`,
  }),
  shopOf: async (tx, order) => {
    const { name, path = '', colour = null } = await senderOf(tx, senders, order)
    return { name, path, colour }
  },
  confirmation: async (tx, order, lines, last4) =>
    order.kind === 'gift_card'
      ? giftCardReceipt(await senderOf(tx, senders, order), order, {
          card: await cardOfOrder(tx, order.id),
          last4,
          href: orderLink(publicUrl, secret, order),
          consumer: await isConsumersOrder(tx, order),
        })
      : confirmationLetter(await senderOf(tx, senders, order), order, lines, {
          last4,
          store: order.store_code ? await storeByCode(tx, order.store_code) : null,
          promised: (await parcelsOf(tx, order.id)).flatMap((parcel) => parcel.promised_on ?? []),
          href: orderLink(publicUrl, secret, order),
          conditions: await conditions(tx, order),
          consumer: await isConsumersOrder(tx, order),
        }),
  chargeDeclined: async (tx, order, amountCents) =>
    chargeDeclinedLetter(await senderOf(tx, senders, order), order, { amountCents, href: orderLink(publicUrl, secret, order) }),
})

const both = (address: string) => ({ ok: address, ko: address })
