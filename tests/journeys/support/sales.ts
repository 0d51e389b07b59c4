import { connect } from '#database/connect.ts'
import { sumNextDay } from '#modules/orders/figures/sum-up.ts'
import { givenOrder } from '#tests/support/given-order.ts'

/** A paid order that the figures of its day know, as they would within a minute. */
export async function givenSale() {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 2 })
  try {
    await givenOrder(sql, [{ unitCents: 1990 }], { language: 'en' })
    // The shop itself may be at it already.
    const isSummed = async () => (await sql`select from sale_day where day >= current_date - 1 limit 1`).length > 0
    while (!(await isSummed())) await sumNextDay(sql, new Date())
  } finally {
    await sql.end()
  }
}
