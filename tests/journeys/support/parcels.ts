import { connect } from '#database/connect.ts'
import { givenOrder } from '#tests/support/given-order.ts'

export interface GivenParcel {
  number: string
  ean: string
}

/** Paid orders of one copy each that a store holds: some to be sent, and one that is collected there. */
export async function givenParcels(store: string, many: number): Promise<{ shipments: GivenParcel[]; pickup: GivenParcel }> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  const given = async (method: 'home' | 'store'): Promise<GivenParcel> => {
    const { number, id } = await givenOrder(sql, [{ taken: 1 }], { method, language: 'en' })
    await sql`update order_stock set store_code = ${store} where order_line_id in (select id from order_line where order_id = ${id})`
    if (method === 'store') {
      await sql`update shop_order set store_code = ${store} where id = ${id}`
      await sql`update parcel set store_code = ${store} where order_id = ${id}`
    }
    const [line] = await sql<{ ean: string }[]>`select ean from order_line where order_id = ${id}`
    return { number, ean: line!.ean }
  }
  try {
    const shipments: GivenParcel[] = []
    for (let index = 0; index < many; index++) shipments.push(await given('home'))
    return { shipments, pickup: await given('store') }
  } finally {
    await sql.end()
  }
}
