import { expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { withDatabase } from '#tests/support/database.ts'
import { provedStanding } from './standing.ts'

const database = withDatabase()
const today = day('2026-11-21')
let serial = 0

/** What is known of a customer with these facts. */
async function standingOf(facts: Record<string, unknown>) {
  const id = `c-${++serial}`
  const row = { id, email: `${id}@example.com`, password_hash: 'x', language: 'es', kind: 'business', country: 'FR', ...facts }
  await database.sql`insert into customer ${database.sql(row as never)}`
  return provedStanding(database.sql, id, today)
}
const nothing = { library: false, vatCountry: null, surcharge: false }
const confirmed = { vat_verified_at: new Date(), vat_proof: { consultation: 'WAPIAAAAX' } }

it('believes nothing before it is proved', async () => {
  expect(await standingOf({ kind: 'business', tax_id: 'FR12345678901' })).toEqual(nothing)
  expect(await standingOf({ kind: 'library' })).toEqual(nothing)
  expect(await provedStanding(database.sql, 'c-nobody', today)).toEqual(nothing)
})
it('knows a library that staff have looked at, a VAT number that VIES confirmed, a declared retailer', async () => {
  expect(await standingOf({ kind: 'library', activated_at: new Date() })).toEqual({ ...nothing, library: true })
  expect(await standingOf(confirmed)).toEqual({ ...nothing, vatCountry: 'FR' })
  expect(await standingOf({ country: 'ES', surcharge_since: '2026-11-21' })).toEqual({ ...nothing, surcharge: true })
})
it('waits for the day a declaration begins, and asks proof of VIES’s answer', async () => {
  expect(await standingOf({ surcharge_since: '2026-11-22' })).toEqual(nothing)
  await expect(standingOf({ vat_verified_at: new Date() })).rejects.toMatchObject({ constraint_name: 'customer_vat_proof' })
})
it('gives private people no business advantages, whatever their row says', async () =>
  expect(await standingOf({ kind: 'private', ...confirmed, surcharge_since: '2020-01-01' })).toEqual(nothing))
