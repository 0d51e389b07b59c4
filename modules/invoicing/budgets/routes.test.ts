import { beforeAll, expect, it } from 'vitest'
import { agreeTerms } from '#modules/invoicing/terms/terms.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { givenCustomer } from '#tests/support/delivered-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { assign, openBudget } from './assign.ts'

const shop = withShop()
const { signIn } = buying(shop)
const now = new Date('2026-11-21T10:00:00Z')
const by = { by: 'marta', now }
const [library, other] = [{ budget: 0 }, { budget: 0 }] as (Who & { budget: number })[]
let businesses = 0

async function signedLibrary(name: string, taxId: string): Promise<Who & { budget: number }> {
  const id = await givenCustomer(shop.sql, { kind: 'library', library: name, tax_id: taxId, activated_at: now })
  const lot = { customerId: id, year: 2026, contract: 'C-1', lot: 'L1', title: 'Adultos', amountCents: 1_000_000 }
  const budget = await shop.sql.begin((tx) => openBudget(tx, lot, by))
  return { ...(await signIn(id)), budget: budget.id }
}
beforeAll(async () => {
  Object.assign(library!, await signedLibrary('Biblioteca del Puente', 'P1810001A'))
  Object.assign(other!, await signedLibrary('Biblioteca de la Vega', 'P1810002B'))
})
const read = (who: Who, path = '', body: object = {}) =>
  shop.call('POST', `/budgets/${path}`, { id: who.id, token: who.token, ...body })

it('shows a library the budgets of a year, this year’s unless it has none (L-01)', async () => {
  const { body } = await read(library!)
  expect(body).toMatchObject({
    kind: 'library',
    years: [2026],
    year: 2026,
    budgets: [{ contract: 'C-1', lot: 'L1', assigned: 10_000, invoiced: 0, pending: 0, available: 10_000, level: 'fine' }],
    open_invoices: [],
  })
  expect((await read(library!, '', { year: 2020 })).body).toMatchObject({ year: 2020, budgets: [] })
})

it('turns the pages of the entries without missing or repeating one', async () => {
  for (let more = 1; more <= 60; more++)
    await shop.sql.begin((tx) =>
      assign(tx, library!.budget, { amountCents: more, note: `entry ${more}`, key: `key-${more}` }, by),
    )
  const first = (await read(library!, `${library!.budget}/`)).body
  const second = (await read(library!, `${library!.budget}/`, { before: first.next })).body
  const notes = [...first.entries, ...second.entries].map(({ note }: { note: string }) => note)
  expect(notes).toEqual([...Array.from({ length: 60 }, (_, index) => `entry ${60 - index}`), ''])
  expect(second.next).toBeNull()
})

it('answers 404 for another library’s budget as for one that is not there', async () => {
  const foreign = await read(library!, `${other!.budget}/`)
  const missing = await read(library!, '999999/')
  expect([foreign.status, foreign.body.code]).toEqual([404, 'budget.unknown'])
  expect(missing.body.code).toBe(foreign.body.code)
})

it('lets a business read its terms, but no budget, and nobody else either (L-15)', async () => {
  const id = await givenCustomer(shop.sql, { kind: 'business', company: 'Hotel', tax_id: `B18000${++businesses}` })
  const hotel = await signIn(id)
  expect((await read(hotel)).status).toBe(403)
  const terms = { books_percent: 5, objects_percent: 10, on_account: true, payment_days: 45, credit_limit: 500 }
  await shop.sql.begin((tx) => agreeTerms(tx, id, terms, by))
  expect((await read(hotel)).body).toMatchObject({ kind: 'business', budgets: [], terms: { ...terms, available_credit: 500 } })
  expect((await read(hotel, `${library!.budget}/`)).status).toBe(403)
  expect((await read(await signIn(await givenCustomer(shop.sql)))).status).toBe(403)
})

it('has one budget of a contract, lot and year, for libraries only, never below nothing', async () => {
  const again = { customerId: library!.id, year: 2026, contract: 'C-1', lot: 'L1', title: 'x', amountCents: 1 }
  const opened = (change: object) => shop.sql.begin((tx) => openBudget(tx, { ...again, ...change }, by))
  await expect(opened({})).rejects.toMatchObject({ code: 'budget.exists' })
  await expect(opened({ customerId: await givenCustomer(shop.sql) })).rejects.toMatchObject({ code: 'budget.only_libraries' })
  const less = { amountCents: -100_000_000, note: '', key: 'less-less' }
  await expect(shop.sql.begin((tx) => assign(tx, other!.budget, less, by))).rejects.toMatchObject({ code: 'budget.below_zero' })
})
