/**
 * The calls that only read: personal data is asked for by POST, so that no token stands in an address. A loader makes no other call but
 * GET: what a page shows may be reloaded, prefetched and gone back to, and nothing is changed by that. The order list and the cart are
 * made where there is none, once however often they are read.
 */
export const reads: readonly string[] = [
  '/agenda/registration/show/',
  '/budgets/',
  '/budgets/:id/',
  '/checkout/',
  '/claims/',
  '/customer/address/list/',
  '/customer/card/list/',
  '/customer/saved-cart/list/',
  '/customer/data/',
  '/customer/privacy/',
  '/cart-reminder/wish/',
  '/customer/session/list/',
  '/customer/wish/list/',
  '/delivery-notes/',
  '/delivery-notes/:id/',
  '/desk/list/',
  '/desk/lists/',
  '/ebook-gifts/look/',
  '/ebook-gifts/opened/',
  '/ebooks/',
  '/intake/reading/',
  '/invoices/',
  '/loyalty/',
  '/loyalty/card/passes/',
  '/loyalty/movements/',
  '/members/',
  '/members/invitation/',
  '/order-letters/list/',
  '/order/:number/detail/',
  '/order/:number/ebooks/',
  '/order/:number/invoices/',
  '/order/:number/returns/',
  '/order/list/',
  '/papers/links/',
  '/quote/',
  '/quotes/',
  '/requests/list/',
  '/reviews/own/',
  '/standing-orders/',
  '/standing-orders/show/',
  '/wish-lists/own/',
  '/wish-lists/shared/',
  '/withdrawal/find/',
]

const parts = reads.map((path) => path.split('/'))

/** Whether a call by POST only reads. */
export function isRead(path: string): boolean {
  const asked = path.split('/')
  return parts.some(
    (known) => known.length === asked.length && known.every((part, index) => part.startsWith(':') || part === asked[index]),
  )
}
