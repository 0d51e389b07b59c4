import { dayOf } from '#kernel/days.ts'
import type { Transactional } from '#kernel/db.ts'
import type { CartRow } from '#modules/buying/cart/for-orders.ts'
import { pricingRules } from '#modules/goods/pricing/pricing-rules.ts'
import { leavesVatArea } from '#modules/goods/pricing/treatment.ts'
import type { PlaceOrder } from '#modules/orders/order/contract.ts'
import type { Caller } from '#modules/people/access/caller.ts'
import { fiscalIdentityOf } from '#modules/people/customers/fiscal.ts'
import { isTaxIdOf, storedTaxId } from '#modules/people/customers/tax-id.ts'

/** As the order keeps them; '' where nobody needs one. */
export interface Identities {
  tax_id: string
  recipient_tax_id: string
}

type IdentityFields = Pick<PlaceOrder, 'invoice_request' | 'tax_id' | 'recipient_tax_id' | 'billing_address'>

/**
 * Who the invoice that was asked for names (P-37), and who receives what goes through customs: the Canaries, Ceuta, Melilla and every
 * country outside the VAT area (Ley 37/1992, art. 21). What an account says already need not be written again.
 * @returns the identities, and the code of each field that lacks.
 */
export async function identitiesOf(
  db: Transactional,
  body: IdentityFields,
  cart: Pick<CartRow, 'shipping_method' | 'delivery_address' | 'pickup_point'>,
  { caller, now }: { caller: Caller; now: Date },
): Promise<{ identities: Identities; lacking: Record<string, string> }> {
  const account = caller.kind === 'customer' ? await fiscalIdentityOf(db, caller.id) : undefined
  const billed = body.billing_address ?? cart.delivery_address
  const lacking: Record<string, string> = {}

  const billedIn = billed?.country ?? account?.country ?? 'ES'
  if (body.invoice_request) {
    if (!billed && !account?.has_address) lacking['billing'] = 'order.invoice_address'
    if (billedIn === 'ES' && !body.tax_id && !account?.tax_id) lacking['tax_id'] = 'order.invoice_tax_id'
    if (billedIn === 'ES' && body.tax_id && !isTaxIdOf('ES', body.tax_id)) lacking['tax_id'] = 'order.tax_id_invalid'
  }

  const destination = destinationOf(cart)
  const exported = destination !== null && leavesVatArea(await pricingRules(db), destination, dayOf(now))
  // An institution receives what it orders; a person may send a present.
  const recipient = body.recipient_tax_id || (account && account.kind !== 'private' ? account.tax_id : '')
  if (exported) {
    if (!recipient) lacking['recipient_tax_id'] = 'order.recipient_tax_id'
    else if (destination.country === 'ES' && !isTaxIdOf('ES', recipient)) lacking['recipient_tax_id'] = 'order.tax_id_invalid'
  }
  return {
    identities: {
      tax_id: body.invoice_request && body.tax_id ? storedTaxId(billedIn, body.tax_id) : '',
      recipient_tax_id: exported && recipient ? storedTaxId(destination.country, recipient) : '',
    },
    lacking,
  }
}

const destinationOf = ({ shipping_method, delivery_address, pickup_point }: Parameters<typeof identitiesOf>[2]) =>
  shipping_method === 'home' ? delivery_address : shipping_method === 'pickup_point' ? pickup_point : null
