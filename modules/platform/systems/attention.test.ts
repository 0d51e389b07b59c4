import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { concernsNow, concernsOf } from './attention.ts'

const now = new Date('2027-04-23T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const gigabyte = 1024 ** 3
const well = {
  disk: { free: 50 * gigabyte, of: 100 * gigabyte },
  backup_at: ago(600).toISOString(),
  letter_since: ago(2),
  money_since: null,
  failing: [],
  sendsMail: true,
}
const concerns = (change: Partial<Parameters<typeof concernsOf>[0]>) =>
  concernsOf({ ...well, ...change }, now).map(({ concern }) => concern)

describe('an operator is asked to look', () => {
  it('at nothing where all is well', () => expect(concerns({})).toEqual([]))
  it('at a disk with less than a twentieth, or a gigabyte, of room', () => {
    expect(concerns({ disk: { free: 4 * gigabyte, of: 100 * gigabyte } })).toEqual(['disk'])
    expect(concerns({ disk: { free: 0.9 * gigabyte, of: 4 * gigabyte } })).toEqual(['disk'])
    expect(concerns({ disk: null })).toEqual([])
  })
  it('at a backup that is missing or older than a day and two hours', () => {
    expect(concerns({ backup_at: null })).toEqual(['backup'])
    expect(concerns({ backup_at: ago(27 * 60).toISOString() })).toEqual(['backup'])
    expect(concerns({ backup_at: ago(25 * 60).toISOString() })).toEqual([])
  })
  it('at letters, money and duties that do not go on', () => {
    expect(concerns({ letter_since: ago(16) })).toEqual(['letters'])
    expect(concerns({ letter_since: ago(16), sendsMail: false })).toEqual([])
    expect(concerns({ money_since: ago(16), failing: ['move money'] })).toEqual(['payments', 'duties'])
  })
})

const database = withDatabase()

it('the rows say which letter waits and which duty fails', async () => {
  await database.sql`
    insert into job_run (name, every_ms, last_at, took_ms, error, failing_since)
    values ('move money', 5000, ${ago(1)}, 3, 'no route', ${ago(6)}), ('count sales', 60000, ${ago(1)}, 3, 'once', ${ago(2)})`
  const machine = { disk: null, backup_at: ago(60).toISOString() }
  expect(await concernsNow(database.sql, { machine, sendsMail: true }, now)).toEqual([
    { concern: 'duties', says: 'What fails again and again: move money. The fault stands under Systems.' },
  ])
})
