import type { Pool } from '#kernel/db.ts'

export interface LineToGive {
  quantity: number
  unit_cents: number
  vat_percent?: number
  promotion_cents?: number
  coupon_cents?: number
  bonus_cents?: number
  surcharge_percent?: number
  title?: string
  author?: string
}

export interface OrderToGive {
  lines: LineToGive[]
  /** Copies of each line in each parcel; one parcel with everything unless said. */
  parcels?: {
    copies: number[]
    shipping_cents?: number
    kind?: 'shipment' | 'pickup' | 'digital'
    handed_over_at?: string | null
  }[]
  shipping_cents?: number
  owner_id?: string
  owner_kind?: 'customer' | 'guest'
  language?: 'es' | 'ca' | 'en'
  tax_treatment?: string
  surcharge_cents?: number
  payment_state?: string
  terms?: 'prepaid' | 'account'
  reference?: string
  budget_id?: number
  invoice_requested?: boolean
  gift_ticket?: boolean
  country?: string
  billing_address?: object | null
}

// Journeys write into one database from several processes.
let serial = (process.pid % 10_000) * 10_000

const home = {
  recipient: 'Ana Ruiz',
  street: 'Calle Real, 1',
  floor: null,
  postcode: '18009',
  city: 'Granada',
  region: 'Granada',
  phone: null,
}

/** Something that lines may point at. */
async function anyProduct(sql: Pool): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into product ${sql({
      title: 'Título',
      kind: 'book',
      price_cents: 1990,
      vat_class: 'book',
      ean: `3${String(++serial).padStart(12, '0')}`,
      sku: `billed-${serial}`,
      slug: `billed-${serial}`,
    })} returning id`
  return row!.id
}

export interface GivenOrder {
  id: number
  number: string
  parcels: number[]
  lines: number[]
  total: number
  owner: string
}

/** A paid order whose parcels were handed over, written as rows; say what matters. */
export async function givenDeliveredOrder(sql: Pool, order: OrderToGive): Promise<GivenOrder> {
  const parcels = order.parcels ?? [
    { copies: order.lines.map((line) => line.quantity), shipping_cents: order.shipping_cents ?? 0 },
  ]
  const shipping = parcels.reduce((all, parcel) => all + (parcel.shipping_cents ?? 0), 0)
  const total_of = (key: 'promotion_cents' | 'coupon_cents' | 'bonus_cents') =>
    order.lines.reduce((all, line) => all + (line[key] ?? 0), 0)
  const goods = order.lines.reduce((all, line) => all + line.unit_cents * line.quantity, 0)
  const advantages = total_of('promotion_cents') + total_of('coupon_cents') + total_of('bonus_cents')
  const total = goods + shipping + (order.surcharge_cents ?? 0) - advantages
  const address = { ...home, country: order.country ?? 'ES' }
  const owner = order.owner_id ?? `c-billed-${++serial}`
  const product = await anyProduct(sql)
  const [row] = await sql<{ id: number; number: string }[]>`
    insert into shop_order (number, storefront_code, language, owner_kind, owner_id, email, cart_id, payment_state, goods_cents, shipping_cents,
      total_cents, vat, shipping_method, delivery_address, billing_address, gift_wrap, gift_ticket, promotion_cents, coupon_cents, bonus_cents,
      surcharge_cents, tax_treatment, invoice_requested, conditions_version, terms, reference, budget_id, expires_at)
    values (${`B-${Date.now().toString(36)}-${++serial}`}, 'T013', ${order.language ?? 'es'}, ${order.owner_kind ?? 'customer'}, ${owner},
      ${`${owner}@example.com`}, ${`cart-${serial}`}, ${order.payment_state ?? 'paid'}, ${goods}, ${shipping}, ${total}, '[]',
      'home', ${sql.json(address)}, ${order.billing_address === null ? null : sql.json(order.billing_address ?? address)}, false,
      ${order.gift_ticket ?? false}, ${total_of('promotion_cents')}, ${total_of('coupon_cents')}, ${total_of('bonus_cents')},
      ${order.surcharge_cents ?? 0}, ${order.tax_treatment ?? 'domestic'}, ${order.invoice_requested ?? false}, '2026-11',
      ${order.terms ?? 'prepaid'}, ${order.reference ?? ''}, ${order.budget_id ?? null}, now())
    returning id, number`
  const lines: number[] = []
  for (const [position, line] of order.lines.entries()) {
    const [written] = await sql<{ id: number }[]>`
      insert into order_line (order_id, position, product_id, kind, title, author, sku, ean, quantity, list_unit_cents, unit_cents, line_cents,
        vat_class, vat_percent, surcharge_percent, promotion_cents, coupon_cents, bonus_cents, ebook, is_delayed, charged_later, fulfilment)
      values (${row!.id}, ${position}, ${product}, ${line.vat_percent === 21 ? 'object' : 'book'}, ${line.title ?? `Título ${position + 1}`},
        ${line.author ?? null}, 'sku', '9788400000000', ${line.quantity}, ${line.unit_cents}, ${line.unit_cents}, ${line.unit_cents * line.quantity},
        ${line.vat_percent === 21 ? 'general' : 'book'}, ${line.vat_percent ?? 4}, ${line.surcharge_percent ?? 0}, ${line.promotion_cents ?? 0},
        ${line.coupon_cents ?? 0}, ${line.bonus_cents ?? 0}, false, false, false, 'sent')
      returning id`
    lines.push(written!.id)
  }
  const ids: number[] = []
  for (const [position, parcel] of parcels.entries()) {
    const handed = parcel.handed_over_at === undefined ? '2026-11-21T11:00:00Z' : parcel.handed_over_at
    const [written] = await sql<{ id: number }[]>`
      insert into parcel (order_id, position, kind, charge, shipping_cents, state, handed_over_at)
      values (${row!.id}, ${position + 1}, ${parcel.kind ?? 'shipment'}, 'now', ${parcel.shipping_cents ?? 0},
        ${handed ? 'handed_over' : 'planned'}, ${handed}) returning id`
    ids.push(written!.id)
    for (const [index, copies] of parcel.copies.entries())
      if (copies > 0)
        await sql`insert into parcel_line (parcel_id, order_line_id, quantity) values (${written!.id}, ${lines[index] ?? 0}, ${copies})`
  }
  return { ...row!, parcels: ids, lines, total, owner }
}

/** An account; say what matters. */
export async function givenCustomer(
  sql: Pool,
  change: {
    kind?: string
    tax_id?: string
    company?: string
    library?: string
    name?: string
    language?: string
    activated_at?: Date
    id?: string
    email?: string
    password_hash?: string
  } = {},
): Promise<string> {
  const id = change.id ?? `c-invoiced-${++serial}`
  await sql`insert into customer ${sql({ id, kind: 'private', email: `${id}@example.com`, password_hash: 'x', language: 'es', ...change })}`
  return id
}
