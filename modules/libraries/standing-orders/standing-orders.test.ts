import { describe, expect, it } from 'vitest'
import { addDays, dayOf } from '#kernel/days.ts'
import type { Pool } from '#kernel/db.ts'
import { openSession } from '#modules/people/access/caller.ts'
import { givenDeliveredOrder } from '#tests/support/delivered-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { proposeDue } from './propose.ts'

const shop = withShop()
let serial = 0

async function givenLibrary(change: object = {}) {
  const id = `c-standing-${++serial}`
  await shop.sql`insert into customer ${shop.sql({
    id,
    kind: 'library',
    email: `${id}@example.com`,
    password_hash: 'x',
    language: 'es',
    library: 'Biblioteca del Riu',
    activated_at: new Date('2026-01-01'),
    ...change,
  })}`
  return { id, token: await openSession(shop.sql, { kind: 'customer', id, email: `${id}@example.com` }, new Date()) }
}
async function givenMember(customer: string, role: string) {
  const id = `m-standing-${++serial}`
  await shop.sql`insert into account_member ${shop.sql({ id, customer_id: customer, email: `${id}@example.com`, name: 'Eva', role, language: 'ca', password_hash: 'x', invited_at: new Date(), joined_at: new Date() })}`
  return {
    member: id,
    id: customer,
    token: await openSession(shop.sql, { kind: 'customer', id: customer, email: `${id}@example.com`, memberId: id }, new Date()),
  }
}

const ago = (days: number) => addDays(dayOf(new Date()), -days)
/** Tomorrow at five in the morning in Madrid, or so: every standing order is due. */
const night = (days = 1) => new Date(`${ago(-days)}T06:00:00Z`)

async function givenBook(
  sql: Pool,
  {
    title,
    ...change
  }: { title: string; price_cents?: number; published_on?: string | null; language_code?: string; [other: string]: unknown },
): Promise<number> {
  const n = ++serial
  const [row] = await sql<{ id: number }[]>`
    insert into product ${sql({
      kind: 'book',
      ean: `978${String(n).padStart(10, '0')}`,
      sku: `standing-${n}`,
      slug: `standing-${n}`,
      title,
      price_cents: 2000,
      vat_class: 'book',
      published_on: ago(10),
      language_code: 'I08',
      format_code: 'R',
      ...change,
    } as never)} returning id`
  return row!.id
}
const deps = {
  senders: () => ({ name: 'Tienda', tagline: '', address: '', email: '', phone: '', url: 'https://shop.example' }),
}
const propose = async (now: Date) => {
  let done = 0
  while ((await proposeDue(shop.sql, deps, now)) > 0) done += 1
  return done
}
const save = async (who: object, parts: object) =>
  (await shop.call('POST', '/standing-orders/save/', { ...who, ...parts }, 'es')).body
const show = async (who: object, standing: number) =>
  (await shop.call('POST', '/standing-orders/show/', { ...who, standing }, 'es')).body
const titles = (detail: { lines: { title: string }[] }) => detail.lines.map((line) => line.title)

describe('a standing order', () => {
  it('reads as a sentence in three languages', async () => {
    const library = await givenLibrary()
    const parts = { words: 'arte zirí, alhambra', languages: ['I08', 'I06'], price_limit: 60, month_limit: 300, copies: 2 }
    const { standing, sentence } = await save(library, parts)
    expect(sentence.replaceAll('\u00a0', ' ')).toBe(
      '2 ejemplares de las novedades sobre arte zirí o alhambra, en castellano o catalán, publicadas en los últimos 6 meses, hasta 60 €, hasta 300 € al mes',
    )
    for (const [language, said] of [
      ['ca', 'exemplars de les novetats sobre arte zirí o alhambra, en castellà o català'],
      ['en', '2 copies of new books on arte zirí or alhambra, in Spanish or Catalan'],
    ] as const)
      expect((await shop.call('POST', '/standing-orders/show/', { ...library, standing }, language)).body.sentence).toContain(
        said,
      )
  })

  it('proposes at night what is new and fits, with the reason, a list and a letter; once', async () => {
    const library = await givenLibrary()
    await givenBook(shop.sql, { title: 'Arte nazarí en Granada' })
    await givenBook(shop.sql, { title: 'El arte románico' })
    await givenBook(shop.sql, { title: 'Arte nazarí de ayer', published_on: ago(400) })
    await givenBook(shop.sql, { title: 'Arte nazarí muy caro', price_cents: 9000 })
    await givenBook(shop.sql, { title: 'Nasrid art, arte nazarí', language_code: 'I01' })
    await givenBook(shop.sql, { title: 'Art nasrid, arte nazarí', language_code: 'I91' })
    await givenBook(shop.sql, { title: 'Arte nazarí agotado', availability_code: 'e1' })
    const { standing } = await save(library, { words: 'arte nazari', languages: ['I08'], price_limit: 60 })
    expect(await propose(new Date())).toBe(0)
    await propose(night())
    const detail = await show(library, standing)
    expect(titles(detail)).toEqual(['Art nasrid, arte nazarí', 'Arte nazarí en Granada'])
    expect(detail.lines[1].reason).toMatch(/^Coincide con «arte nazari»; fecha de publicación, \d\d\/\d\d\/\d{4}$/)
    const lists = await shop.sql`
      select l.kind, l.state, n.note from desk_list l join desk_line n on n.list_id = l.id where l.customer_id = ${library.id}`
    expect(lists).toHaveLength(2)
    expect(lists[0]).toMatchObject({ kind: 'proposal', state: 'open', note: expect.stringContaining('Coincide con') })
    const letters = () => shop.sql`select subject, plain from mail_outbox where recipient = ${`${library.id}@example.com`}`
    expect((await letters())[0]).toMatchObject({ subject: '2 novedades para su biblioteca' })
    await propose(night())
    await propose(night(2))
    expect(await letters()).toHaveLength(1)
    await givenBook(shop.sql, { title: 'Más arte nazarí', published_on: ago(1) })
    await propose(night(3))
    expect(titles(await show(library, standing))).toHaveLength(3)
    expect(await shop.sql`select from desk_list where customer_id = ${library.id}`).toHaveLength(1)
  })

  it('makes one proposal when two processes look at once', async () => {
    const library = await givenLibrary()
    await givenBook(shop.sql, { title: 'Qanat y acequia' })
    await givenBook(shop.sql, { title: 'Otro qanat' })
    const { standing } = await save(library, { words: 'qanat' })
    await Promise.all(Array.from({ length: 6 }, () => propose(night())))
    expect((await show(library, standing)).waiting).toBe(2)
    expect(await shop.sql`select from mail_outbox where recipient = ${`${library.id}@example.com`}`).toHaveLength(1)
    expect(await shop.sql`select from desk_list where customer_id = ${library.id}`).toHaveLength(1)
  })

  it('leaves out what the library has in any edition, awaits, has on a list or decided against', async () => {
    const library = await givenLibrary()
    const [work] = await shop.sql<{ id: number }[]>`insert into work (key) values ('standing-work') returning id`
    const bought = await givenBook(shop.sql, { title: 'Mocárabe comprado', work_id: work!.id, published_on: ago(300) })
    await givenBook(shop.sql, { title: 'Mocárabe en bolsillo', work_id: work!.id })
    const order = await givenDeliveredOrder(shop.sql, { owner_id: library.id, lines: [{ quantity: 1, unit_cents: 100 }] })
    await shop.sql`update trade_purchase set product_id = ${bought} where order_line_id = ${order.lines[0] ?? 0}`
    await shop.sql`update order_line set product_id = ${bought} where id = ${order.lines[0] ?? 0}`
    const listed = await givenBook(shop.sql, { title: 'Mocárabe en lista' })
    const [list] = await shop.sql<
      { id: number }[]
    >`insert into desk_list (customer_id, kind) values (${library.id}, 'order') returning id`
    await shop.sql`insert into desk_line (list_id, position, state, product_id, quantity) values (${list!.id}, 1, 'found', ${listed}, 1)`
    const refused = await givenBook(shop.sql, { title: 'Mocárabe rechazado' })
    await shop.sql`insert into desk_refusal (customer_id, product_id, refused_at) values (${library.id}, ${refused}, now())`
    await givenBook(shop.sql, { title: 'Mocárabe nuevo' })
    const preview = async (parts: object) =>
      (await shop.call('POST', '/standing-orders/preview/', { ...library, words: 'mocárabe', ...parts }, 'es')).body
    expect(titles(await preview({}))).toEqual(['Mocárabe nuevo'])
    expect(titles(await preview({ skip_editions: false })).toSorted()).toEqual(['Mocárabe en bolsillo', 'Mocárabe nuevo'])
    expect(await shop.sql`select from standing_match where product_id = ${listed}`).toHaveLength(0)
  })

  it('stays within the limit of the month, discount counted, and within what its budget has left', async () => {
    const library = await givenLibrary()
    await shop.sql`insert into trade_terms (customer_id, books_percent, agreed_by, agreed_at) values (${library.id}, 15, 'x', now())`
    for (const price of [3000, 2000, 1000, 4000]) await givenBook(shop.sql, { title: `Alfiz ${price}`, price_cents: price })
    const { standing } = await save(library, { words: 'alfiz', month_limit: 60 })
    const today = night()
    await propose(today)
    const detail = await show(library, standing)
    // Newest first: 34.00 fits, then 8.50 and 17.00; 25.50 no longer does.
    expect(detail.total).toBe(59.5)
    expect(detail.month_spent).toBeLessThanOrEqual(60)
    const tomorrow = new Date(today.getTime() + 86_400_000)
    await propose(tomorrow)
    // In another month there is room for the fourth.
    const sameMonth = dayOf(tomorrow).slice(0, 7) === dayOf(today).slice(0, 7)
    if (sameMonth) expect((await show(library, standing)).waiting).toBe(3)
    const [budget] = await shop.sql<{ id: number }[]>`
      insert into budget (customer_id, year, title) values (${library.id}, 2026, 'Adultos') returning id`
    await shop.sql`insert into budget_entry (budget_id, kind, assigned_cents, actor, key) values (${budget!.id}, 'assigned', 2000, 'x', ${`standing-${budget!.id}`})`
    const other = (await shop.call('POST', '/standing-orders/preview/', { ...library, words: 'alfiz', budget: budget!.id }, 'es'))
      .body
    expect([titles(other), other.left_over]).toEqual([[], sameMonth ? 1 : 0])
  })

  it('is accepted into the open order list, and what is refused is remembered', async () => {
    const library = await givenLibrary()
    const wanted = await givenBook(shop.sql, { title: 'Celosía uno' })
    const unwanted = await givenBook(shop.sql, { title: 'Celosía dos' })
    const { standing } = await save(library, { words: 'celosía', copies: 3 })
    await propose(night())
    const decided = (
      await shop.call(
        'POST',
        '/standing-orders/decide/',
        { ...library, standing, accept: [wanted], refuse: [unwanted], note: 'No' },
        'es',
      )
    ).body
    expect(decided).toMatchObject({ accepted: 1, refused: 1, list: expect.any(Number) })
    const [line] = await shop.sql`
      select n.product_id, n.quantity, n.state, l.kind from desk_line n join desk_list l on l.id = n.list_id where l.customer_id = ${library.id}`
    expect(line).toMatchObject({ product_id: wanted, quantity: 3, state: 'found', kind: 'order' })
    const again = await shop.call('POST', '/standing-orders/decide/', { ...library, standing, accept: [wanted, unwanted] }, 'es')
    expect(again.body).toMatchObject({ accepted: 0, refused: 0, list: null })
    await propose(night(2))
    expect((await show(library, standing)).lines).toEqual([])
    const { standing: second } = await save(library, { words: 'celosía' })
    await propose(night(3))
    expect((await show(library, second)).lines).toEqual([])
  })

  it('belongs to a library: holders and approvers write, the others read, foreigners find nothing', async () => {
    const library = await givenLibrary()
    const { standing } = await save(library, { words: 'ataurique' })
    const [requester, approver] = [await givenMember(library.id, 'requester'), await givenMember(library.id, 'approver')]
    expect((await show(requester, standing)).may_manage).toBe(false)
    for (const path of ['save', 'preview', 'end', 'decide'])
      expect((await shop.call('POST', `/standing-orders/${path}/`, { ...requester, standing, words: 'x' })).status).toBe(403)
    expect((await save(approver, { standing, words: 'ataurique fino' })).standing).toBe(standing)
    const rival = await givenLibrary()
    for (const path of ['show', 'end', 'decide'])
      expect((await shop.call('POST', `/standing-orders/${path}/`, { ...rival, standing })).status).toBe(404)
    expect((await shop.call('POST', '/standing-orders/save/', { ...rival, standing, words: 'ataurique' })).status).toBe(404)
    for (const other of [
      await givenLibrary({ kind: 'private' }),
      await givenLibrary({ kind: 'business' }),
      await givenLibrary({ activated_at: null }),
    ])
      expect((await shop.call('POST', '/standing-orders/', other)).status).toBe(403)
    expect((await shop.call('POST', '/standing-orders/end/', { ...library, standing })).body.items).toEqual([])
  })

  it.each([
    [{ words: '' }, 'words'],
    [{ words: 'el la' }, 'words'],
    [{ words: 'torre', categories: [999_999] }, 'categories'],
    [{ words: 'torre', languages: ['I999'] }, 'languages'],
    [{ words: 'torre', formats: ['XX'] }, 'formats'],
    [{ words: 'torre', budget: 999_999 }, 'budget'],
    [{ words: 'torre', price_limit: -1 }, 'price_limit'],
  ])('is refused beside the field when it says %j', async (parts, field) => {
    const answer = await save(await givenLibrary(), parts)
    expect(answer[field]).toEqual([expect.any(String)])
  })
})
