import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#api/app.ts'
import { certificateIn } from '#api/certificate-file.ts'
import { readConfig } from '#api/config.ts'
import { loadDemo } from '#importers/demo/load-demo.ts'
import { accounts, demoEmails, demoPassword } from '#importers/demo/year/accounts.ts'
import { momentOf, monthBeginnings } from '#importers/demo/year/calendar.ts'
import { day, today } from '#kernel/days.ts'
import { journalRows } from '#modules/invoicing/accounting/journal.sql.ts'
import { findEntries } from '#modules/invoicing/bank/entries.ts'
import { bankCalls } from '#modules/invoicing/bank/staff-contract.ts'
import { signFacturae } from '#modules/invoicing/facturae/sign-facturae.ts'
import { facturaeXml } from '#modules/invoicing/invoices/facturae.ts'
import { findInvoice } from '#modules/invoicing/invoices/read.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { openDemoAccounts, wantsDemoAccounts } from '../scripts/demo-accounts.ts'
import { expectBooksBalance } from './support/books-balance.ts'
import { whole } from './support/breadth.ts'
import { withDatabase } from './support/database.ts'
import { faultsOfFacturae } from './support/xml.ts'

const database = withDatabase()
const settings = { NODE_ENV: 'test', SECRET: 'a secret that only the tests of this year use' }
const config = readConfig(settings)
const signer = certificateIn({
  file: fileURLToPath(new URL('support/certificates/signer.p12', import.meta.url)),
  passphrase: 'granada',
})
/** When their year ends: it stays that day, should midnight pass meanwhile. */
const now = new Date()
let said: string[] = []
const refused: string[] = []
const open = (change: Record<string, string> = {}) => {
  said = []
  return openDemoAccounts(readConfig({ ...settings, ...change }), database.sql, (line) => said.push(line), now)
}

let app: FastifyInstance
async function signIn(email: string) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/customer/login/?store=T013&lang=en',
    headers: { authorization: `Bearer ${await anonymousToken(config.SECRET)}` },
    payload: { email, password: demoPassword },
  })
  return answer.statusCode
}

beforeAll(async () => {
  await loadDemo(database.sql)
  await openDemoAccounts(config, database.sql, (line) => refused.push(line), new Date(Number.NaN))
  await open()
  app = await buildApp({ config, db: database.sql })
}, 300_000)
afterAll(() => app.close())

describe('the accounts to try the shop with', () => {
  it('leave books that balance', () => expectBooksBalance(database.sql))
  it('come to a journal in which every entry balances', async () => {
    const debts = new Map<string, number>()
    const entries = new Map<number, number>()
    for await (const rows of journalRows(database.sql, { from: day('2000-01-01'), to: today() }))
      for (const { entry, role, debit_cents, credit_cents } of rows) {
        entries.set(entry, (entries.get(entry) ?? 0) + debit_cents - credit_cents)
        debts.set(role, (debts.get(role) ?? 0) + debit_cents - credit_cents)
      }
    expect(entries.size).toBeGreaterThan(20)
    expect([...entries.values()].filter((left) => left !== 0)).toEqual([])
    const [declared] = await database.sql<{ vat: number; balance: number }[]>`
      select (select sum(vat_cents) from invoice where treatment <> 'oss' and id not in (select replaced_id from invoice_replacement))::int as vat,
        (select coalesce(sum(balance_cents), 0) from gift_card)::int as balance`
    // What is declared is what the account of VAT says, and what cards still hold what is owed for them.
    expect(debts.get('vat')).toBe(-declared!.vat)
    expect(debts.get('gift_card') ?? 0).toBe(-declared!.balance || 0)
  })
  it('have their money moved on its day, and leave none for the first day of the shop', async () => {
    expect(await database.sql`select id, kind from payment_task where done_at is null`).toEqual([])
  })
  it('have a year of orders in every state, dated one after the other up to yesterday', async () => {
    const orders = await database.sql<{ placed_at: Date; payment_state: string }[]>`
      select placed_at, payment_state from shop_order order by id`
    expect(orders.length).toBeGreaterThan(8)
    const days = orders.map(({ placed_at }) => placed_at.getTime())
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(days.at(-1)).toBeLessThan(now.getTime())
    expect(new Set(orders.map(({ payment_state }) => payment_state))).toEqual(
      expect.objectContaining(new Set(['paid', 'pending', 'refunded', 'part_refunded'])),
    )
  })
  it('show a library all that its desk knows', async () => {
    const has = async (table: string, where = 'true') =>
      (await database.sql.unsafe(`select count(*)::int as found from ${table} where ${where}`))[0]?.['found']
    expect(await has('budget', 'closed_at is not null')).toBe(1)
    expect(await has('budget', 'closed_at is null and invoiced_cents > 0 and pending_cents > 0 and available_cents > 0')).toBe(2)
    expect(await has('delivery_note', 'requested_at is not null')).toBeGreaterThan(8)
    expect(await has('claim', `state = 'open'`)).toBe(1)
    expect(await has('claim', `state = 'closed'`)).toBe(1)
    expect(await has('desk_list', `state = 'awaiting' and submitted_by is not null`)).toBe(1)
    expect(await has('desk_list', `kind = 'saved'`)).toBe(2)
    expect(await has('desk_list', `kind = 'proposal' and exists (select from desk_line l where l.list_id = desk_list.id)`)).toBe(
      1,
    )
    expect(await has('bookseller_request')).toBe(1)
    expect(await has('quote', `state = 'sent' and customer_id is not null`)).toBe(1)
    expect(await has('invoice', `total_cents < 0`)).toBeGreaterThan(0)
  })
  it('leave something on every desk of the back office', async () => {
    const yesterday = momentOf(now, { ago: 1, hour: 23 })
    const invoiced = monthBeginnings(new Date(yesterday.getTime() - 40 * 86_400_000), yesterday).at(-1)!
    const waits = {
      contact_message: `state = 'open' and subject <> 'job'`,
      contact_entry: `kind = 'answer'`,
      order_letter: `state = 'open' and exists (select from order_letter_line g where g.letter_id = order_letter.id and g.product_id is null)`,
      activity_registration: `state = 'waiting'`,
      card_request: 'true',
      erasure_request: 'done_at is null',
      gift_card: 'balance_cents > 0',
      quote: `state = 'accepted' and order_id is null`,
      reservation: `state = 'held'`,
      stock_transfer: `state = 'asked'`,
      stock_count: `state = 'open'`,
      supplier_delivery: `state = 'open'`,
      title_remark: 'closed_at is null',
      search_miss: 'true',
      bank_entry: 'amount_cents > 0',
      // Waits for the invoice of its month, unless that month has ended since and its invoice is made.
      parcel: `handed_over_at > '${now.toISOString()}'::timestamptz - interval '4 days'
        and exists (select from billed_parcel b where b.parcel_id = parcel.id) = (handed_over_at < '${invoiced.toISOString()}')
        and exists (select from shop_order o join billing_profile f on f.customer_id = o.owner_id where o.id = parcel.order_id and f.mode = 'monthly')`,
      written_text: `kind = 'cafe-picture' and state = 'behind'`,
    }
    for (const [table, where] of Object.entries(waits)) {
      const [row] = await database.sql.unsafe(`select count(*)::int as found from ${table} where ${where}`)
      expect(row?.['found'], table).toBeGreaterThan(0)
    }
  })
  it('are told by the bank who paid what: some are matched surely, one is nobody’s, one went out', async () => {
    const { items } = await findEntries(database.sql, bankCalls['GET /bank/entries/'].query.parse({ limit: 50 }))
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['to_match', 'outgoing']))
    const matched = items.filter(({ proposal }) => proposal !== null)
    expect(matched.length).toBeGreaterThan(0)
    expect(matched.some(({ proposal }) => proposal?.sure)).toBe(true)
    expect(items.some(({ state, proposal }) => state === 'to_match' && proposal === null)).toBe(true)
  })
  it('have invoices for public bodies that are valid against the public schema, signed and unsigned', async () => {
    const signedAt = new Date('2026-12-01T09:00:00Z')
    const ids = await database.sql<{ id: number }[]>`select id from invoice where buyer -> 'dir3' <> 'null'::jsonb order by id`
    expect(ids.length).toBeGreaterThanOrEqual(12)
    const invoices = await Promise.all(ids.map(async ({ id }) => facturaeXml((await findInvoice(database.sql, id))!)))
    expect(await faultsOfFacturae(...invoices, ...invoices.map((xml) => signFacturae(xml, signer, signedAt)))).toEqual([])
    // One that is not valid is found among the others.
    expect(await faultsOfFacturae(...invoices, invoices[0]!.replace('<FileHeader>', '<Header/><FileHeader>'))).not.toEqual([])
  })
  it('write to nobody', async () =>
    expect(await database.sql`select 1 from mail_outbox where due_at is not null or sent_at is null`).toEqual([]))
  it('are told of in one clear line where the shop refuses a part of them, and the next start makes them', () => {
    expect(refused).toEqual([
      expect.stringMatching(/^ATTENTION: no accounts to try out: [^\n]+\. The shop opens without them\.$/),
    ])
  })
  it('are made once', async () => {
    const count = async () => (await database.sql`select count(*)::int as orders from shop_order`)[0]?.['orders']
    const before = await count()
    await open()
    expect([await count(), said]).toEqual([before, []])
  })
  it('sign in with the password of the README', async () => {
    // Each costs what a password costs, and all of them are opened alike: the whole run signs in as everybody.
    for (const email of demoEmails.filter((_, index) => whole || index % 4 === 0))
      expect([email, await signIn(email)]).toEqual([email, 200])
  })
  it('are closed by a start that does not want them, and opened again by one that does', async () => {
    await open({ DEMO_ACCOUNTS: 'false' })
    expect(await signIn(accounts.reader.email)).not.toBe(200)
    await open()
    expect(await signIn(accounts.reader.email)).toBe(200)
  })
  it('are wanted on this machine alone, unless the shop is said to be a try-out', () => {
    const wants = (change: Record<string, string>) => wantsDemoAccounts(readConfig({ ...settings, ...change }))
    expect(wants({})).toBe(true)
    expect(wants({ HOST: '0.0.0.0' })).toBe(false)
    expect(wants({ TRUST_PROXY: '1' })).toBe(false)
    expect(wants({ PUBLIC_URL: 'https://shop.example' })).toBe(false)
    expect(wants({ DEMO_CATALOGUE: 'false', DEMO_ACCOUNTS: 'true' })).toBe(false)
    expect(wants({ HOST: '0.0.0.0', DEMO_ACCOUNTS: 'true' })).toBe(false)
    expect(wants({ HOST: '0.0.0.0', TRY_OUT: 'true' })).toBe(true)
  })
})
