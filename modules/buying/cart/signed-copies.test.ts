import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, type Day, dayOf } from '#kernel/days.ts'
import { personalData } from '#modules/orders/order/personal-data.ts'
import { copiesToWithdraw } from '#modules/orders/returns/rules.ts'
import { sweepDedications } from '#modules/orders/signed-copies/sweep.ts'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { buying, granada, type Who } from '#tests/support/buying.ts'
import { holding, someoneWaits } from '#tests/support/locks.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
beforeAll(() => shop.app.listen({ port: 0, host: '127.0.0.1' }))
const { signIn, place, pay, detail } = buying(shop)
const { settled } = payingOrders(shop)
const people = staffing(shop)
const inThree = (text: string) => ({ es: text, ca: `${text} (ca)`, en: `${text} (en)` })
const today = dayOf(new Date())
const instant = (day: Day, time: string) => `${day}T${time}:00.000Z`
let serial = 0

async function givenBook(fields: Parameters<typeof givenProduct>[1] = {}): Promise<number> {
  const product = await givenProduct(shop.sql, fields)
  const [author] = await shop.sql<{ id: number }[]>`
    insert into author (name, sort_name, slug) values (${`Marina Olmo ${++serial}`}, 'Olmo', ${`marina-olmo-${serial}`}) returning id`
  await shop.sql`insert into product_author (product_id, author_id, position) values (${product}, ${author!.id}, 1)`
  return product
}
const editor = async () => (await people.hire(['marketing'])).call
async function writtenSigning(products: number[], change: object = {}) {
  const call = await editor()
  const type = (await call('POST', '/agenda/types/', { name: inThree('Firmas') })).body.id
  const day = addDays(today, 20)
  return call('POST', '/agenda/', {
    type,
    starts_at: instant(day, '17:00'),
    ends_at: instant(day, '19:00'),
    title: inThree(`Firma ${++serial}`),
    place: inThree('Librería'),
    products,
    signed_copies: true,
    ...change,
  })
}
async function givenSigning(products: number[], change: object = {}): Promise<number> {
  const made = await writtenSigning(products, change)
  expect(made.status).toBe(200)
  await (await editor())('POST', `/agenda/${made.body.id}/publish/`, { published: true })
  return made.body.id
}
const newCart = async (who: Who) => {
  const cart = (await shop.call('POST', '/cart/', who)).body.pk as string
  await shop.call('PUT', `/cart/${cart}/`, { shipping_method: 'home', delivery_address: granada, ...who })
  return cart
}
const order = (who: Who, cart: string, product: number, activity: number, change: object = {}) =>
  shop.call('POST', '/cart/signed-copy/', { ...who, cart, product, activity, dedication: 'Para Inés', ...change })
const shown = (body: { cart_lines: { quantity: number; signing: { dedication: string } | null }[] }) =>
  body.cart_lines.map((line) => [line.quantity, line.signing?.dedication ?? null])
const over = (activity: number) => shop.sql`update activity set signed_until = ${addDays(today, -1)} where id = ${activity}`

/** A book signed with a dedication and one that is not, bought and paid. */
async function bought() {
  const [who, product] = [await signIn(), await givenBook()]
  const [cart, signing] = [await newCart(who), await givenSigning([product])]
  await shop.call('POST', '/cart/line/', { ...who, cart, product, quantity: 1 })
  await order(who, cart, product, signing, { quantity: 2 })
  const { body } = await place(who, cart)
  await pay(who, body.number)
  await settled(body.number)
  return { who, product, signing, cart, number: body.number as string }
}

/** Another such line in an order, past every rule but the database's. */
const signedAgain = (number: string) => shop.sql`
  insert into order_line (order_id, position, product_id, kind, title, sku, ean, quantity, list_unit_cents, unit_cents, line_cents,
    vat_class, vat_percent, ebook, is_delayed, charged_later, signing_id)
  select order_id, 90, product_id, l.kind, title, sku, ean, 1, list_unit_cents, unit_cents, unit_cents, vat_class, vat_percent, ebook, is_delayed,
    charged_later, signing_id from order_line l join shop_order o on o.id = l.order_id where o.number = ${number} and signing_id is not null`

describe('an activity with signed copies to order', () => {
  it('takes orders until the day that its editor says, else until three days before', async () => {
    const product = await givenBook()
    const usual = await writtenSigning([product])
    expect(usual.body).toMatchObject({ signed_copies: true, signed_until: addDays(today, 17) })
    expect((await writtenSigning([product], { signed_until: addDays(today, 19) })).body.signed_until).toBe(addDays(today, 19))
    expect((await writtenSigning([product], { signed_until: addDays(today, 20) })).status).toBe(400)
    await expect(shop.sql`update activity set signed_until = ${addDays(today, 20)} where id = ${usual.body.id}`).rejects.toThrow(
      'activity_signed_before',
    )
  })
  it('has a book on paper with an author, whatever else belongs to it', async () => {
    const [plain, file, mug] = [
      await givenProduct(shop.sql),
      await givenBook({ format_code: 'E00', vat_class: 'ebook' }),
      await givenProduct(shop.sql, { kind: 'object' }),
    ]
    expect((await writtenSigning([plain, file, mug])).status).toBe(400)
    const book = await givenBook()
    const ofSomebodyElse = await givenBook()
    const id = await givenSigning([mug, file, book, ofSomebodyElse])
    expect((await shop.call('GET', `/agenda/${id}/`)).body.signing).toEqual({
      until: addDays(today, 17),
      open: true,
      products: [book],
    })
    const named = async (query: string) => (await shop.call('GET', `/agenda/?${query}`)).body.total
    expect([await named(`product=${book}&signed=true`), await named(`product=${book}`)]).toEqual([1, 1])
    await over(id)
    expect([await named(`product=${book}&signed=true`), await named(`product=${book}`)]).toEqual([0, 1])
    expect((await shop.call('GET', `/agenda/${id}/`)).body).toMatchObject({ signing: { open: false }, signed_until: null })
  })
})

describe('a signed copy in the cart', () => {
  it('that ends while an order is written refuses it by a sentence, and nothing is bought', async () => {
    const [who, product] = [await signIn(), await givenBook()]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    await order(who, cart, product, signing)
    // The cart was reckoned, and then the activity is called off before its lines are written.
    await shop.sql.unsafe(`
      create function ended_meanwhile() returns trigger language plpgsql as $$
      begin update activity set signed_until = current_date - 1 where id = ${signing}; return new; end $$;
      create trigger ended_meanwhile before insert on shop_order for each row execute function ended_meanwhile()`)
    const { status, body } = await place(who, cart)
    await shop.sql.unsafe('drop trigger ended_meanwhile on shop_order; drop function ended_meanwhile()')
    expect([status, body.code]).toEqual([400, 'cart.signing_over'])
    expect(await shop.sql`select from order_line where product_id = ${product}`).toEqual([])
  })
  it('is a line of its own beside copies that are not signed or are dedicated to somebody else, at the price of the book', async () => {
    const [who, product] = [await signIn(), await givenBook()]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    await shop.call('POST', '/cart/line/', { ...who, cart, product, quantity: 2 })
    await order(who, cart, product, signing)
    await order(who, cart, product, signing, { dedication: '  Para   Inés ' })
    const { status, body } = await order(who, cart, product, signing, { dedication: '' })
    expect(status).toBe(201)
    expect(shown(body)).toEqual([
      [2, null],
      [2, 'Para Inés'],
      [1, ''],
    ])
    expect(body.cart_lines.map((line: { total_line_price: number }) => line.total_line_price)).toEqual([39.8, 39.8, 19.9])
    expect(new Set(body.cart_lines.map((line: { pk: number }) => line.pk)).size).toBe(3)
  })
  it('is changed and taken out like every line, and leaves the others alone', async () => {
    const [who, product] = [await signIn(), await givenBook({ stock: 5 })]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    await shop.call('POST', '/cart/line/', { ...who, cart, product, quantity: 1 })
    const { body } = await order(who, cart, product, signing)
    const [plain, signed] = body.cart_lines.map((line: { pk: number }) => line.pk)
    const change = async (line: number, quantity: number) =>
      shown((await shop.call('PUT', `/cart/line/${line}/`, { ...who, cart, product, quantity })).body)
    expect(await change(signed, 3)).toEqual([
      [1, null],
      [3, 'Para Inés'],
    ])
    expect(await change(plain, 9)).toEqual([
      [2, null],
      [3, 'Para Inés'],
    ])
    expect(await change(signed, 2)).toEqual([
      [2, null],
      [2, 'Para Inés'],
    ])
    const without = await shop.call('POST', '/cart/line/delete/', { ...who, cart, cart_line: plain })
    expect(shown(without.body)).toEqual([[2, 'Para Inés']])
    const empty = await shop.call('POST', '/cart/line/delete/', { ...who, cart, cart_line: signed })
    expect(empty.body.is_empty).toBe(true)
  })
  it('that is changed twice at once stays signed as a whole', async () => {
    const [who, product] = [await signIn(), await givenBook()]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    const { body } = await order(who, cart, product, signing)
    const press = (quantity: number) =>
      shop.call('PUT', `/cart/line/${body.cart_lines[0].pk}/`, { ...who, cart, product, quantity })
    const line = await holding(shop.sql, `select from cart_line where product_id = ${product} for update`)
    const both = Promise.all([press(2), press(3)])
    await someoneWaits(shop.sql, 'cart_signed_copy', { people: 2 })
    await line.release()
    await both
    const now = shown((await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: cart })).body)
    expect([[[2, 'Para Inés']], [[3, 'Para Inés']]]).toContainEqual(now)
  })
  it('says what is wrong with a dedication, and takes none of what cannot be signed', async () => {
    const [who, product, other] = [await signIn(), await givenBook(), await givenBook()]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    for (const dedication of ['x'.repeat(61), 'Inés\nOlmo', 'Inés\u2028Olmo', 'Inés\u0000'])
      expect((await order(who, cart, product, signing, { dedication })).body).toHaveProperty('dedication')
    expect((await order(who, cart, other, signing)).status).toBe(400)
    await over(signing)
    expect((await order(who, cart, product, signing)).status).toBe(400)
    expect((await order(who, cart, product, signing, { activity: 987_654 })).status).toBe(400)
  })
  it('whose signing takes orders no more waits for its visitor, who may have it unsigned', async () => {
    const [who, product] = [await signIn(), await givenBook()]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    await order(who, cart, product, signing)
    await over(signing)
    const { body } = await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: cart })
    expect(body).toMatchObject({ blocked: true, cart_lines: [{ notice: 'signing_over', signing: { open: false } }] })
    expect((await place(who, cart)).status).toBe(400)
    const accepted = await shop.call('PUT', `/cart/${cart}/`, { ...who, accept_changes: true })
    expect(accepted.body.blocked).toBe(false)
    expect(shown(accepted.body)).toEqual([[1, null]])
  })
  it('whose price has changed besides is told of that after the signing, and not taken as seen with it (K-34)', async () => {
    const [who, product] = [await signIn(), await givenBook()]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    await order(who, cart, product, signing)
    await over(signing)
    await shop.sql`update product set price_cents = price_cents + 500 where id = ${product}`
    const accept = () => shop.call('PUT', `/cart/${cart}/`, { ...who, accept_changes: true })
    expect((await accept()).body).toMatchObject({ blocked: true, cart_lines: [{ notice: 'price_changed' }] })
    expect((await accept()).body.blocked).toBe(false)
  })
  it('comes along when a guest signs in, and goes with a guest’s session, since it names somebody', async () => {
    const [guest, product] = [await signIn(`g-${++serial}`, 'guest'), await givenBook()]
    const [cart, signing] = [await newCart(guest), await givenSigning([product])]
    await order(guest, cart, product, signing)
    const left = await shop.call('POST', '/cart/recover-cart/', { id: '', token: '', cart_id: cart })
    expect(left.body.is_empty).toBe(true)
    const anonymous = await newCart({ id: '', token: '' })
    await order({ id: '', token: '' }, anonymous, product, signing)
    const who = await signIn()
    const own = await newCart(who)
    await order(who, own, product, signing)
    const joined = await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: anonymous })
    expect(shown(joined.body)).toEqual([[2, 'Para Inés']])
  })
  it('is promised for after the signing, and what is at hand may go before', async () => {
    const [who, product, other] = [await signIn(), await givenBook(), await givenProduct(shop.sql)]
    const [cart, signing] = [await newCart(who), await givenSigning([product])]
    await shop.call('POST', '/cart/line/', { ...who, cart, product: other, quantity: 1 })
    await order(who, cart, product, signing)
    const { body } = await shop.call('PUT', `/cart/${cart}/`, { ...who, shipment: 'split' })
    const [first, second] = body.plans[1].parcels
    expect(first.promised_on < addDays(today, 20)).toBe(true)
    expect(second.promised_on > addDays(today, 20)).toBe(true)
    expect(body.cart_lines.map((line: { promised_on: string }) => line.promised_on)).toEqual([
      first.promised_on,
      second.promised_on,
    ])
  })
})

describe('a signed copy that was bought', () => {
  it('is a line with its dedication and its activity, and the books balance', async () => {
    const { who, number, signing, cart } = await bought()
    const lines = await shop.sql`
      select l.quantity, l.signing_id, l.dedication, l.dedicated, l.line_cents, (select sum(quantity)::int from order_stock s where s.order_line_id = l.id) as taken,
        (select sum(quantity)::int from parcel_line p where p.order_line_id = l.id) as packed
      from order_line l join shop_order o on o.id = l.order_id where o.number = ${number} order by l.position`
    expect(lines).toMatchObject([
      { quantity: 1, signing_id: null, dedication: '', dedicated: false, line_cents: 1990, taken: 1, packed: 1 },
      { quantity: 2, signing_id: signing, dedication: 'Para Inés', dedicated: true, line_cents: 3980, taken: 2, packed: 2 },
    ])
    expect((await detail(who, number)).lines).toMatchObject([
      { signing: null },
      { signing: { activity: signing, dedication: 'Para Inés', dedicated: true, on: addDays(today, 20) } },
    ])
    expect((await shop.call('POST', '/cart/recover-cart/', { ...who, cart_id: cart })).status).toBe(404)
    await expectBooksBalance(shop.sql)
  })
  it('is not withdrawn from where it is dedicated, and is where it is signed alone (TRLGDCU 103 c)', () => {
    const line = {
      fulfilment: 'delivered',
      quantity: 1,
      ebook: false,
      returned_quantity: 0,
      download_waived_at: null,
      download_started_at: null,
      gift_opened_at: null,
    } as const
    expect(copiesToWithdraw({ ...line, dedicated: true })).toBe(0)
    expect(copiesToWithdraw({ ...line, dedicated: false })).toBe(1)
  })
  it('stands on the list of its activity for the desk, title by title, with whom it is for', async () => {
    const { number, signing } = await bought()
    const { body } = await (await editor())('GET', `/agenda/${signing}/signed-copies/`)
    expect(body).toMatchObject({
      activity: signing,
      copies: 2,
      cancelled: false,
      items: [{ order: number, dedication: 'Para Inés', quantity: 2, customer: granada.recipient }],
    })
    expect((await (await editor())('GET', '/agenda/987654/signed-copies/')).status).toBe(404)
  })
  it('is told of a signing that moves or is called off, which its editor sees before; then nobody writes in it', async () => {
    const { who, number, signing } = await bought()
    const call = await editor()
    const kept = (await call('GET', `/agenda/${signing}/`)).body
    const later = addDays(today, 27)
    const moved = { ...kept, starts_at: instant(later, '17:00'), ends_at: instant(later, '19:00') }
    for (const field of ['id', 'published', 'status', 'taken', 'waiting']) delete moved[field]
    const { version: _version, ...asked } = moved
    expect((await call('POST', `/agenda/${signing}/told/`, asked)).body).toMatchObject({ people: 1 })
    expect((await call('PUT', `/agenda/${signing}/`, moved)).status).toBe(200)
    const off = await call('POST', `/agenda/${signing}/cancel/told/`, { reason: '' })
    expect(off.body).toMatchObject({ people: 1, letters: [{ text: expect.stringContaining('Para Inés') }] })
    await call('POST', `/agenda/${signing}/cancel/`, { reason: '' })
    const letters = await shop.sql<{ template: string }[]>`
      select template from mail_outbox where recipient = ${`${who.id}@example.com`} and template like 'signing%' order by id`
    expect(letters.map(({ template }) => template)).toEqual(['signing-moved', 'signing-called-off'])
    expect((await detail(who, number)).lines[1].signing).toMatchObject({ cancelled: true, dedication: '', dedicated: false })
  })
  it('is told to whoever has still to pay for it, too', async () => {
    const { who, number, signing } = await bought()
    await shop.sql`update shop_order set payment_state = 'pending' where number = ${number}`
    await (await editor())('POST', `/agenda/${signing}/cancel/`, { reason: '' })
    const letters =
      await shop.sql`select from mail_outbox where recipient = ${`${who.id}@example.com`} and template = 'signing-called-off'`
    expect(letters.count).toBe(1)
  })
  it('says whom it is for until a year after the signing, and is handed out and erased with its order', async () => {
    const { who, number } = await bought()
    const person = { customerId: who.id, email: `${who.id}@example.com`, proved: `${who.id}@example.com` } as never
    const told = await personalData.exportPerson?.(shop.sql, person)
    expect(told?.['dedications']).toMatchObject([{ order: number, dedication: 'Para Inés', quantity: 2 }])
    expect(await sweepDedications(shop.sql, new Date(Date.now() + 400 * 86_400_000))).toBeGreaterThan(0)
    expect((await detail(who, number)).lines[1].signing).toMatchObject({ dedication: '', dedicated: true })
  })
  it('is refused too where its signing is called off while its order is written', async () => {
    const { number, signing } = await bought()
    const off = await holding(shop.sql, `update activity set cancelled_at = now() where id = ${signing}`)
    const refused = expect(signedAgain(number)).rejects.toThrow('takes no orders')
    await someoneWaits(shop.sql, 'insert into order_line')
    await off.release()
    await refused
  })
  it('is refused by the database once its signing takes no orders', async () => {
    const { number, signing } = await bought()
    await over(signing)
    await expect(signedAgain(number)).rejects.toThrow('takes no orders')
  })
})
