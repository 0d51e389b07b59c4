import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { connect } from '#database/connect.ts'
import { serverUser } from '#database/embedded/binaries.ts'
import { endServer, launch } from '#database/embedded/server.ts'
import { type EmbeddedServer, startEmbedded } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { bareEnvironment } from './support/bare-environment.ts'
import { whole } from './support/breadth.ts'
import { withDatabase } from './support/database.ts'
import { eventually } from './support/locks.ts'
import { freePort } from './support/running-shop.ts'
import { root } from './support/source-files.ts'

const cleanUp: (() => unknown)[] = []
afterAll(async () => {
  for (const clean of cleanUp.reverse()) await clean()
})

/** Beside the data of other tests, where the user who runs the server may pass. */
function place(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'shop-backup-'))
  chmodSync(made, 0o755)
  cleanUp.push(() => rmSync(made, { recursive: true, force: true }))
  return made
}

function command(name: 'backup' | 'restore', environment: Record<string, string>, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...bareEnvironment, ...environment },
  })
  return { status, stdout, stderr: stderr.trim() }
}
const onlyBackup = (folder: string) => path.join(folder, readdirSync(folder).find((name) => /^\d/.test(name))!)

/** A shop's data: a database with one row, a photograph, an ebook, and a picture that can be drawn again. */
async function filled(dataDir: string, server: EmbeddedServer) {
  await migrate(server.url)
  const sql = connect(server.url, { max: 1 })
  await sql`create table kept (what text primary key)`
  await sql`insert into kept values ('before')`
  for (const [name, text] of [
    ['photographs/ab/one.webp', 'a photograph'],
    ['secret', 'of forty-eight bytes'],
    ['media/drawn.webp', 'drawn anew'],
  ] as const) {
    mkdirSync(path.dirname(path.join(dataDir, name)), { recursive: true })
    writeFileSync(path.join(dataDir, name), text, { mode: 0o600 })
  }
  return sql
}

const keptIn = async (dataDir: string) => {
  const server = await startEmbedded({ dataDir: path.join(dataDir, 'postgres') })
  const sql = connect(server.url, { max: 1 })
  try {
    return (await sql<{ what: string }[]>`select what from kept order by what`).map(({ what }) => what)
  } finally {
    await sql.end()
    await server.stop()
  }
}

describe('a backup of the database that comes with the shop', () => {
  it('is made while the shop goes on or is closed, restored to see that it can be, and leads to any moment that its log reaches', async () => {
    const made = place()
    const [dataDir, into, log] = ['data', 'backups', 'log'].map((name) => path.join(made, name)) as [string, string, string]
    const server = await startEmbedded({ dataDir: path.join(dataDir, 'postgres'), logArchive: log })
    cleanUp.push(() => server.stop())
    const sql = await filled(dataDir, server)

    const backup = command('backup', { DATA_DIR: dataDir, LOG_ARCHIVE_DIR: log }, into)
    expect(backup).toMatchObject({ status: 0, stderr: '' })
    expect(backup.stdout).toMatch(/Restored into an empty place: 0 differences in \d+ checks/)
    expect(readdirSync(into)).toEqual([expect.stringMatching(/^\d{4}-.*Z$/)])
    expect(statSync(onlyBackup(into)).mode & 0o777).toBe(0o700)
    expect(readFileSync(path.join(dataDir, 'last-backup'), 'utf8').trim()).toBe(onlyBackup(into))

    await sql`insert into kept values ('sold since')`
    const [now] = await sql<{ moment: Date }[]>`select clock_timestamp() as moment`
    // The moment is told to the millisecond; what is lost comes a second after it.
    await sql`select pg_sleep(1)`
    await sql`delete from kept where what = 'before'`
    const admin = connect(server.adminUrl, { max: 1 })
    const [closed] = await admin<{ part: string }[]>`select pg_walfile_name(pg_switch_wal()) as part`
    await eventually('the log is kept', async () => existsSync(path.join(log, closed!.part)))
    await admin.end()
    await sql.end()
    await server.stop()

    const restored = async (name: string, ...words: string[]) => {
      const target = path.join(made, name)
      expect(command('restore', { DATA_DIR: target, LOG_ARCHIVE_DIR: log }, onlyBackup(into), ...words)).toMatchObject({
        status: 0,
        stderr: '',
        stdout: expect.stringContaining('0 differences'),
      })
      return keptIn(target)
    }
    expect(await restored('as-it-was')).toEqual(['before'])
    expect(await restored('until', '--until', new Date(now!.moment.getTime() + 500).toISOString())).toEqual([
      'before',
      'sold since',
    ])
    if (whole) expect(await restored('latest', '--latest')).toEqual(['sold since'])
    const target = path.join(made, 'as-it-was')
    expect(readFileSync(path.join(target, 'photographs/ab/one.webp'), 'utf8')).toBe('a photograph')
    expect(statSync(path.join(target, 'secret')).mode & 0o777).toBe(0o600)
    expect(existsSync(path.join(target, 'media'))).toBe(false)

    expect(command('restore', { DATA_DIR: target }, onlyBackup(into))).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is a database in .*\. Move .* aside, and restore again\.$/),
    })
    if (whole) {
      const beyond = new Date(Date.now() + 3_600_000).toISOString()
      expect(
        command('restore', { DATA_DIR: path.join(made, 'beyond'), LOG_ARCHIVE_DIR: log }, onlyBackup(into), '--until', beyond),
      ).toMatchObject({ status: 1, stderr: expect.stringContaining('could not follow its archived log') })
    }

    appendFileSync(path.join(onlyBackup(into), 'files.tar.gz'), ' ')
    expect(command('restore', { DATA_DIR: path.join(made, 'damaged') }, onlyBackup(into))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('files.tar.gz is not what was written: the backup cannot be used.'),
    })

    // Of the closed shop, on the disk of its data; older ones go when they are told to.
    const kept = path.join(dataDir, 'backups')
    mkdirSync(path.join(kept, '2020-01-01T00-00-00Z'), { recursive: true })
    writeFileSync(path.join(kept, '2020-01-01T00-00-00Z', 'backup.json'), '{}')
    mkdirSync(path.join(kept, 'letters of mine'))
    expect(command('backup', { DATA_DIR: dataDir }, '--keep', '1')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('it lies on the disk of the data'),
    })
    expect(readdirSync(kept)).toEqual([expect.stringMatching(/^2\d{3}-.*Z$/), 'letters of mine'])
    expect(readdirSync(kept)).not.toContain('2020-01-01T00-00-00Z')
    expect(command('backup', { DATA_DIR: path.join(dataDir, 'nowhere') })).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^There is no database in .*: DATA_DIR names another folder\.$/),
    })
  }, 300_000)
})

const shelf = '/usr/lib/postgresql'
/** A server of the machine's own with its programs, where there is one. */
const [ofMachine] = existsSync(shelf)
  ? readdirSync(shelf).filter((version) => Number(version) >= 15 && existsSync(path.join(shelf, version, 'bin/initdb')))
  : []

describe('a backup of a server of the operator', () => {
  const ours = withDatabase()

  it('says what to install where the machine has no program for it', () => {
    const into = place()
    const asked = command('backup', { DATA_DIR: path.join(into, 'data'), DATABASE_URL: ours.url }, into)
    // Where the machine has them all, the dump is made.
    if (asked.status === 0) return
    expect(asked.stderr).toMatch(/Install postgresql-client-\d+, and see that it stands in PATH\.$/)
    expect(readdirSync(into)).toEqual([])
    expect(inject('serverUrl')).toBeTruthy()
  }, 120_000)

  // Machines without a server of their own do without it too: it is of the whole run.
  it.skipIf(!ofMachine || !whole)(
    'is a dump, which becomes an empty database or the one that comes with the shop',
    async () => {
      const made = place()
      const user = serverUser()
      const folder = path.join(made, 'server')
      const bin = path.join(shelf, ofMachine!, 'bin')
      mkdirSync(folder)
      if (user) spawnSync('chown', [`${user.uid}:${user.gid}`, folder])
      const prepared = spawnSync(
        path.join(bin, 'initdb'),
        ['-D', folder, '-U', 'keeper', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
        {
          cwd: '/',
          ...(user ?? {}),
        },
      )
      expect(prepared.status).toBe(0)
      const port = await freePort()
      const at = (name: string) => `postgres://keeper:unasked@127.0.0.1:${port}/${name}`
      const running = await launch({ bin, folder, user }, port, at('postgres'))
      cleanUp.push(() => endServer(running))
      const admin = connect(at('postgres'), { max: 1 })
      await admin.unsafe('create database shop')
      await admin.unsafe('create database another')
      await admin.end()
      await migrate(at('shop'))
      const sql = connect(at('shop'), { max: 1 })
      await sql`create table kept (what text primary key)`
      await sql`insert into kept values ('dumped')`
      await sql.end()

      const dataDir = path.join(made, 'data')
      mkdirSync(dataDir)
      writeFileSync(path.join(dataDir, 'secret'), 'of forty-eight bytes', { mode: 0o600 })
      const into = path.join(made, 'backups')
      expect(command('backup', { DATA_DIR: dataDir, DATABASE_URL: at('shop') }, into)).toMatchObject({ status: 0, stderr: '' })

      const there = { DATA_DIR: path.join(made, 'there'), DATABASE_URL: at('another') }
      expect(command('restore', there, onlyBackup(into))).toMatchObject({ status: 0, stderr: '' })
      const other = connect(at('another'), { max: 1 })
      expect(await other`select what from kept`).toEqual([{ what: 'dumped' }])
      await other.end()
      expect(command('restore', there, onlyBackup(into)).stderr).toMatch(/^The database has \d+ tables already\./)

      const along = path.join(made, 'along')
      expect(command('restore', { DATA_DIR: along }, onlyBackup(into))).toMatchObject({ status: 0, stderr: '' })
      expect(await keptIn(along)).toEqual(['dumped'])
      expect(readFileSync(path.join(along, 'secret'), 'utf8')).toBe('of forty-eight bytes')
    },
    300_000,
  )
})
