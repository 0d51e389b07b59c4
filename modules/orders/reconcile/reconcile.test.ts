import { beforeAll, describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import { handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { theShop } from '#modules/orders/order/actor.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, goodCard, refusedCard } from '#tests/support/buying.ts'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { askIn } from './reconcile.sql.ts'
import { checks } from './reconcile.ts'

const shop = withShop()
const { signIn, fill, place, pay } = buying(shop)

async function ordered(card?: object) {
  const who = await signIn()
  const cart = await fill(who, [await givenProduct(shop.sql), await givenProduct(shop.sql, { kind: 'object' })], 2)
  const { body } = await place(who, cart)
  if (card !== undefined) await pay(who, body.number, card)
  return body.number as string
}
const paid = (number: string) =>
  eventually(`${number} is paid`, async () => {
    const [order] = await shop.sql`select payment_state from shop_order where number = ${number}`
    return order?.['payment_state'] === 'paid'
  })

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  await paid(await ordered(goodCard))
  const sent = await ordered(goodCard)
  await paid(sent)
  const [parcel] = await shop.sql<{ id: number }[]>`
    select p.id from parcel p join shop_order o on o.id = p.order_id where o.number = ${sent}`
  await shop.sql.begin((tx) =>
    handOver(tx, servicesOf(shop.config, shop.sql), { parcelId: parcel!.id }, { actor: theShop, now: new Date() }),
  )
  await ordered(refusedCard)
  await ordered()
})

/** What goes wrong, done to the one paid order behind the shop's back; whoever does so finds no guard in the way. */
const wrongs: Record<string, string> = {
  order_total: `alter table shop_order drop constraint shop_order_total; update shop_order set total_cents = total_cents + 1 where payment_state = 'paid'`,
  order_lines: `update order_line set promotion_cents = 5 where id = (select min(id) from order_line)`,
  order_vat: `update shop_order set vat = '[]' where payment_state = 'paid'`,
  order_state_of_lines: `update order_line set fulfilment = 'placed' where fulfilment = 'preparing'`,
  parcel_lines: `delete from parcel_line where parcel_id = (select min(id) from parcel)`,
  parcel_shipping: `update parcel set shipping_cents = shipping_cents + 100`,
  parcel_state: `update parcel set state = 'delivered'`,
  order_movements: `update shop_order set captured_cents = captured_cents - 1 where payment_state = 'paid'`,
  attempt_movements: `update payment_movement set amount_cents = amount_cents - 1`,
  paid_without_order: `update shop_order set payment_state = 'pending' where payment_state = 'paid'`,
  order_without_payment: `update payment_attempt set outcome = 'declined' where outcome = 'captured'`,
  paid_once: `insert into payment_attempt (id, order_id, gateway, amount_cents, capture, outcome)
    select (9999990000 + row_number() over ())::text, order_id, gateway, amount_cents, capture, outcome from payment_attempt where outcome = 'captured'`,
  order_paid: `update shop_order set payment_state = 'part_paid' where payment_state = 'paid'; delete from payment_movement`,
  parcel_charged: `update payment_movement set amount_cents = amount_cents + 600`,
  parcel_left_unpaid: `update parcel set state = 'handed_over', charge = 'at_dispatch'; delete from payment_movement`,
  task_done: `insert into payment_task (attempt_id, kind, amount_cents, reason, due_at, done_at)
    select id, 'refund', 5, 'x', null, now() from payment_attempt where outcome = 'captured'`,
  task_given_up: `insert into payment_task (attempt_id, kind, amount_cents, reason, due_at, failure)
    select id, 'refund', 5, 'x', null, 'the bank said no' from payment_attempt where outcome = 'captured'`,
  product_stock: `update product set stock = stock + 1 where id = (select min(id) from product)`,
  stock_movements: `update stock set quantity = quantity + 1 where product_id = (select min(product_id) from stock)`,
  order_stock: `update order_stock set quantity = quantity + 5`,
  order_of_store: `delete from order_of_store where order_id = (select min(order_id) from order_of_store)`,
  holds_end: `insert into stock_hold (cart_id, product_id, store_code, quantity)
    select c.id, p.id, 'T013', 1 from (select id from cart limit 1) c, (select id from product limit 1) p`,
  coupon_uses: `insert into coupon (code, title_es, title_ca, title_en, kind, percent, uses_in_all, used) values ('ABC', 'x', 'x', 'x', 'percent', 5, 3, 2)`,
  coupon_holders: `insert into coupon (id, code, title_es, title_ca, title_en, kind, percent) overriding system value values (77, 'ABC', 'x', 'x', 'x', 'percent', 5);
    insert into coupon_holder (coupon_id, holder, used) values (77, 'account:c', 2)`,
  coupon_orders: `update shop_order set coupon_code = 'ABC' where payment_state = 'paid'`,
  points_balance: `insert into loyalty_card (customer_id, number, balance) values ('c', '2900000000000', 5)`,
  points_orders: `update shop_order set bonus_cents = 5, total_cents = total_cents - 5 where payment_state = 'paid'`,
  points_earned: `insert into loyalty_card (customer_id, number, balance) values ('c', '2900000000000', 5);
    insert into points_entry (customer_id, kind, points, order_id, made_on) select 'c', 'reverse_earn', -5, id, '2026-01-01' from shop_order limit 1`,
  gift_card_balance: `insert into gift_card (storefront_code, language, initial_cents, balance_cents, recipient_name, recipient_email, giver_name, message, send_on, expires_on)
    values ('T013', 'es', 500, 500, 'x', 'x@example.com', 'x', '', '2026-11-22', '2029-11-22')`,
  gift_card_orders: `update shop_order set gift_card_cents = 5 where payment_state = 'paid'`,
  letter_confirmation: `delete from mail_outbox where template = 'order-confirmation'`,
  letter_parcel: `update parcel set handed_over_at = now() where id = (select min(id) from parcel)`,
  refund_money: `insert into refund (order_id, state, goods_cents, requested_by, approved_by) select id, 'approved', 5, 'x', 'y' from shop_order limit 1`,
  refund_lines: `update order_line set refunded_cents = 1 where id = (select min(id) from order_line)`,
  refund_second_person: `alter table refund drop constraint refund_second_person;
    insert into refund (order_id, state, goods_cents, requested_by, approved_by, needs_second_person) select id, 'approved', 5, 'x', 'x', true from shop_order limit 1`,
  invoice_lines: `update billed_line set gross_cents = gross_cents + 1 where id = (select min(id) from billed_line)`,
  invoice_parcel: `delete from billed_parcel`,
  invoice_order: `update billed_line set gross_cents = gross_cents + 1 where id = (select min(id) from billed_line)`,
  invoice_parcel_charged: `update parcel set charge = 'at_dispatch'; update billed_line set gross_cents = gross_cents + 1 where id = (select min(id) from billed_line)`,
  invoice_corrected: `insert into billed_line (invoice_id, order_id, parcel_id, quantity, gross_cents, vat_percent, corrects_id)
    select invoice_id, order_id, parcel_id, -1, -1 - gross_cents, vat_percent, id from billed_line where id = (select min(id) from billed_line)`,
  letter_refund: `insert into mail_outbox (recipient, language, template, subject, html, plain)
    select email, 'es', 'refund-made', 'about ' || number, '', '' from shop_order limit 1`,
  order_called_off: `update shop_order set called_off = true where payment_state = 'paid'`,
  account_due: `update shop_order set account_due_cents = 5 where payment_state = 'paid'`,
  account_state: `update shop_order set terms = 'account', payment_state = 'on_account' where payment_state = 'paid'`,
  account_received: `update shop_order set received_cents = 5 where payment_state = 'paid'`,
  receivable: `insert into receivable (invoice_id, customer_id, due_on, amount_cents) select id, 'c', issue_date, 5 from invoice limit 1`,
  budget_ledger: `insert into budget (customer_id, year, title, assigned_cents) values ('c', 2026, 'x', 5)`,
  letter_given_up: `update mail_outbox set due_at = null, failure = 'no such box'`,
}

class Undone extends Error {}

/** The names of the checks that see it; the database is as before afterwards. */
async function seen(wrong: string): Promise<string[]> {
  let names: string[] = []
  await shop.sql
    .begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx.unsafe(wrong)
      names = (await askIn(tx, checks)).filter(({ count }) => count > 0).map(({ name }) => name)
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return names
}

describe('the books', () => {
  it('balance where orders were paid, refused and left', async () => expectBooksBalance(shop.sql))

  it.each(Object.entries(wrongs))('do not balance: %s sees what it is there for', async (name, wrong) =>
    expect(await seen(wrong)).toContain(name),
  )

  it('have no check that nothing was ever found by', () =>
    expect(checks.map(({ name }) => name).toSorted()).toEqual(Object.keys(wrongs).toSorted()))
})
