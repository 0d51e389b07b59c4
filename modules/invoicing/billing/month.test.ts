import { expect, it } from 'vitest'
import { sentence } from '#api/messages.ts'
import { billing, billingSettings, book } from '#tests/support/billing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { dueOfMonth, issueMonth } from './month.ts'
import { monthCalls } from './month-contract.ts'

const database = withDatabase()
const { given } = billing(database)
const now = new Date('2026-11-02T08:00:00Z')
const deps = {
  ...billingSettings,
  sentence: ({ code, details }: Parameters<Parameters<typeof dueOfMonth>[1]['sentence']>[0], language: 'es' | 'ca' | 'en') =>
    sentence(code, language, details),
}
const due = (query: Record<string, unknown> = {}, at = now) =>
  database.sql.begin((tx) =>
    dueOfMonth(tx, deps, monthCalls['GET /invoices/month/'].query.parse(query), { language: 'en', now: at }),
  )
const issue = (customerId: string) =>
  database.sql.begin((tx) => issueMonth(tx, billingSettings, { customerId, month: '2026-10', now }))
const issued = async () => (await database.sql<{ n: number }[]>`select count(*)::int as n from invoice`)[0]?.n

async function monthly(change: Parameters<typeof givenCustomer>[1], quantity: number, handed_over_at = '2026-10-10T10:00:00Z') {
  const owner_id = await givenCustomer(database.sql, { kind: 'library', ...change })
  await database.sql`insert into billing_profile (customer_id, mode) values (${owner_id}, 'monthly')`
  await given({
    lines: [{ ...book, quantity }],
    parcels: [{ copies: [quantity], handed_over_at }],
    owner_id,
  })
  return owner_id
}

it('a month is looked at before, with what each account would be invoiced, and nothing of the look stays', async () => {
  await monthly({ library: 'Biblioteca del Valle', tax_id: 'Q2818014I' }, 2)
  const page = await due()
  expect(page.count).toEqual({ of: 1, more: false })
  expect(page.items).toMatchObject([
    {
      name: 'Biblioteca del Valle',
      nif: 'Q2818014I',
      parcels: 1,
      last_delivered: '2026-10-10',
      invoices: 1,
      total: 39.8,
      why_not: null,
    },
  ])
  expect(await issued()).toBe(0)
  expect(await database.sql`select 1 from mail_outbox`).toEqual([])
  expect((await due({ month: '2026-09' })).items).toEqual([])
})

it('what is issued is what was looked at, once, though two people do it together', async () => {
  const owner = await monthly({ library: 'Biblioteca del Mar', tax_id: 'A58818501' }, 3)
  const outcomes = await Promise.allSettled([issue(owner), issue(owner)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'invoice.month_done' } })
  expect(outcomes.find(({ status }) => status === 'fulfilled')).toMatchObject({
    value: [{ totalCents: 3 * 1990, number: 'L-2026-000001' }],
  })
  expect((await due({ q: 'del mar' })).items).toEqual([])
  expect((await due()).items).toHaveLength(1)
})

it('an account that would be refused is listed with the reason in words, and holds up neither the look nor the others', async () => {
  const nameless = await monthly({ library: 'Biblioteca sin Número' }, 1)
  await monthly({ library: 'Biblioteca del Puerto', tax_id: 'B12345674' }, 1)
  const listed = (await due()).items.filter(({ name }) => /Puerto|Número/.test(name))
  expect(listed).toMatchObject([
    { name: 'Biblioteca del Puerto', invoices: 1, why_not: null },
    {
      name: 'Biblioteca sin Número',
      invoices: 0,
      total: 0,
      why_not: 'The account has no tax number or no billing address. Complete them and issue the invoice.',
    },
  ])
  await expect(issue(nameless)).rejects.toMatchObject({ code: 'invoice.buyer_incomplete' })
  expect((await due()).items.map(({ name }) => name)).toContain('Biblioteca sin Número')
})

it('unless a month is named, what waits of the month that ended is shown, or else of the newest with something', async () => {
  const waitsOn = async (at: string) =>
    (await due({}, new Date(at))).items.map(({ last_delivered }) => last_delivered.slice(0, 7))
  await monthly({ library: 'Biblioteca de la Vega', tax_id: 'Q0801175A' }, 1)
  await monthly({ library: 'Biblioteca del Río', tax_id: 'P1800001A' }, 1, '2026-12-01T10:00:00Z')
  expect(new Set(await waitsOn('2026-11-02T08:00:00Z'))).toEqual(new Set(['2026-10']))
  expect(await waitsOn('2026-12-02T08:00:00Z')).toEqual(['2026-12'])
  expect(await waitsOn('2027-01-02T08:00:00Z')).toEqual(['2026-12'])
})
