import { describe, expect, it } from 'vitest'
import { addDays, day } from '#kernel/days.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { correctRecord } from '#modules/invoicing/verifactu/correct.ts'
import { orderCalls } from '#modules/orders/order/staff-contract.ts'
import { orderPage } from '#modules/orders/order-history/staff-view.ts'
import { countWaiting } from '#modules/people/staff/waiting.sql.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { draftOf, testInvoicing } from '#tests/support/invoicing.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { queuesWith } from './waiting.ts'

const shop = withShop()
const queues = queuesWith({ factorRoles: ['admin', 'finance'] })
const today = day('2026-11-23')

const waits = async (name: string, onlyStore: string | null = null, staffId: number | null = null) => {
  const { rows } = queues.find((queue) => queue.name === name)!
  const { found, oldest } = await countWaiting(shop.sql, rows(shop.sql, { onlyStore, staffId, today }), 1_000)
  return { found, oldest: oldest?.toISOString() ?? null }
}

describe('what waits', () => {
  it('has the activities of today in the own store, and neither tomorrow’s nor those called off', async () => {
    for (const store of ['T013', 'T014']) await givenStore(shop.sql, store)
    await shop.sql`insert into storefront (code) values ('T013') on conflict do nothing`
    const [kind] = await shop.sql<{ id: number }[]>`
      insert into activity_type default values returning id`
    const held = (store: string, at: string, cancelled: string | null = null) => shop.sql`
      insert into activity (storefront_code, activity_type_id, starts_at, ends_at, store_code, free, takes_registrations, theme, published, cancelled_at)
      values ('T013', ${kind!.id}, ${at}, ${at}::timestamptz + interval '1 hour', ${store}, true, false, 'alhambra', true, ${cancelled})`
    await held('T013', '2026-11-23T18:00:00+01:00')
    await held('T013', '2026-11-24T18:00:00+01:00')
    await held('T014', '2026-11-23T18:00:00+01:00')
    await held('T013', '2026-11-23T19:00:00+01:00', '2026-11-20T10:00:00Z')
    expect(await waits('activities_today', 'T013')).toEqual({ found: 1, oldest: '2026-11-23T17:00:00.000Z' })
  })

  it('has coupons that four in five have used, while they hold', async () => {
    const coupon = (code: string, used: number, to: string | null = null) => shop.sql`
      insert into coupon (code, title_es, title_ca, title_en, kind, percent, uses_in_all, used, valid_to, created_at)
      values (${code}, 'x', 'x', 'x', 'percent', 5, 10, ${used}, ${to}, '2026-11-01T10:00:00Z')`
    await coupon('NEARLY', 8)
    await coupon('SELDOM', 7)
    await coupon('OVER', 9, '2026-11-22')
    await shop.sql`
      insert into coupon (code, title_es, title_ca, title_en, kind, percent, uses_in_all, used) values ('ONCE', 'x', 'x', 'x', 'percent', 5, 1, 1)`
    expect(await waits('coupons_near_limit')).toEqual({ found: 1, oldest: '2026-11-01T10:00:00.000Z' })
  })

  it('has promotions that begin or end within seven days, and neither those of next week nor those that are off', async () => {
    const promotion = (from: string, to: string | null, active = true) => shop.sql`
      insert into promotion (name_es, name_ca, name_en, percent, valid_from, valid_to, active) values ('x', 'x', 'x', 5, ${from}, ${to}, ${active})`
    await promotion('2026-11-23', null)
    await promotion('2026-10-01', '2026-11-29')
    await promotion('2026-11-30', null)
    await promotion('2026-10-01', '2026-11-22')
    await promotion('2026-11-24', null, false)
    expect(await waits('promotions_turning')).toEqual({ found: 2, oldest: null })
  })

  it('has the drafts of texts that a colleague wrote, and nobody else’s', async () => {
    const [mine, other] = await shop.sql<{ id: number }[]>`
      insert into staff_user (email, name, password_hash, roles) values
        ('writes@example.com', 'x', 'x', '{marketing}'), ('writes-too@example.com', 'x', 'x', '{marketing}') returning id`
    await shop.sql`
      insert into written_text (kind, record, field, language, text, source) values
        ('page', 'drafted', 'title', 'es', 'Título', null), ('page', 'drafted', 'title', 'ca', '', 'Título'), ('page', 'gone', 'title', 'es', 'x', null)`
    await shop.sql`update written_text set gone = true where record = 'gone'`
    await shop.sql`
      insert into text_draft (kind, record, language, texts, saved_at, staff_id) values
        ('page', 'drafted', 'es', '{"title": "x"}', '2026-11-20T10:00:00Z', ${mine!.id}),
        ('page', 'drafted', 'ca', '{"title": "x"}', '2026-11-19T10:00:00Z', ${other!.id}), ('page', 'gone', 'es', '{"title": "x"}', now(), ${mine!.id})`
    expect(await waits('texts_drafted', null, mine!.id)).toEqual({ found: 1, oldest: '2026-11-20T10:00:00.000Z' })
  })

  it('has what differed when the books were last compared to the end', async () => {
    await shop.sql`
      insert into reconcile_run (asked_at, asked_by, finished_at, took_ms, checks, differences, findings, failure) values
        (now(), 'night', '2026-11-21T03:00:00Z', 1, 9, 4, '[]', null), (now(), 'night', '2026-11-22T03:00:00Z', 1, 9, 2, '[]', null),
        (now(), 'night', '2026-11-23T03:00:00Z', null, null, null, null, 'the line was cut')`
    expect(await waits('books_differing')).toEqual({ found: 2, oldest: '2026-11-22T03:00:00.000Z' })
    await shop.sql`
      insert into reconcile_run (asked_at, asked_by, finished_at, took_ms, checks, differences, findings)
      values (now(), 'night', now(), 1, 9, 0, '[]')`
    expect(await waits('books_differing')).toEqual({ found: 0, oldest: null })
  })

  it('has budgets of which less than a fifth is left', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, language) values ('c-budget', 'library', 'budget@example.com', '', 'es')`
    const budget = async (lot: string, spent: number, closed = false) => {
      const [made] = await shop.sql<{ id: number }[]>`
        insert into budget (customer_id, year, lot, title, closed_at)
        values ('c-budget', 2026, ${lot}, 'Fondo', ${closed ? '2026-11-01' : null}) returning id`
      for (const [kind, assigned, pending] of [
        ['assigned', 1000, 0],
        ['committed', 0, spent],
      ] as const)
        await shop.sql`
          insert into budget_entry (budget_id, kind, assigned_cents, pending_cents, actor, key, at)
          values (${made!.id}, ${kind}, ${assigned}, ${pending}, 'test', ${`${lot} ${kind}`}, '2026-11-02T10:00:00Z')`
    }
    await budget('1', 800)
    await budget('2', 799)
    await budget('3', 900, true)
    expect(await waits('budgets_nearly_used')).toEqual({ found: 1, oldest: '2026-11-02T10:00:00.000Z' })
  })

  it('has records that the tax agency refused until another takes their place, and those that should long have gone', async () => {
    const at = new Date('2026-11-21T11:00:00Z')
    const { id } = await shop.sql.begin((tx) => issueInvoice(tx, testInvoicing, draftOf(), at))
    expect(await waits('verifactu_late')).toEqual({ found: 1, oldest: at.toISOString() })
    await shop.sql`
      insert into invoice_record_sending (record_id, at, outcome, code, answer)
      select r.id, ${at}, 'rejected', 1189, 'Falta el destinatario' from invoice_record r where r.invoice_id = ${id}`
    expect(await waits('verifactu_late')).toEqual({ found: 0, oldest: null })
    expect(await waits('verifactu_rejected')).toEqual({ found: 1, oldest: at.toISOString() })
    await shop.sql.begin(async (tx) => {
      const [record] = await tx<{ id: number }[]>`select id from invoice_record where invoice_id = ${id}`
      const said = { buyer: null, description: 'Libros', reason: 'said otherwise', now: at }
      await correctRecord(tx, testInvoicing, record!.id, said)
    })
    expect(await waits('verifactu_rejected')).toEqual({ found: 0, oldest: null })
  })

  it('has the last import of a source while rows that it refused are not brought in', async () => {
    const run = async (source: string, state: string, refused: boolean) => {
      const [made] = await shop.sql<{ id: number }[]>`
        insert into import_run (source, state, finished_at) values (${source}, ${state}, '2026-11-22T10:00:00Z') returning id`
      if (refused) await shop.sql`insert into import_note (run_id, line, reason, refused) values (${made!.id}, 3, 'ean', true)`
    }
    await run('mended', 'done', true)
    await run('mended', 'done', false)
    await run('faulty', 'done', true)
    await run('broken', 'failed', false)
    await run('running', 'running', true)
    expect(await waits('imports_with_faults')).toEqual({ found: 2, oldest: '2026-11-22T10:00:00.000Z' })
    await shop.sql`update import_note set retried_in = run_id where run_id in (select id from import_run where source = 'faulty')`
    expect((await waits('imports_with_faults')).found).toBe(1)
  })

  it('has titles of the last month without price, picture or section, as the list shows that it leads to', async () => {
    const bare = await givenProduct(shop.sql, { price_cents: null })
    const old = await givenProduct(shop.sql, { price_cents: null })
    await shop.sql`update product set created_at = '2026-11-20T10:00:00Z', changed_at = null where id = ${bare}`
    await shop.sql`update product set created_at = '2026-09-20T10:00:00Z', changed_at = null where id <> ${bare}`
    expect(old).not.toBe(bare)
    for (const lacks of ['price', 'picture', 'category'])
      expect(await waits(`titles_without_${lacks}`)).toEqual({ found: 1, oldest: '2026-11-20T10:00:00.000Z' })
    const { view } = queues.find(({ name }) => name === 'titles_without_price')!
    expect(typeof view === 'function' && view({ onlyStore: null, staffId: null, today })).toEqual({
      screen: 'titles',
      filters: { lacks: 'price', from: addDays(today, -30) },
    })
  })

  it('has what was asked of a bookseller or looked for in vain, each once, until somebody says what was done about it', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, language) values ('c-asks', 'library', 'asks@example.com', '', 'es')`
    for (const day of ['19', '20'])
      await shop.sql`
        insert into bookseller_request (customer_id, asked, ean, quantity, language, asked_at)
        values ('c-asks', 'Luces de bohemia', '9788437604947', 1, 'es', ${`2026-11-${day}T10:00:00Z`})`
    await shop.sql`insert into search_miss (day, words, last_at) values ('2026-11-18', 'azulejos del patio', '2026-11-18T10:00:00Z')`
    expect(await waits('books_not_kept')).toEqual({ found: 1, oldest: '2026-11-20T10:00:00.000Z' })
    expect(await waits('searches_missed')).toEqual({ found: 1, oldest: '2026-11-18T10:00:00.000Z' })
    await shop.sql`
      insert into staff_user (email, name, password_hash, roles, active) values ('answers@example.com', 'x', 'x', '{catalogue}', false)`
    await shop.sql`
      insert into demand_answer (kind, key, answer, staff_id) select 'search', 'azulejos del patio', 'ordered', id from staff_user where email like 'answers%'`
    expect((await waits('searches_missed')).found).toBe(0)
  })

  it('has colleagues whose role asks for a second factor and into whose account a password alone leads', async () => {
    await shop.sql`
      insert into staff_user (email, name, password_hash, roles, created_at, active) values
        ('alone@example.com', 'x', 'x', '{finance}', '2026-11-01T10:00:00Z', true), ('left@example.com', 'x', 'x', '{finance}', now(), false),
        ('app@example.com', 'x', 'x', '{finance}', now(), true), ('begun@example.com', 'x', 'x', '{finance}', now(), true),
        ('shelves@example.com', 'x', 'x', '{catalogue}', '2026-10-01T10:00:00Z', true)`
    await shop.sql`
      insert into staff_totp (staff_id, secret, confirmed_at)
      select id, '', case when email like 'app%' then now() end from staff_user where email ~ '^(app|begun)@'`
    expect(await waits('without_factor')).toEqual({ found: 2, oldest: '2026-11-01T10:00:00.000Z' })
  })

  it('has colleagues who signed in from a new place within a week, as the list shows that it leads to', async () => {
    await shop.sql`
      insert into staff_user (email, name, password_hash, roles, new_place_at, active) values
        ('elsewhere@example.com', 'x', 'x', '{finance}', now() - interval '2 days', true),
        ('longago@example.com', 'x', 'x', '{finance}', now() - interval '8 days', true),
        ('left-elsewhere@example.com', 'x', 'x', '{finance}', now(), false)`
    expect((await waits('new_places')).found).toBe(1)
  })

  it('has what is on its way to a store until the last copy is there', async () => {
    for (const store of ['T013', 'T014']) await givenStore(shop.sql, store)
    await shop.sql`insert into staff_user (email, name, password_hash, roles) values ('asks@example.com', 'x', 'x', '{catalogue}')`
    for (const [state, at] of [
      ['sent', '2026-11-18T10:00:00Z'],
      ['part_received', '2026-11-17T10:00:00Z'],
      ['received', '2026-11-16T10:00:00Z'],
    ] as const)
      await shop.sql`
        insert into stock_transfer (from_store, to_store, state, answered_at, asked_by)
        select 'T014', 'T013', ${state}, ${at}, id from staff_user limit 1`
    expect(await waits('transfers_to_receive', 'T013')).toEqual({ found: 2, oldest: '2026-11-17T10:00:00.000Z' })
  })

  it('has parcels that left without the invoice that was asked for', async () => {
    const left = async (asked: boolean) => {
      const { id, number, parcelIds, ownerId } = await givenOrder(shop.sql, [{}])
      await shop.sql`update shop_order set invoice_requested = ${asked} where id = ${id}`
      await shop.sql`update parcel set state = 'handed_over', handed_over_at = '2026-11-20T10:00:00Z' where id = ${parcelIds[0]!}`
      return { ownerId, number, parcel: parcelIds[0]! }
    }
    const { number, parcel } = await left(true)
    await left(false)
    const { ownerId } = await left(true)
    await shop.sql`insert into customer (id, kind, email, password_hash, language) values (${ownerId}, 'business', 'month@example.com', '', 'es')`
    await shop.sql`insert into billing_profile (customer_id, mode) values (${ownerId}, 'monthly')`
    const found = async () => {
      const { items } = await orderPage(shop.sql, orderCalls['GET /orders/'].query.parse({ wants: 'invoice' }), null)
      return items.map((order) => order.number)
    }
    expect(await waits('invoices_asked')).toEqual({ found: 1, oldest: '2026-11-20T10:00:00.000Z' })
    expect(await found()).toEqual([number])
    await shop.sql`update billing_profile set mode = 'on_dispatch' where customer_id = ${ownerId}`
    expect(await found()).toHaveLength(2)
    const { id } = await shop.sql.begin((tx) => issueInvoice(tx, testInvoicing, draftOf(), new Date('2026-11-21T11:00:00Z')))
    await shop.sql`insert into billed_parcel (parcel_id, invoice_id) values (${parcel}, ${id})`
    expect(await found()).not.toContain(number)
    expect(await waits('invoices_asked')).toMatchObject({ found: 1 })
  })
})
