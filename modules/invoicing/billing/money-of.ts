import { addDays, dayOf } from '#kernel/days.ts'
import type { InvoiceReference } from '#modules/invoicing/invoices/invoice.ts'
import type { BillingMode } from './contract.ts'
import type { CustomerToBill } from './customers-to-bill.sql.ts'
import type { OrderToBill } from './orders-to-bill.sql.ts'

/** What an invoice says of its money: received already, or due so many days after it as the terms agree. */
export function moneyOf(
  { terms, gift_card_cents }: Pick<OrderToBill, 'terms' | 'gift_card_cents'>,
  customer: Pick<CustomerToBill, 'payment_days'> | undefined,
  now: Date,
): Pick<InvoiceReference, 'paid' | 'due' | 'giftCardCents'> {
  return terms !== 'account'
    ? { paid: true, due: null, ...(gift_card_cents > 0 && { giftCardCents: gift_card_cents }) }
    : { paid: false, due: addDays(dayOf(now), customer?.payment_days ?? 30) }
}

/** When what an order delivers is invoiced: as agreed with its customer, else on request what is bought on account. */
export const modeOf = (order: Pick<OrderToBill, 'terms'>, customer: Pick<CustomerToBill, 'mode'> | undefined): BillingMode =>
  customer?.mode ?? (order.terms === 'account' ? 'on_request' : 'on_dispatch')
