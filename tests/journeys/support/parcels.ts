import { connect } from '#database/connect.ts'
import type { Pool } from '#kernel/db.ts'
import { givenOrder } from '#tests/support/given-order.ts'

export interface GivenParcel {
  number: string
  ean: string
}

/** Paid orders that a store holds, of so many copies each: some to be sent, and one of one copy that is collected there. */
export async function givenParcels(
  store: string,
  many: number,
  copies: (index: number) => number = () => 1,
): Promise<{ shipments: GivenParcel[]; pickup: GivenParcel }> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  const given = async (method: 'home' | 'store', quantity = 1): Promise<GivenParcel> => {
    const { number, id } = await givenOrder(sql, [{ taken: quantity, quantity }], { method, language: 'en' })
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
    for (let index = 0; index < many; index++) shipments.push(await given('home', copies(index)))
    return { shipments, pickup: await given('store') }
  } finally {
    await sql.end()
  }
}

/** No store has another copy of what an order holds. */
export async function givenLastCopy({ number }: GivenParcel): Promise<void> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await sql`
      update stock set quantity = 0
      where product_id in (select l.product_id from order_line l join shop_order o on o.id = l.order_id where o.number = ${number})`
  } finally {
    await sql.end()
  }
}

export interface GivenSale extends GivenParcel {
  /** A title of the catalogue that the store has, and how it is scanned. */
  other: { title: string; ean: string }
}

/** A paid order of copies of one title that waits at the counter of its store. */
export async function givenPickup(store: string, copies: number): Promise<GivenParcel> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const lines = [{ taken: copies, quantity: copies }]
    const { number, id } = await givenOrder(sql, lines, { method: 'store', language: 'en' })
    await sql`update order_stock set store_code = ${store} where order_line_id in (select id from order_line where order_id = ${id})`
    await sql`update shop_order set store_code = ${store} where id = ${id}`
    await sql`update parcel set store_code = ${store}, state = 'ready', ready_at = now() where order_id = ${id}`
    await sql`update order_line set fulfilment = 'ready' where order_id = ${id}`
    const [line] = await sql<{ ean: string }[]>`select ean from order_line where order_id = ${id}`
    return { number, ean: line!.ean }
  } finally {
    await sql.end()
  }
}

/** A book of more than twenty euros that a store has. */
async function onShelf(sql: Pool, store: string): Promise<GivenSale['other']> {
  const [other] = await sql<{ title: string; ean: string }[]>`
    select p.title, p.ean from product p join stock s on s.product_id = p.id
    where s.store_code = ${store} and s.quantity > 2 and p.active and p.price_cents > 2000 and p.kind = 'book' and p.ean like '978%'
      and p.storefront_code = 'T013' and not p.synthetic order by p.id limit 1`
  return other!
}

/** One that a store has from now on. */
export async function givenOther(store: string): Promise<GivenSale['other']> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const other = await onShelf(sql, 'T013')
    await sql`
      insert into stock (product_id, store_code, quantity) select id, ${store}, 3 from product where ean = ${other.ean}
      on conflict (product_id, store_code) do update set quantity = stock.quantity + 3`
    return other
  } finally {
    await sql.end()
  }
}

/** A paid order of copies of one title that its store holds: still there, or handed over; and another title on the same shelf. */
export async function givenSale(store: string, { copies = 1, handedOver = false } = {}): Promise<GivenSale> {
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    const { number, id } = await givenOrder(sql, [{ taken: copies, quantity: copies, unitCents: 1500 }], { language: 'en' })
    await sql`update order_stock set store_code = ${store} where order_line_id in (select id from order_line where order_id = ${id})`
    if (handedOver) {
      await sql`update parcel set state = 'delivered', handed_over_at = now(), delivered_at = now() where order_id = ${id}`
      await sql`update order_line set fulfilment = 'delivered' where order_id = ${id}`
    }
    const [line] = await sql<{ ean: string }[]>`select ean from order_line where order_id = ${id}`
    return { number, ean: line!.ean, other: await onShelf(sql, store) }
  } finally {
    await sql.end()
  }
}
