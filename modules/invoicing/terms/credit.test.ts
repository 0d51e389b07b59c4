import { beforeAll, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { requireLibrary, requireTrade } from '#modules/people/customers/trade-standing.ts'
import { withDatabase } from '#tests/support/database.ts'
import { agreeTerms, lockCredit, termsOf } from './terms.ts'

const database = withDatabase({ max: 25 })
const now = new Date('2026-11-21T10:00:00Z')
let serial = 0

async function customer(kind: 'library' | 'business' | 'private', activated = true): Promise<string> {
  const id = `c-${kind}-${++serial}`
  await database.sql`
    insert into customer (id, kind, email, name, password_hash, language, tax_id, country, activated_at)
    values (${id}, ${kind}, ${`${id}@example.com`}, 'Nadie', 'x', 'es', ${`X${serial}`}, 'ES', ${activated ? now : null})`
  return id
}

beforeAll(() => database.sql`insert into storefront (code) values ('T013')`.then(() => {}))

const wanted = { books_percent: 15, objects_percent: 10, on_account: true, payment_days: 30, credit_limit: 1000 }
const agreeing = { by: 'staff', now }
const agree = (customerId: string, terms: Parameters<typeof agreeTerms>[2]) =>
  database.sql.begin((tx) => agreeTerms(tx, customerId, terms, agreeing))
const placing = (customerId: string, amountCents: number) =>
  database.sql.begin(async (tx) => {
    await lockCredit(tx, customerId, amountCents)
    const number = `T-${customerId}-${++serial}`
    await tx`
      insert into shop_order (number, storefront_code, language, owner_kind, owner_id, email, cart_id, goods_cents, shipping_cents, total_cents, vat,
        gift_wrap, gift_ticket, conditions_version, expires_at, terms, payment_state)
      values (${number}, 'T013', 'es', 'customer', ${customerId}, 'x@example.com', ${number}, ${amountCents}, 0, ${amountCents}, '[]',
        false, false, '2026-11', ${now}, 'account', 'on_account')`
  })

it('knows a library once it is activated, a business once terms are agreed or it is activated, and nobody else (L-14, L-15)', async () => {
  const [library, closed, business, ana] = [
    await customer('library'),
    await customer('library', false),
    await customer('business', false),
    await customer('private'),
  ]
  const calls = (id: string) => ({ kind: 'customer', id }) as const
  await requireLibrary(database.sql, calls(library), now)
  expect(await requireTrade(database.sql, calls(library), now)).toBe('library')
  for (const caller of [calls(closed), calls(business), calls(ana), { kind: 'guest', id: library } as const, null])
    await expect(requireTrade(database.sql, caller, now)).rejects.toMatchObject({ kind: 'forbidden' })
  await agree(business, { ...wanted, on_account: false })
  expect(await requireTrade(database.sql, calls(business), now)).toBe('business')
  await expect(requireLibrary(database.sql, calls(business), now)).rejects.toMatchObject({ kind: 'forbidden' })
})

it('agrees terms with libraries looked at and businesses only', async () => {
  await expect(agree(await customer('private'), wanted)).rejects.toMatchObject({
    code: 'terms.only_trade',
  })
  await expect(agree(await customer('library', false), wanted)).rejects.toMatchObject({
    code: 'terms.not_activated',
  })
  const library = await customer('library')
  expect(await termsOf(database.sql, library)).toMatchObject({ booksPercent: 0, onAccount: false, availableCreditCents: null })
  await agree(library, wanted)
  expect(await termsOf(database.sql, library)).toMatchObject({
    booksPercent: 15,
    objectsPercent: 10,
    onAccount: true,
    creditLimitCents: 100_000,
    availableCreditCents: 100_000,
  })
})

it('names what is missing above the credit limit, and sells on account to nobody without it', async () => {
  const library = await customer('library')
  await expect(placing(library, 1)).rejects.toMatchObject({ code: 'terms.not_on_account' })
  await agree(library, wanted)
  await placing(library, 60_000)
  await expect(placing(library, 45_050)).rejects.toMatchObject({ code: 'terms.over_limit', details: { missing_cents: 5050 } })
  await placing(library, 40_000)
  expect(await termsOf(database.sql, library)).toMatchObject({ exposureCents: cents(100_000), availableCreditCents: 0 })
})

it('never lets twenty orders at once go over the limit', async () => {
  const library = await customer('library')
  await agree(library, wanted)
  const told = await Promise.allSettled(Array.from({ length: 20 }, () => placing(library, 15_000)))
  expect(told.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect((await termsOf(database.sql, library)).exposureCents).toBe(90_000)
})
