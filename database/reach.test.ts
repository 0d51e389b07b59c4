import { expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import { roadTo } from '#tests/support/silent-road.ts'
import { requireDatabase } from './reach.ts'

const database = withDatabase()
const faultOf = (url: string) =>
  requireDatabase(url, { connect: 1, patience: 0 }).then(
    () => null,
    (error: Error) => error.message,
  )
const changed = (change: (url: URL) => void) => {
  const url = new URL(database.url)
  change(url)
  return url.href
}

it('says in a sentence why a database cannot be used, and never a password', async () => {
  expect(await faultOf(database.url)).toBeNull()
  expect(await faultOf(changed((url) => Object.assign(url, { pathname: '/nowhere' })))).toContain('there is no such database')
  const wrong = await faultOf(changed((url) => Object.assign(url, { password: 'guessed' })))
  expect(wrong).toContain('does not accept its user and password')
  expect(wrong).not.toContain('guessed')
  expect(await faultOf(changed((url) => Object.assign(url, { port: '1' })))).toContain('does not answer at')
  await database.sql.unsafe(`alter database ${new URL(database.url).pathname.slice(1)} set default_transaction_read_only = on`)
  expect(await faultOf(database.url)).toContain('read-only')
})

it('does not wait for ever for a server that takes the call and says nothing', async () => {
  const road = await roadTo(database.url)
  road.fallSilent()
  expect(await faultOf(road.url)).toContain('does not answer at')
  await road.close()
})
