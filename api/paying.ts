import { readAtOnce } from '#kernel/read-at-once.ts'
import { giftCardReceipt } from '#modules/buying/gift-card-sales/receipt.ts'
import { cardOfOrder } from '#modules/buying/gift-cards/for-orders.ts'
import { cardToPay, keepCard } from '#modules/buying/kept-cards/kept-cards.ts'
import { paidLetter } from '#modules/editorial/agenda/paid.ts'
import { pageAsked, pageFile } from '#modules/editorial/content/page-file.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import { chargeDeclinedEmail } from '#modules/orders/emails/charge-declined.ts'
import { confirmationEmail } from '#modules/orders/emails/confirmation.ts'
import type { PayDeps } from '#modules/orders/money/pay.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { signingsAmong } from '#modules/orders/order/signings.ts'
import { parcelsOf } from '#modules/orders/parcels/parcels.ts'
import type { ReturnDeps } from '#modules/orders/returns/deps.ts'
import { refundMoved } from '#modules/orders/returns/refund.ts'
import { mayWithdraw } from '#modules/people/customers/trade-standing.ts'
import { payeeOf, senderOf, signerAsked, signerOf } from '#modules/platform/storefronts/identity.ts'
import { shopPath } from '#screens/shop-path.ts'

const both = (address: string) => ({ ok: address, ko: address })

/** What paying needs beside the database and the gateways: where the customer comes back to, and the letters that tell of the money. */
export const paying = (services: ReturnDeps): Omit<PayDeps, 'db' | 'gateways'> => {
  const { publicUrl, secret, senders } = services
  return {
    paymentUrls: ({ number, shop, language, gateway, byLink }) => ({
      // Who came by the link of a letter may be signed in nowhere: they return to the page it opens.
      ...(byLink
        ? both(orderLink(publicUrl, secret, { number, language, owner_kind: 'guest' }))
        : {
            ok: `${publicUrl}${shopPath(shop.path, 'basket-success', language)}?order=${encodeURIComponent(number)}`,
            ko: `${publicUrl}${shopPath(shop.path, 'basket-error', language)}?order=${encodeURIComponent(number)}`,
          }),
      notify: `${publicUrl}/api/payments/notify/${gateway}/`,
    }),
    payeeAsked: signerAsked,
    payeeOf: (rows, language) => {
      const { sender, account } = payeeOf(rows, senders, language)
      const { name, path = '', colour = null } = sender
      return { name, path, colour, account }
    },
    confirmation: async (tx, order, lines, { last4, parcels: known }) => {
      const { storefront_code: storefront, language } = order
      const [consumer, read, store, parcels, signings] = await Promise.all([
        mayWithdraw(tx, order),
        readAtOnce(tx, {
          signer: signerAsked(tx, order),
          // What is accepted with an order goes with its letter, where the shop has written it.
          conditions: order.kind === 'goods' ? pageAsked(tx, storefront, 'purchase-conditions', language) : null,
        }),
        order.store_code ? storeByCode(tx, order.store_code) : null,
        known ?? parcelsOf(tx, order.id),
        signingsAmong(tx, lines, language),
      ])
      const sender = signerOf(read.signer, senders, language)
      const conditions = await pageFile(tx, read.conditions, { language, url: publicUrl })
      const told = { last4, href: orderLink(publicUrl, secret, order), consumer }
      const places = order.kind === 'activity' ? await paidLetter(tx, order, services, new Date()) : null
      if (places) return places
      if (order.kind === 'gift_card') return giftCardReceipt(sender, order, { ...told, card: await cardOfOrder(tx, order.id) })
      const promised = parcels.flatMap((parcel) => parcel.promised_on ?? [])
      return confirmationEmail(sender, order, lines, { ...told, store, promised, conditions, signings })
    },
    chargeDeclined: async (tx, order, amountCents) =>
      chargeDeclinedEmail(await senderOf(tx, senders, order), order, { amountCents, href: orderLink(publicUrl, secret, order) }),
    keptCard: (tx, wanted) => cardToPay(tx, secret, wanted),
    keepCard: (tx, kept) => keepCard(tx, secret, kept),
    moneyMoved: async (tx, { kind, refundId }, now) => {
      if (kind === 'refund' && refundId !== null)
        await refundMoved(tx, services, refundId, { actor: { kind: 'gateway', id: '' }, now })
    },
  }
}
