import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { connect } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { requireDatabase } from '#database/reach.ts'
import { eventually } from '#tests/support/locks.ts'
import { freePort } from '#tests/support/running-shop.ts'
import { linkLibraries, nativeFolder, serverBinaries, serverUser } from './binaries.ts'
import { passwordFile } from './credentials.ts'
import { isAlive } from './owner.ts'
import { databaseFolder, requireOwn } from './place.ts'
import { endServer, launch } from './server.ts'
import { type EmbeddedServer, runningAddress, startEmbedded } from './start.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const one of cleanUp.splice(0).toReversed()) await one()
})

/** Where the user who runs the server may pass, so that the data lie there and not on the shelf of root. */
function place(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'shop-embedded-'))
  chmodSync(made, 0o755)
  return made
}

function folder(): string {
  const made = place()
  cleanUp.push(() => rmSync(made, { recursive: true, force: true }))
  return path.join(made, 'postgres')
}

/** The data of a shop that was opened once and closed: most of what a first start costs is making them. */
let model = ''
afterAll(() => rmSync(model, { recursive: true, force: true }))

async function openedBefore(): Promise<string> {
  if (model === '') {
    model = place()
    await (await startEmbedded({ dataDir: path.join(model, 'postgres') })).stop()
  }
  const dataDir = folder()
  // With the users that they belong to.
  expect(spawnSync('cp', ['-a', `${model}/.`, path.dirname(dataDir)]).status).toBe(0)
  return dataDir
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
  await eventually('rows are written', async () => written() > 20)
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
    const dataDir = await openedBefore()
    let acknowledged = 0
    for (let round = 1; round <= 2; round++) {
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

  it('ends with a shop that ends without closing it, with every row that was acknowledged', async () => {
    const dataDir = await openedBefore()
    const shop = await writingShop(dataDir)
    const pid = serverPid(dataDir)
    shop.process.kill('SIGTERM')
    await ended(shop.process)
    await eventually('its server has ended too', async () => !isAlive(pid))
    expect(await rows(await start(dataDir))).toBeGreaterThanOrEqual(shop.written())
  })

  it('waits for a lock that lingers after server and shop were killed together', async () => {
    const dataDir = await openedBefore()
    const shop = await writingShop(dataDir)
    process.kill(serverPid(dataDir), 'SIGKILL')
    shop.process.kill('SIGKILL')
    const server = await startEmbedded({ dataDir })
    cleanUp.push(() => server.stop())
    expect(await rows(server)).toBeGreaterThanOrEqual(shop.written())
  })

  it('leaves the server of an open shop alone and says whose it is', async () => {
    const dataDir = await openedBefore()
    const shop = await writingShop(dataDir)
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`Another shop (process ${shop.process.pid})`)
    expect(isAlive(serverPid(dataDir))).toBe(true)
    process.kill(serverPid(dataDir), 'SIGINT')
  })

  it('is started again when it dies, on the same port, with every row, and ends when it is told to', async () => {
    const dataDir = await openedBefore()
    const said: string[] = []
    const server = await startEmbedded({ dataDir, say: (line) => said.push(line) })
    cleanUp.push(() => server.stop())
    const sql = connect(server.url, { max: 2 })
    await sql`create table kept (id int primary key)`
    await sql`insert into kept values (1)`
    const killed = serverPid(dataDir)
    process.kill(killed, 'SIGKILL')
    await eventually('it answers again', () => sql`select 1`.then(() => said.length === 2).catch(() => false))
    expect(serverPid(dataDir)).not.toBe(killed)
    expect(await rows(server)).toBe(1)
    await sql.end({ timeout: 1 })

    process.kill(serverPid(dataDir), 'SIGKILL')
    await server.stop()
    expect(existsSync(path.join(dataDir, 'postmaster.pid')) && isAlive(serverPid(dataDir))).toBe(false)
  }, 60_000)

  it('forgets a lock whose process number belongs to somebody else', async () => {
    const dataDir = await openedBefore()
    const first = await startEmbedded({ dataDir })
    const lock = readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8')
    await first.stop()
    writeFileSync(path.join(dataDir, 'postmaster.pid'), lock.replace(/^\d+/, String(process.pid)))
    await expect(start(dataDir)).resolves.toMatchObject({ port: expect.any(Number) })
  })
})

const faultOf = (url: string) =>
  requireDatabase(url, { patience: 0 }).then(
    () => null,
    (error: Error) => error.message,
  )
const without = (url: string, change: { username?: string; password: string }) => Object.assign(new URL(url), change).href

describe('the way to the database that comes with the shop', () => {
  const transportOf = async (url: string) => {
    const sql = connect(url, { max: 1 })
    const [asked] = await sql<{ overTcp: boolean }[]>`select inet_server_addr() is not null as "overTcp"`
    await sql.end()
    return asked!.overTcp ? 'TCP' : 'socket'
  }

  it('is its socket for the shop, and a port of this machine for whoever looks in', async () => {
    const dataDir = await openedBefore()
    const server = await start(dataDir)
    expect(await transportOf(server.url)).toBe('socket')
    expect(await transportOf(runningAddress(dataDir)!)).toBe('TCP')
    expect(await transportOf(server.adminUrl)).toBe('TCP')
  })

  it('is its port where the name of its folder is too long for a socket', async () => {
    const dataDir = path.join(path.dirname(folder()), 'a'.repeat(60), 'b'.repeat(30), 'postgres')
    mkdirSync(path.dirname(dataDir), { recursive: true })
    chmodSync(path.dirname(path.dirname(path.dirname(dataDir))), 0o755)
    expect(await transportOf((await start(dataDir)).url)).toBe('TCP')
  })

  it('is a socket as well where a folder was made by a shop that knew of none, and one that was killed leaves none behind', async () => {
    const dataDir = await openedBefore()
    writeFileSync(path.join(dataDir, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n')
    for (const left of ['.s.PGSQL.1', '.s.PGSQL.1.lock']) writeFileSync(path.join(dataDir, left), '')
    const server = await start(dataDir)
    expect(await transportOf(server.url)).toBe('socket')
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.s.PGSQL.1'))).toEqual([])
  })
})

describe('nobody but the shop gets into its database', () => {
  it('neither without its password nor beyond its rights', async () => {
    const dataDir = await openedBefore()
    const server = await start(dataDir)
    for (const username of ['shop', 'shopkeeper', 'postgres'])
      expect(await faultOf(without(server.url, { username, password: '' }))).not.toBeNull()
    expect(statSync(passwordFile(dataDir)).mode & 0o777).toBe(0o600)
    const sql = connect(server.url, { max: 1 })
    expect(
      await sql`select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user`,
    ).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false }])
    await expect(sql.unsafe(`copy (select 1) to program 'id'`)).rejects.toThrow('permission denied')
    await sql.end()
  })

  it('also where a folder of before let everybody in: it is closed at the next start, with all that was in it', async () => {
    const dataDir = folder()
    const user = serverUser()
    const place = { bin: serverBinaries(user), folder: databaseFolder(dataDir, user), user }
    const open = ['-D', dataDir, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C']
    expect(spawnSync(path.join(place.bin, 'initdb'), open, { cwd: '/', ...(user ?? {}) }).status).toBe(0)
    const port = await freePort()
    const trusting = await launch(place, port, `postgres://shop@127.0.0.1:${port}/postgres`)
    cleanUp.push(() => endServer(trusting))
    const admin = connect(`postgres://shop@127.0.0.1:${port}/postgres`, { max: 1 })
    await admin.unsafe('create database shop')
    await admin.end()
    const before = `postgres://shop@127.0.0.1:${port}/shop`
    await migrate(before)
    const old = connect(before, { max: 1 })
    await old`create table kept (id int primary key)`
    await old`insert into kept values (1), (2)`
    await old.end()
    await endServer(trusting)

    const server = await start(dataDir)
    expect(await rows(server)).toBe(2)
    expect(await faultOf(without(server.url, { username: 'shop', password: '' }))).not.toBeNull()
    // What is owned can be changed, as the next migration will.
    const sql = connect(server.url, { max: 1 })
    await sql`alter table product add column tried int`
    const foreign = await sql`
      select relname from pg_class where relnamespace = 'public'::regnamespace and relowner <> current_user::regrole and relkind in ('r', 'v', 'S')`
    expect([...foreign]).toEqual([])
    await sql.end()
    expect(await migrate(server.url)).toEqual([])
  }, 120_000)

  it.skipIf(process.getuid?.() !== 0)(
    'opens no folder of others on its way: behind a closed one it lies on the shelf of root',
    async () => {
      const closed = mkdtempSync(path.join(tmpdir(), 'shop-closed-'))
      const dataDir = path.join(closed, 'data/postgres')
      cleanUp.push(() => rmSync(closed, { recursive: true, force: true }))
      const server = await start(dataDir)
      expect(await faultOf(server.url)).toBeNull()
      expect(statSync(closed).mode & 0o777).toBe(0o700)
      const shelved = realpathSync(dataDir)
      expect(path.dirname(shelved)).toBe('/var/lib/palace-shop')
      await server.stop()
      const again = await startEmbedded({ dataDir })
      expect(realpathSync(dataDir)).toBe(shelved)
      await again.stop()
      rmSync(shelved, { recursive: true, force: true })
      rmSync(passwordFile(shelved), { force: true })
    },
  )

  it.skipIf(process.getuid?.() !== 0)('takes no folder that others made or may write to', () => {
    const made = mkdtempSync(path.join(tmpdir(), 'shop-others-'))
    cleanUp.push(() => rmSync(made, { recursive: true, force: true }))
    expect(() => requireOwn(made)).not.toThrow()
    chmodSync(made, 0o777)
    expect(() => requireOwn(made)).toThrow('can be written by others')
    expect(() => databaseFolder(path.join(made, 'postgres'), null)).toThrow('can be written by everybody')
    chmodSync(made, 0o755)
    chownSync(made, 65_534, 65_534)
    expect(() => requireOwn(made)).toThrow('belongs to another user')
    expect(() => databaseFolder(path.join(made, 'postgres'), null)).toThrow('belongs to another user')
  })
})
