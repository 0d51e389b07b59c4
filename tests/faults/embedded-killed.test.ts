import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { eventually } from '../support/locks.ts'
import { openShop } from '../support/running-shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Not a number while a new server writes it down. */
function serverPid(dataDir: string): number {
  const file = path.join(dataDir, 'postgres/postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
}
const SECRET = 'a secret that only this test of faults uses'

it('the database that comes along is killed: the shop says so while it is away, goes on once it is back, and closes when it is told to', async () => {
  const dataDir = temporaryFolder(onTestFinished)
  const shop = await openShop({
    dataDir,
    environment: { PAGES: 'false', DEMO_CATALOGUE: 'false', DEMO_ACCOUNTS: 'false', SECRET },
  })
  onTestFinished(() => shop.kill())
  const ask = async (place: string) => (await fetch(`${shop.url}${place}`)).status
  const headers = { authorization: `Bearer ${await anonymousToken(SECRET)}` }
  const stores = async () => (await fetch(`${shop.url}/api/stores/?store=T013&lang=es`, { headers })).status
  expect([await ask('/health'), await ask('/health/ready')]).toEqual([200, 200])
  const usual = await stores()
  expect(usual).toBeLessThan(500)

  const killed = serverPid(dataDir)
  process.kill(killed, 'SIGKILL')
  const met = new Set<number>()
  await eventually('it is up again', async () => {
    met.add(await stores())
    expect(await ask('/health')).toBe(200)
    const now = serverPid(dataDir)
    return now > 0 && now !== killed && (await ask('/health/ready')) === 200
  })
  expect([...met].filter((status) => status !== usual && status !== 503)).toEqual([])
  await eventually('its calls are answered again', async () => (await stores()) === usual)

  process.kill(serverPid(dataDir), 'SIGKILL')
  // Ends with an error if it has to be killed.
  await shop.stop()
}, 180_000)
