import { day, dayOf } from '#kernel/days.ts'
import { centsOf } from '#kernel/money.ts'
import { billedOrders } from '#modules/invoicing/billing/billed-orders.ts'
import { findReceivables } from '#modules/invoicing/terms/find-receivables.ts'
import { bookReceipt } from '#modules/invoicing/terms/receipts.ts'
import { receivableCalls } from '#modules/invoicing/terms/staff-contract.ts'
import { followMoney } from '#modules/orders/money/order-money.ts'
import type { YearShop } from './shop.ts'

/** Libraries and companies pay on the day: finance books what came in for each invoice that fell due. */
export async function receiveDue({ db }: YearShop, now: Date): Promise<void> {
  const due = receivableCalls['GET /receivables/'].query.parse({ overdue: 'true', limit: 200 })
  for (const { invoice, open, due: on } of (await findReceivables(db, due, dayOf(now))).items)
    await db.begin((tx) =>
      bookReceipt(
        tx,
        {
          invoiceNumber: invoice,
          amountCents: centsOf(open),
          receivedOn: day(on),
          reference: `N43 ${invoice}`,
          note: '',
        },
        { by: 'the shop', now },
        { billed: billedOrders, onReceipt: followMoney },
      ),
    )
}
