import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'

/** What happens in the shop behind a visitor's back: another price, copies that are gone, a session that ends. */
async function asStaff<T>(act: (sql: Pool) => Promise<T>): Promise<T> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    return await act(sql)
  } finally {
    await sql.end()
  }
}

export const setPrice = (product: number, cents: number) =>
  asStaff((sql) => sql`update product set price_cents = ${cents} where id = ${product}`)

/** So many copies lie in the shop, all in one store. */
export const setStock = (product: number, quantity: number) =>
  asStaff(
    (sql) => sql`
      update stock set quantity = case
        when store_code = (select min(store_code) from stock where product_id = ${product}) then ${quantity}::int else 0 end
      where product_id = ${product}`,
  )

/** The buy step took too long: the copies held are anybody's again. */
export const endHolds = (product: number) => asStaff((sql) => sql`delete from stock_hold where product_id = ${product}`)

export const endSessions = (email: string) => asStaff((sql) => sql`delete from session where email = ${email}`)

/** How many orders an e-mail address has made, with the state of their payment. */
export const ordersOf = (email: string) =>
  asStaff(
    (sql) => sql<{ number: string; payment_state: string }[]>`
      select number, payment_state from shop_order where email = ${email} order by id`,
  )

/** A colleague said who they are long ago: what is grave asks again. */
export const letLoginAge = (email: string) =>
  asStaff(
    (sql) => sql`
      update staff_session set opened_at = opened_at - interval '11 minutes'
      where staff_id = (select id from staff_user where email = ${email})`,
  )

/** What somebody left in their basket has lain there since the day before yesterday. */
export const letBasketAge = (email: string) =>
  asStaff(
    (sql) => sql`
      with aged as (
        update cart set updated_at = now() - interval '2 days'
        where closed_at is null and owner_id in (select owner_id from cart_reminder_wish where email = ${email}) returning id)
      update cart_line set changed_at = now() - interval '2 days' where cart_id in (select id from aged)`,
  )
