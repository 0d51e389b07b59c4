import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workUntilDone } from '#importers/work.ts'
import { importing, message, product } from '#tests/support/importing.ts'
import { eventually } from '#tests/support/locks.ts'
import { clientKeys, sftpServer } from '#tests/support/sftp-server.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { bringNext } from './bring.ts'
import type { FetchDeps } from './deps.ts'
import { fetchNext } from './look.ts'

const desk = importing()
const { shop, files, folder, products } = desk
const { hire } = staffing(shop)
let boss: Colleague
let deps: FetchDeps
let server: Awaited<ReturnType<typeof sftpServer>>
const keys = clientKeys()
const incoming = path.join(folder, 'incoming')
const remote = mkdtempSync(path.join(folder, 'remote-'))
const credentials = path.join(folder, 'credentials')

beforeAll(async () => {
  boss = await hire(['admin'])
  server = await sftpServer({ folder: remote, publicKey: keys.public })
  for (const made of [incoming, credentials]) mkdirSync(made, { recursive: true })
  writeFileSync(path.join(credentials, 'dilve'), `${server.password}\n`)
  writeFileSync(path.join(credentials, 'dilve-key'), keys.private)
  // This machine's own server, which the environment has to allow.
  ;(shop.config.SFTP_INSIDE as string[]).push(`127.0.0.1:${server.port}`)
  deps = {
    importFiles: files,
    incomingDir: incoming,
    sftp: { credentialsDir: credentials, insideHosts: shop.config.SFTP_INSIDE },
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  await shop.sql`delete from fetch_source`
  for (const emptied of [incoming, remote]) {
    rmSync(emptied, { recursive: true, force: true })
    mkdirSync(emptied)
  }
  Object.assign(server.state, { logins: 0, reads: 0, breaksAfter: null })
})

const ofFolder = {
  name: 'Carpeta',
  kind: 'folder',
  host: null,
  port: null,
  username: null,
  credential: null,
  host_key: null,
  folder: '',
  pattern: '*.xml',
  look_hours: [7],
  supplier: null,
  brings: 'run',
  accepts_prices: false,
  active: true,
}
const ofServer = () => ({
  ...ofFolder,
  name: 'DILVE',
  kind: 'sftp',
  host: '127.0.0.1',
  port: server.port,
  username: server.user,
  credential: 'dilve',
  active: false,
})
async function source(body: object): Promise<number> {
  const made = await boss.call('POST', '/fetch-sources/', body)
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200 })
  return made.body.id
}
const kept = async (id: number) => (await boss.call('GET', `/fetch-sources/${id}/`)).body
const fetched = async () => (await boss.call('GET', '/fetched-files/?sort=modified')).body.items
const put = (where: string, name: string, content: string, minute: number) => {
  writeFileSync(path.join(where, name), content)
  const at = new Date(Date.UTC(2026, 10, 20, 8, minute))
  utimesSync(path.join(where, name), at, at)
}
const book = (n: number, title: string) => message('Editorial Azahar', product({ n, title }))

/** What the duties do as time passes: looks a minute apart, and the import in between. */
async function pass(minutes = 4) {
  const begun = Date.now()
  for (let minute = 0; minute < minutes; minute += 1) {
    const now = new Date(begun + minute * 61_000)
    while ((await fetchNext(shop.sql, deps, now)) > 0);
    await bring()
  }
}
async function bring() {
  for (let again = true; again; ) {
    await workUntilDone(shop.sql, files)
    again = (await bringNext(shop.sql)) > 0
  }
}
/** Knows a server by the fingerprint that a try tells, and switches its source on. */
async function known(body: object = ofServer()) {
  const id = await source(body)
  const { host_key } = (await boss.call('POST', `/fetch-sources/${id}/try/`, {})).body
  const { version, ...was } = await kept(id)
  const saved = await boss.call('PUT', `/fetch-sources/${id}/`, { ...was, host_key, active: true, version })
  expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200 })
  return id
}

describe('a folder', () => {
  it('gives its files to the import, the oldest first, each once', async () => {
    put(incoming, 'b.xml', book(301, 'Segundo'), 5)
    put(incoming, 'a.xml', book(301, 'Tercero'), 9)
    put(incoming, 'c.xml', book(301, 'Primero'), 1)
    put(incoming, 'notes.txt', 'none of it', 1)
    await source(ofFolder)
    await pass()
    expect(await products(301)).toMatchObject([{ title: 'Tercero' }])
    const there = await fetched()
    expect(there.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ['c.xml', 'done'],
      ['b.xml', 'done'],
      ['a.xml', 'done'],
    ])
    const { items } = (await boss.call('GET', '/imports/runs/?sort=started_at')).body
    expect(items.slice(-3).map(({ file_name }: { file_name: string }) => file_name)).toEqual(['c.xml', 'b.xml', 'a.xml'])
    // The same bytes with another day are the same file; other bytes under its name are another.
    put(incoming, 'a.xml', book(301, 'Tercero'), 20)
    put(incoming, 'b.xml', book(301, 'Cuarto!'), 21)
    await boss.call('POST', `/fetch-sources/${there[0].source}/fetch/`, {})
    await pass()
    expect((await fetched()).map(({ name }: { name: string }) => name)).toEqual(['c.xml', 'b.xml', 'a.xml', 'b.xml'])
    expect(await products(301)).toMatchObject([{ title: 'Cuarto!' }])
  })

  it('waits until a file is no longer written to', async () => {
    put(incoming, 'long.xml', book(302, 'Entero').slice(0, 200), 1)
    await source(ofFolder)
    const begun = Date.now()
    await fetchNext(shop.sql, deps, new Date(begun))
    put(incoming, 'long.xml', book(302, 'Entero'), 2)
    await fetchNext(shop.sql, deps, new Date(begun + 61_000))
    await bring()
    expect(await fetched()).toMatchObject([{ state: 'seen' }])
    await fetchNext(shop.sql, deps, new Date(begun + 122_000))
    await bring()
    expect(await fetched()).toMatchObject([{ state: 'done' }])
    expect(await products(302)).toMatchObject([{ title: 'Entero' }])
  })

  it('only tries its files where somebody decides', async () => {
    put(incoming, 'try.xml', book(303, 'Por decidir'), 1)
    await source({ ...ofFolder, brings: 'trial', supplier: 'Azahar' })
    await pass()
    const [file] = await fetched()
    expect(file).toMatchObject({ state: 'tried' })
    expect((await boss.call('GET', `/imports/runs/${file.run}/`)).body).toMatchObject({
      kind: 'trial',
      inserted: 1,
      source: 'Azahar',
    })
    expect(await products(303)).toEqual([])
  })

  it('says why a file cannot be read, and goes on with those behind it', async () => {
    put(incoming, 'page.xml', '<html><body>Gateway timeout</body></html>', 1)
    put(incoming, 'zero.xml', '', 2)
    put(incoming, 'good.xml', book(304, 'Bueno'), 3)
    await source(ofFolder)
    await pass()
    expect(await fetched()).toMatchObject([
      { name: 'page.xml', state: 'failed', acts: { again: 'imports.not_ready', leave: null } },
      { name: 'zero.xml', state: 'failed', fault: { code: 'fetches.empty' } },
      { name: 'good.xml', state: 'done', fault: null },
    ])
    const [page] = await fetched()
    expect(page.fault.sentence).toContain('page.xml')
    expect((await boss.call('POST', `/fetched-files/${page.id}/again/`, {})).status).toBe(400)
    expect((await boss.call('POST', `/fetched-files/${page.id}/leave/`, {})).status).toBe(200)
    expect((await fetched())[0]).toMatchObject({ state: 'left', acts: { leave: 'fetches.not_failed' } })
  })

  it('holds later files behind one whose import stopped half way, until somebody decides', async () => {
    put(incoming, '1.xml', book(305, 'Uno'), 1)
    put(incoming, '2.xml', book(305, 'Dos'), 2)
    await source(ofFolder)
    await shop.sql`create function no_run() returns trigger language plpgsql as $$ begin
      if new.state = 'running' and new.items_done = 0 then new.state = 'failed'; new.fault = '{"code": "no_product", "details": {}}'; new.worker = null; end if;
      return new; end $$`
    await shop.sql`create trigger no_run before update on import_run for each row execute function no_run()`
    await pass()
    await shop.sql`drop function no_run cascade`
    const [first] = await fetched()
    expect(await fetched()).toMatchObject([
      { name: '1.xml', state: 'failed', fault: { code: 'no_product' }, acts: { again: null, leave: null } },
      { name: '2.xml', state: 'taken' },
    ])
    expect((await boss.call('POST', `/fetched-files/${first.id}/again/`, {})).status).toBe(200)
    await bring()
    expect(await fetched()).toMatchObject([{ state: 'done' }, { state: 'done' }])
    expect(await products(305)).toMatchObject([{ title: 'Dos' }])
  })

  it('leads nowhere else, neither by points nor by links', async () => {
    const refused = await boss.call('POST', '/fetch-sources/', { ...ofFolder, folder: '../credentials' })
    expect(refused.body).toHaveProperty('folder')
    symlinkSync(credentials, path.join(incoming, 'link'))
    symlinkSync(path.join(credentials, 'dilve'), path.join(incoming, 'stolen.xml'))
    const id = await source({ ...ofFolder, folder: 'link', pattern: '*' })
    expect((await boss.call('POST', `/fetch-sources/${id}/try/`, {})).body).toMatchObject({
      reached: false,
      fault: { code: 'outside.no_folder' },
    })
    const own = await source({ ...ofFolder, name: 'Otra', pattern: '*' })
    expect((await boss.call('POST', `/fetch-sources/${own}/try/`, {})).body).toMatchObject({ reached: true, files: 0 })
  })
})

describe('an address over SFTP', () => {
  it('is known by its fingerprint before anything is said to it, and cannot be switched on without', async () => {
    const early = await boss.call('POST', '/fetch-sources/', { ...ofServer(), active: true })
    expect(early.body).toHaveProperty('host_key')
    put(remote, 'delta.xml', book(310, 'De lejos'), 1)
    const id = await source(ofServer())
    const tried = (await boss.call('POST', `/fetch-sources/${id}/try/`, {})).body
    expect(tried).toMatchObject({ reached: false, fault: { code: 'outside.host_key_unknown' } })
    expect(tried.host_key).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/)
    expect(server.state.logins).toBe(0)
    const { version, ...was } = await kept(id)
    await boss.call('PUT', `/fetch-sources/${id}/`, { ...was, host_key: tried.host_key, active: true, version })
    expect((await boss.call('POST', `/fetch-sources/${id}/try/`, {})).body).toMatchObject({ reached: true, first: ['delta.xml'] })
    await pass()
    expect(await products(310)).toMatchObject([{ title: 'De lejos' }])
  })

  it('is tried while no transaction of the shop is open', async () => {
    const id = await source(ofServer())
    const tried = (await boss.call('POST', `/fetch-sources/${id}/try/`, {})).body
    const { version, ...was } = await kept(id)
    await boss.call('PUT', `/fetch-sources/${id}/`, { ...was, host_key: tried.host_key, active: false, version })
    const transactions = async () => {
      const rows = await shop.sql`
        select pid || ' ' || xact_start::text as key from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`
      return rows.map(({ key }) => key)
    }
    // A job beside it may have one for a moment: none may stand for as long as the server lets the login wait.
    let freed = false
    server.state.beforeLogin = async () => {
      const open = await transactions()
      const ended = async () => (await transactions()).every((key) => !open.includes(key))
      freed = await eventually('every transaction of that moment has ended', ended).catch(() => false)
    }
    expect((await boss.call('POST', `/fetch-sources/${id}/try/`, {})).body).toMatchObject({ reached: true })
    server.state.beforeLogin = async () => {}
    expect([server.state.logins > 0, freed]).toEqual([true, true])
    const acts =
      await shop.sql`select action, outcome from staff_act where subject = ${`fetch source ${id}`} order by id desc limit 1`
    expect(acts).toEqual([{ action: 'fetch.run', outcome: 'done' }])
  })

  it('that shows another key is told nothing', async () => {
    const id = await source({ ...ofServer(), host_key: `SHA256:${'A'.repeat(43)}`, active: true })
    await pass(1)
    expect(await kept(id)).toMatchObject({ fault: { code: 'outside.host_key_changed' } })
    expect(server.state.logins).toBe(0)
    // It is not knocked at again before its hour.
    expect(new Date((await kept(id)).due_at).getMinutes()).toBe(0)
  })

  it('opens with a private key as well, and nothing of either is answered or kept in the database', async () => {
    put(remote, 'key.xml', book(311, 'Con llave'), 1)
    await known({ ...ofServer(), credential: 'dilve-key' })
    await pass()
    expect(await products(311)).toMatchObject([{ title: 'Con llave' }])
    const told = JSON.stringify([
      await shop.sql`select to_jsonb(s) from fetch_source s`,
      (await boss.call('GET', '/fetch-sources/')).body,
      (await boss.call('GET', '/acts/')).body,
    ])
    expect(told).not.toContain(server.password)
    expect(told).not.toContain('PRIVATE KEY')
  })

  it('says whose fault it is: no such file of a password, a login refused, a folder that is not there', async () => {
    const id = await known()
    const faultWith = async (change: object) => {
      const { version, ...was } = await kept(id)
      await boss.call('PUT', `/fetch-sources/${id}/`, { ...was, ...change, version })
      return (await boss.call('POST', `/fetch-sources/${id}/try/`, {})).body.fault?.code ?? null
    }
    expect(await faultWith({ credential: 'nothing' })).toBe('outside.no_credential')
    expect(await faultWith({ credential: 'dilve', username: 'somebody' })).toBe('outside.login_refused')
    expect(await faultWith({ username: server.user, folder: 'elsewhere' })).toBe('outside.no_folder')
    expect(await faultWith({ folder: '', port: 9 })).toBe('outside.inside')
    expect(await faultWith({ port: server.port })).toBe(null)
  })

  it('is gone on with after the line broke in the middle of a file', async () => {
    const many = Array.from({ length: 400 }, (_, n) => product({ n: 5_000 + n }))
    put(remote, 'big.xml', message('Editorial Azahar', ...many), 1)
    const id = await known()
    const begun = Date.now()
    await fetchNext(shop.sql, deps, new Date(begun))
    server.state.breaksAfter = server.state.reads + 2
    await fetchNext(shop.sql, deps, new Date(begun + 61_000))
    expect(await kept(id)).toMatchObject({ fault: { code: 'outside.broke_off' }, files: 0 })
    server.state.breaksAfter = null
    await fetchNext(shop.sql, deps, new Date(begun + 17 * 60_000))
    await bring()
    expect(await kept(id)).toMatchObject({ fault: null, files: 1 })
    expect(await fetched()).toMatchObject([{ name: 'big.xml', state: 'done' }])
  })

  it('is looked at by one process at a time, and taken over when that one falls', async () => {
    put(remote, 'one.xml', book(312, 'Una vez'), 1)
    await known()
    const begun = Date.now()
    await fetchNext(shop.sql, deps, new Date(begun))
    const at = new Date(begun + 61_000)
    const looked = await Promise.all([fetchNext(shop.sql, deps, at), fetchNext(shop.sql, deps, at)])
    expect(looked.toSorted()).toEqual([0, 1])
    await shop.sql`update fetch_source set due_at = ${at}, lease = gen_random_uuid(), leased_until = ${new Date(at.getTime() + 60_000)}`
    expect(await fetchNext(shop.sql, deps, at)).toBe(0)
    expect(await fetchNext(shop.sql, deps, new Date(at.getTime() + 61_000))).toBe(1)
    expect(await fetched()).toHaveLength(1)
  })
})
