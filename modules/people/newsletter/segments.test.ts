import { beforeAll, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague
let author: number
let category: number

/** A reader, and what they bought with their address. */
async function reader(email: string, language: string, bought?: number, state = 'confirmed') {
  const given = { token_expires_at: new Date(), form: 'newsletter', consent_version: '2026-11', asked_at: new Date() }
  const confirmed_at = state === 'confirmed' ? new Date() : null
  await shop.sql`insert into newsletter_subscription ${shop.sql({ ...given, email, language, state, confirmed_at, token_hash: Buffer.from(email) } as never)}`
  if (bought === undefined) return
  const [order] = await shop.sql<{ id: number }[]>`
    insert into shop_order (number, storefront_code, language, owner_kind, owner_id, email, cart_id, goods_cents, shipping_cents, total_cents,
      vat, gift_wrap, gift_ticket, conditions_version, expires_at, payment_state)
    values (${`S-${email}`}, 'T013', 'es', 'guest', ${email}, ${email.toUpperCase()}, 'x', 1000, 0, 1000, '[]', false, false, 'x', now(), 'paid')
    returning id`
  await shop.sql`
    insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents, vat_class,
      vat_percent, ebook, is_delayed, charged_later)
    values (${order!.id}, 0, ${bought}, 'book', 'x', 'x', 'x', 1, 1000, 1000, 1000, 'book', 4, false, false, false)`
}

beforeAll(async () => {
  ana = await hire(['marketing'])
  const [written, other] = [await givenProduct(shop.sql), await givenProduct(shop.sql)]
  author = (
    await shop.sql<
      { id: number }[]
    >`insert into author (name, sort_name, slug) values ('Ana Prueba', 'Prueba, Ana', 'ana-prueba') returning id`
  )[0]!.id
  await shop.sql`insert into product_author (product_id, author_id, position) values (${written}, ${author}, 0)`
  const [above] = await shop.sql<{ id: number }[]>`insert into category (kind) values ('book') returning id`
  const [below] = await shop.sql<
    { id: number }[]
  >`insert into category (kind, parent_id) values ('book', ${above!.id}) returning id`
  category = above!.id
  await shop.sql`insert into product_category (product_id, category_id) values (${written}, ${below!.id})`
  await reader('autora@example.com', 'es', written)
  await reader('otro@example.com', 'es', other)
  await reader('nada@example.com', 'ca')
  await reader('duda@example.com', 'es', written, 'pending')
})

const emails = async (segment: number) =>
  (await ana.call('GET', `/newsletter/readers/?segment=${segment}`)).body.items
    .map(({ email }: { email: string }) => email)
    .toSorted()
let serial = 0
const segment = async (rules: object) =>
  (await ana.call('POST', '/newsletter/segments/', { name: `Segment ${++serial}`, ...rules })).body as {
    id: number
    readers: number
  }

it('a segment counts and lists who confirmed and fits: by what they bought, language, day', async () => {
  const byAuthor = await segment({ author })
  expect(byAuthor).toMatchObject({ readers: 1 })
  expect(await emails(byAuthor.id)).toEqual(['autora@example.com'])
  expect(await emails((await segment({ category, language: 'es' })).id)).toEqual(['autora@example.com'])
  expect(await emails((await segment({ kind: 'book' })).id)).toEqual(['autora@example.com', 'otro@example.com'])
  expect(await emails((await segment({ bought: 'no' })).id)).toEqual(['nada@example.com'])
  expect(await emails((await segment({ since: '2999-01-01' })).id)).toEqual([])
  expect((await ana.call('GET', '/newsletter/readers/?segment=999999')).status).toBe(404)
})

it('holders of the loyalty card are told apart, of an address that they answered from', async () => {
  const holder = async (email: string, verified_at: Date | null, number: string) => {
    await shop.sql`insert into customer ${shop.sql({ id: email, kind: 'private', email, password_hash: '', language: 'es', verified_at } as never)}`
    await shop.sql`insert into loyalty_card (customer_id, number) values (${email}, ${number})`
  }
  await holder('otro@example.com', new Date(), '2900000000001')
  await holder('nada@example.com', null, '2900000000002')
  expect(await emails((await segment({ card: 'yes' })).id)).toEqual(['otro@example.com'])
  expect(await emails((await segment({ card: 'no', bought: 'yes' })).id)).toEqual(['autora@example.com'])
  const { items } = (await ana.call('GET', '/newsletter/readers/?card=true')).body
  expect(items).toMatchObject([{ email: 'otro@example.com', card: true, bought: true }])
})

it('its name is its own', async () => {
  await ana.call('POST', '/newsletter/segments/', { name: 'Catalan readers', language: 'ca' })
  expect((await ana.call('POST', '/newsletter/segments/', { name: 'Catalan readers' })).body.code).toBe(
    'newsletter.segment_taken',
  )
})

it('is handed to programs that listen, reader by reader, without an address kept, and to nobody else', async () => {
  const { id } = await segment({ kind: 'book' })
  const hand = () => ana.call('POST', `/newsletter/segments/${id}/hand-over/`, {})
  expect((await hand()).body.code).toBe('newsletter.nobody_listens')
  await shop.sql`insert into webhook_endpoint (url, name, events, secret)
    values ('https://tool.example.com/', 'tool', '{newsletter.segment}', ${Buffer.alloc(32, 1)})`
  expect((await hand()).body).toEqual({ readers: 2 })
  const told = await shop.sql<{ data: object }[]>`select data from webhook_event where kind = 'newsletter.segment' order by id`
  expect(told).toHaveLength(2)
  expect(told.map(({ data }) => data)).toMatchObject([{ card: false, bought: true }, { card: true }])
  expect(JSON.stringify(told)).not.toContain('@')
})
