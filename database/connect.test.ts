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
