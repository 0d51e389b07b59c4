import { dayOf } from '#kernel/days.ts'
import { billedOrders } from '#modules/invoicing/billing/billed-orders.ts'
import { openInvoices } from '#modules/invoicing/terms/open-invoices.ts'
import { bookReceipt } from '#modules/invoicing/terms/receipts.ts'
import { followMoney } from '#modules/orders/money/order-money.ts'
import type { YearShop } from './shop.ts'

/** Libraries and companies pay on the day: finance books what came in for each invoice that fell due. */
export async function receiveDue({ db }: YearShop, now: Date): Promise<void> {
  for (const invoice of await openInvoices(db, { dueBefore: dayOf(now), after: null, limit: 200 }))
    await db.begin((tx) =>
      bookReceipt(
        tx,
        {
          invoiceNumber: invoice.full_number,
          amountCents: invoice.open_cents,
          receivedOn: invoice.due_on,
          reference: `N43 ${invoice.full_number}`,
          note: '',
        },
        { by: 'the shop', now },
        { billed: billedOrders, onReceipt: followMoney },
      ),
    )
}
