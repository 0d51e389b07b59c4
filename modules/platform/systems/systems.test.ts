import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { JobBook } from './job-book.ts'
import { isLate } from './systems.ts'

const shop = withShop({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'shop-systems-')) })
const { hire } = staffing(shop)
let ana: Colleague

beforeAll(async () => {
  ana = await hire(['admin'])
})
const systems = async () => (await ana.call('GET', '/systems/')).body

describe('the systems of the shop', () => {
  it('tell which duty fails since when, and tell it as waiting until it is done again', async () => {
    const book = new JobBook(shop.sql)
    const run = { name: 'send letters', everyMs: 5_000, tookMs: 12.4 }
    const first = new Date('2026-11-23T10:00:00Z')
    await book.ran({ ...run, error: 'connection refused', at: first })
    await book.ran({ ...run, error: 'no route', at: new Date('2026-11-23T10:00:05Z') })
    expect((await systems()).jobs).toMatchObject([
      { name: 'send letters', error: 'no route', took_ms: 12, failing_since: first.toISOString() },
    ])
    const waits = async () =>
      (await ana.call('GET', '/waiting/')).body.items.find(({ queue }: { queue: string }) => queue === 'duties_failing')
    expect(await waits()).toMatchObject({ count: 1 })
    await book.ran({ ...run, error: '', at: new Date('2026-11-23T10:00:10Z') })
    expect((await systems()).jobs).toMatchObject([{ error: '', failing_since: null }])
    expect((await waits())?.count ?? 0).toBe(0)
  })

  it('write down what runs every few seconds once a minute', async () => {
    const book = new JobBook(shop.sql)
    const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 11, 0, second))
    for (const second of [0, 5, 59]) await book.ran({ name: 'move money', everyMs: 5_000, tookMs: 1, error: '', at: at(second) })
    const lastOf = async () => (await systems()).jobs.find(({ name }: { name: string }) => name === 'move money').last_at
    expect(await lastOf()).toBe(at(0).toISOString())
    await book.ran({ name: 'move money', everyMs: 5_000, tookMs: 1, error: '', at: at(60) })
    expect(await lastOf()).toBe(at(60).toISOString())
  })

  it('call a duty late once it was left out three times', () => {
    const last_at = new Date('2026-11-23T10:00:00Z')
    const past = (minutes: number) => new Date(last_at.getTime() + minutes * 60_000)
    expect([2, 4].map((minutes) => isLate({ last_at, every_ms: 5_000 }, past(minutes)))).toEqual([false, true])
    expect([170, 190].map((minutes) => isLate({ last_at, every_ms: 3_600_000 }, past(minutes)))).toEqual([false, true])
  })

  it('tell the letters that wait and those that failed, the disk, and no secret', async () => {
    await shop.sql`
      insert into mail_outbox (recipient, language, template, subject, html, plain, due_at, failure, attempts)
      values ('a@example.com', 'es', 'test', 'a', '', '', now(), null, 0), ('b@example.com', 'es', 'test', 'b', '', '', null, 'refused', 24)`
    const said = await systems()
    expect(said).toMatchObject({ emails: { waiting: 1, failed: 1, fault: null }, webhooks: { waiting: 0, failed: 0 } })
    expect(said.disk.free).toBeGreaterThan(0)
    await shop.sql`update mail_outbox set failure = 'Error: connect ECONNREFUSED', attempts = 1 where recipient = 'a@example.com'`
    expect((await systems()).emails).toMatchObject({ waiting: 1, failed: 1, fault: 'Error: connect ECONNREFUSED' })
    expect(JSON.stringify(said)).not.toMatch(/postgres:\/\/|smtp:\/\/|secret/i)
  })
})
