import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { connect } from './connect.ts'
import { type ReplicaState, Replicas } from './replicas.ts'

/** Two databases that say who they are; how far the one follows the other is told by hand. */
const primary = withDatabase()
const copy = withDatabase()
beforeAll(async () => {
  for (const [name, { sql }] of Object.entries({ primary, copy })) {
    await sql`create table here (name text)`
    await sql`insert into here values (${name})`
  }
})

const where = { written: 0, came: { follows: true, at: 0 as number | null }, answers: true }
beforeEach(() => void Object.assign(where, { written: 100, came: { follows: true, at: 100 }, answers: true }))

const opened = ({ copyUrl = copy.url, mostLag = 60 }: { copyUrl?: string; mostLag?: number } = {}) => {
  const changes: ReplicaState[] = []
  const replicas = new Replicas({
    primary: connect(primary.url, { max: 1 }),
    replicas: [{ name: 'copy', pool: connect(copyUrl, { max: 2 }) }],
    mostLag,
    every: 10,
    onChange: (state) => changes.push(state),
    look: {
      writtenTo: async () => where.written,
      cameTo: async () => {
        if (!where.answers) throw new Error('away')
        return where.came
      },
    },
  })
  onTestFinished(() => replicas.end())
  const reader = replicas.readerOver(primary.sql)
  const read = async () => (await reader<{ name: string }[]>`select name from here`)[0]!.name
  return { replicas, reader, read, changes }
}

describe('what may be some seconds old', () => {
  it('is read at a replica that follows', async () => {
    const { reader, read } = opened()
    await expect.poll(read).toBe('copy')
    const names = []
    for await (const rows of reader<{ name: string }[]>`select name from here`.cursor(5)) names.push(...rows)
    expect(names).toEqual([{ name: 'copy' }])
  })
  it('is read at the primary after a change, until the replica has come as far', async () => {
    const { replicas, read } = opened()
    await expect.poll(read).toBe('copy')
    where.written = 200
    replicas.freshen()
    expect(await read()).toBe('primary')
    where.came = { follows: true, at: 199 }
    await expect.poll(() => replicas.states).toMatchObject([{ standing: 'read' }])
    expect(await read()).toBe('primary')
    where.came = { follows: true, at: 200 }
    await expect.poll(read).toBe('copy')
  })
  it('is read at the primary while the replica is too far behind, is away or is the primary itself, and there again afterwards', async () => {
    const { replicas, read, changes } = opened({ mostLag: 0.05 })
    await expect.poll(read).toBe('copy')
    const standing = () => replicas.states[0]!.standing
    where.written = 300
    await expect.poll(standing).toBe('behind')
    expect(await read()).toBe('primary')
    where.came = { follows: true, at: 300 }
    await expect.poll(read).toBe('copy')
    where.answers = false
    await expect.poll(standing).toBe('away')
    expect(await read()).toBe('primary')
    Object.assign(where, { answers: true, came: { follows: false, at: null } })
    await expect.poll(standing).toBe('primary')
    expect(await read()).toBe('primary')
    where.came = { follows: true, at: 300 }
    await expect.poll(read).toBe('copy')
    expect(changes.map((state) => state.standing)).toEqual(['read', 'behind', 'read', 'away', 'primary', 'read'])
  })
  it('is read at the primary at once where a replica that was there breaks, and what is wrong with a statement stays wrong', async () => {
    const { replicas, reader, read } = opened({ copyUrl: copy.url.replace(/:\d+\//, ':1/') })
    await expect.poll(() => replicas.states).toMatchObject([{ standing: 'read' }])
    expect(await read()).toBe('primary')
    await expect(reader`select nothing from here`).rejects.toMatchObject({ code: '42703' })
  })
})
