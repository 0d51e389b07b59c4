import { describe, expect, it, onTestFinished } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { holdSecret, otherSecret } from './same-secret.ts'

const database = withDatabase()
const elsewhere = withDatabase()

const open = async (secret: string, { url = database.url, onOther = () => {} }: { url?: string; onOther?: () => void } = {}) => {
  const held = await holdSecret(url, secret, { onOther })
  onTestFinished(() => held.end())
  return held
}
const endConnections = () =>
  database.sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()
    and database = (select oid from pg_database where datname = current_database())`

describe('processes on one database', () => {
  it('share a secret; one with another is told so and does not open', async () => {
    await open('the first')
    await open('the first')
    await expect(open('another')).rejects.toThrow(otherSecret)
    await open('another', { url: elsewhere.url })
  })
  it('may have another secret once all are closed', async () => {
    const before = await open('the first')
    await before.end()
    await open('another')
  })
  it('that begin at the same moment agree on one: the second is refused', async () => {
    const begun = await Promise.allSettled(['one', 'two', 'three', 'one'].map((secret) => open(secret)))
    const opened = begun.filter(({ status }) => status === 'fulfilled').length
    expect(opened === 1 || opened === 2).toBe(true)
    expect(begun.flatMap((one) => (one.status === 'rejected' ? [String(one.reason.message)] : []))).toEqual(
      Array.from({ length: 4 - opened }, () => otherSecret),
    )
  })
  it('hold it again after their connection ended', async () => {
    const first = await open('the first')
    await endConnections()
    const another = async () => {
      await first.look()
      return open('another').then(
        (held) => held.end(),
        (error: Error) => error.message,
      )
    }
    await expect.poll(another).toBe(otherSecret)
  })
  it('are told once of another that came while their connection was lost', async () => {
    const told: string[] = []
    const first = await open('the first', { onOther: () => told.push('another') })
    await endConnections()
    await open('another')
    await first.look()
    await first.look()
    await first.look()
    expect(told).toEqual(['another'])
  })
})
