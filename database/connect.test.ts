import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { connect } from './connect.ts'

const database = withDatabase()

it('a transaction whose connection broke writes nothing more, though its work goes on and the pool lives', async () => {
  await database.sql`create table note (text text)`
  const pool = connect(database.url, { max: 1 })
  let afterwards: unknown = 'nothing was tried'
  const [reconnected, tried] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running = pool.begin(async (tx) => {
    await tx`insert into note values ('before')`
    const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await database.sql`select pg_terminate_backend(${backend!.pid})`
    await reconnected.promise
    try {
      await tx`insert into note values ('after')`
    } catch (error) {
      afterwards = error
    }
    tried.resolve()
  })
  await expect(running).rejects.toThrow()
  // Whoever is next gets the connection's next life.
  expect(await pool`select 1 as one`).toEqual([{ one: 1 }])
  reconnected.resolve()
  await tried.promise
  expect(afterwards).toBeInstanceOf(Error)
  expect(await database.sql`select text from note`).toEqual([])
  expect((await pool.begin((tx) => tx`insert into note values ('later') returning text`))[0]).toEqual({ text: 'later' })
  await pool.end()
})

/** More statements than are sent on all connections before one waits for an answer. */
const mostUnanswered = 100

it('a transaction that is the last to be sent unanswered has its connection to itself, and nobody else’s statement is lost in it', async () => {
  await database.sql`create table crowd (place int)`
  const pool = connect(database.url, { max: 2 })
  const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const elsewhere = pool.begin(async (tx) => {
    await tx`select 1`
    held.resolve()
    await done.promise
  })
  await held.promise
  // The other connection takes all of these, and the transaction fills it up.
  await pool`select 1`
  const alone = Array.from({ length: mostUnanswered }, () => pool`insert into crowd values (1)`.then())
  const within = pool.begin((tx) => tx`insert into crowd values (2)`)
  await Promise.all([...alone, within])
  await Promise.all(Array.from({ length: 10 }, () => pool`insert into crowd values (3)`))
  // Asked on another connection: what lies in a transaction that nobody ends is not seen.
  expect(await database.sql`select place, count(*)::int as times from crowd group by place order by place`).toEqual([
    { place: 1, times: mostUnanswered },
    { place: 2, times: 1 },
    { place: 3, times: 10 },
  ])
  done.resolve()
  await elsewhere
  await pool.end()
})
