import { beforeAll, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let ana: Colleague

beforeAll(async () => {
  ana = await hire(['marketing'])
  const given = { token_expires_at: new Date(), form: 'newsletter', consent_version: '2026-11', asked_at: new Date() }
  const rows = [
    { email: 'lee@example.com', language: 'es', state: 'confirmed', confirmed_at: new Date(), ended_at: null },
    { email: 'llegeix@example.com', language: 'ca', state: 'confirmed', confirmed_at: new Date(), ended_at: null },
    { email: 'duda@example.com', language: 'es', state: 'pending', confirmed_at: null, ended_at: null },
    { email: 'adios@example.com', language: 'es', state: 'ended', confirmed_at: null, ended_at: new Date() },
  ]
  for (const row of rows)
    await shop.sql`insert into newsletter_subscription ${shop.sql({ ...given, ...row, token_hash: Buffer.from(row.email) } as never)}`
})
const emails = async (query: string) =>
  (await ana.call('GET', `/newsletter/readers/?${query}`)).body.items.map(({ email }: { email: string }) => email).toSorted()

it('hands over those who confirmed, and nobody else unless they are asked for', async () => {
  expect(await emails('')).toEqual(['lee@example.com', 'llegeix@example.com'])
  expect(await emails('state=pending')).toEqual(['duda@example.com'])
  expect(await emails('state=ended')).toEqual(['adios@example.com'])
})

it('tells them apart by language, by words and by whether they have bought', async () => {
  expect(await emails('language=ca')).toEqual(['llegeix@example.com'])
  expect(await emails('q=llegeix')).toEqual(['llegeix@example.com'])
  expect(await emails('bought=true')).toEqual([])
  expect(await emails('bought=false')).toHaveLength(2)
})

it('is taken along as a file with the consent, which the record keeps', async () => {
  const { statusCode, payload } = await shop.app.inject({
    method: 'GET',
    url: '/api/staff/newsletter/readers/?as=csv&store=T013&lang=en',
    headers: { authorization: `Bearer ${ana.token}` },
  })
  expect(statusCode).toBe(200)
  expect(payload).toContain('lee@example.com')
  expect(payload).toContain('2026-11')
  expect(payload).not.toContain('duda@example.com')
  expect((await shop.sql`select from staff_act where action = 'reader.read' and looked_in is null`).length).toBe(1)
})
