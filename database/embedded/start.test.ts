import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connect.ts'
import { linkLibraries, nativeFolder } from './binaries.ts'
import { isAlive } from './owner.ts'
import { type EmbeddedServer, startEmbedded } from './start.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const one of cleanUp.splice(0).toReversed()) await one()
})

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'shop-embedded-'))
  cleanUp.push(() => rmSync(made, { recursive: true, force: true }))
  return path.join(made, 'postgres')
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir })
  cleanUp.push(() => server.stop())
  return server
}

const serverPid = (dataDir: string) => Number.parseInt(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8'), 10)

/** A shop in a process of its own that writes until it is killed; `written` is the last row it was told is in. */
async function writingShop(dataDir: string): Promise<{ process: ChildProcess; written: () => number }> {
  const shop = spawn('node_modules/.bin/node', ['tests/support/holding-shop.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  shop.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  cleanUp.push(() => shop.kill('SIGKILL'))
  const written = () => Number(said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1))
  for (let waited = 0; waited < 20_000 && !(written() > 20); waited += 50) await wait(50)
  return { process: shop, written }
}

const ended = (child: ChildProcess) => new Promise((done) => child.once('exit', done))

async function rows(server: EmbeddedServer): Promise<number> {
  const sql = connect(server.url, { max: 1 })
  const [found] = await sql<{ count: number; last: number }[]>`select count(*)::int as count, max(id) as last from kept`
  await sql.end()
  expect(found?.count).toBe(found?.last)
  return found?.count ?? 0
}

describe('the database that comes with the shop', () => {
  it.skipIf(process.getuid?.() !== 0)('runs for root, as a user without rights', async () => {
    const dataDir = folder()
    await start(dataDir)
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).not.toBe(0)
  })

  it('runs after an install without scripts: makes the names of the libraries itself', () => {
    const copy = path.join(path.dirname(folder()), 'native')
    const { folder: native } = nativeFolder()
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    const links = JSON.parse(readFileSync(path.join(copy, 'pg-symlinks.json'), 'utf8')) as { target: string }[]
    for (const { target } of links) rmSync(path.join(copy, '..', target), { force: true })
    linkLibraries(copy)
    expect(links.filter(({ target }) => !existsSync(path.join(copy, '..', target)))).toEqual([])
    expect(spawnSync(path.join(copy, 'bin/postgres'), ['--version'], { encoding: 'utf8' }).stdout).toContain('PostgreSQL')
  })

  it('takes its data back from the server of a shop that was killed, with every row that was acknowledged', async () => {
    const dataDir = folder()
    let acknowledged = 0
    for (let round = 1; round <= 3; round++) {
      const shop = await writingShop(dataDir)
      const left = serverPid(dataDir)
      shop.process.kill('SIGKILL')
      await ended(shop.process)
      acknowledged = shop.written()
      expect(isAlive(left)).toBe(true)
    }
    expect(acknowledged).toBeGreaterThan(0)
    expect(await rows(await start(dataDir))).toBeGreaterThanOrEqual(acknowledged)
  })

  it('waits for a lock that lingers after server and shop were killed together', async () => {
    const dataDir = folder()
    const shop = await writingShop(dataDir)
    process.kill(serverPid(dataDir), 'SIGKILL')
    shop.process.kill('SIGKILL')
    const server = await startEmbedded({ dataDir })
    cleanUp.push(() => server.stop())
    expect(await rows(server)).toBeGreaterThanOrEqual(shop.written())
  })

  it('leaves the server of an open shop alone and says whose it is', async () => {
    const dataDir = folder()
    const shop = await writingShop(dataDir)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`Another shop (process ${shop.process.pid})`)
    expect(isAlive(serverPid(dataDir))).toBe(true)
    process.kill(serverPid(dataDir), 'SIGINT')
  })

  it('forgets a lock whose process number belongs to somebody else', async () => {
    const dataDir = folder()
    const first = await startEmbedded({ dataDir })
    const lock = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8')
    await first.stop()
    writeFileSync(path.join(dataDir, 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)))
    await expect(start(dataDir)).resolves.toMatchObject({ port: expect.any(Number) })
  })
})
