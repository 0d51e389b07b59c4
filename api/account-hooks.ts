import { forgetCartsOf, mergeCart } from '#modules/buying/cart/cart.ts'
import { removeCardsOf } from '#modules/buying/kept-cards/kept-cards.ts'
import { adoptInvoices } from '#modules/invoicing/billing/adopt-invoices.ts'
import { adoptGuestOrders } from '#modules/orders/order/adopt.ts'
import type { Hooks } from '#modules/people/customers/hooks.ts'
import { isTradeAccount } from '#modules/people/customers/trade-standing.ts'
import { followWish, rememberReader } from '#modules/people/newsletter/follow-wish.ts'
import type { NewsletterDeps } from '#modules/people/newsletter/subscribe.ts'

/** What other domains do when something happens to an account, in the transaction where it happens. */
export const accountHooks = (newsletter: NewsletterDeps) =>
  ({
    onSignedIn: async (tx, { cartId, caller }) => {
      await mergeCart(tx, { cartId, caller })
    },
    onNewsletter: (tx, wish) => followWish(tx, wish, newsletter),
    onVerified: async (tx, owner) => {
      await rememberReader(tx, owner)
      const orders = await adoptGuestOrders(tx, owner, isTradeAccount)
      await adoptInvoices(tx, owner.customerId, orders)
      return orders.length
    },
    onEmptied: async (tx, customerId) => {
      await forgetCartsOf(tx, customerId)
      await removeCardsOf(tx, customerId)
    },
  }) satisfies Hooks
