import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sentContentsOf } from '#api/sent-contents.ts'
import { writeNextFeed } from '#modules/goods/feeds/write-feed.ts'
import { DiskFiles } from '#modules/platform/files/disk.ts'
import { sftpServer } from '#tests/support/sftp-server.ts'
import { givenProduct, givenStore, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import type { SendingDeps } from './deps.ts'
import { planNext } from './plan.ts'
import { sendNext } from './send-file.ts'

const folder = temporaryFolder(afterAll)
const shop = withShop({ DATA_DIR: folder })
const { hire } = staffing(shop)
const remote = mkdtempSync(path.join(folder, 'remote-'))
const credentials = path.join(folder, 'credentials')
let boss: Colleague
let server: Awaited<ReturnType<typeof sftpServer>>
let deps: SendingDeps

beforeAll(async () => {
  boss = await hire(['admin'])
  await givenStore(shop.sql, 'T013')
  server = await sftpServer({ folder: remote })
  mkdirSync(credentials, { recursive: true })
  writeFileSync(path.join(credentials, 'gestoria'), `${server.password}\n`)
  // This machine's own server, which the environment has to allow.
  ;(shop.config.SFTP_INSIDE as string[]).push(`127.0.0.1:${server.port}`)
  deps = {
    sentContents: sentContentsOf(new DiskFiles(folder)),
    sftp: { credentialsDir: credentials, insideHosts: shop.config.SFTP_INSIDE },
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  await shop.sql`delete from file_sending`
  await shop.sql`delete from product_feed`
  rmSync(remote, { recursive: true, force: true })
  mkdirSync(remote)
  Object.assign(server.state, { logins: 0, renames: [] })
})

const stock = () => ({
  name: 'Existencias',
  content: 'stock',
  storefront: 'T013',
  language: 'es',
  host: '127.0.0.1',
  port: server.port,
  username: server.user,
  credential: 'gestoria',
  host_key: null as string | null,
  folder: '',
  send_hours: [7, 20],
  active: false,
})
const journal = () => ({ ...stock(), name: 'Gestoría', content: 'journal', storefront: null, language: null })
const kept = async (id: number) => (await boss.call('GET', `/sendings/${id}/`)).body
const files = async () => (await boss.call('GET', '/sent-files/?sort=made')).body.items

/** A sending whose server is known by the fingerprint that a try tells, switched on. */
async function sending(body: object): Promise<number> {
  const made = await boss.call('POST', '/sendings/', body)
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200 })
  const { id } = made.body
  const { host_key } = (await boss.call('POST', `/sendings/${id}/try/`, {})).body
  const { version, ...was } = await kept(id)
  const saved = await boss.call('PUT', `/sendings/${id}/`, { ...was, host_key, active: true, version })
  expect(saved, JSON.stringify(saved.body)).toMatchObject({ status: 200 })
  return id
}
async function pass(now: Date) {
  while ((await planNext(shop.sql, deps, now)) > 0);
  while ((await sendNext(shop.sql, deps, now)) > 0);
}
/** The shop at an hour of theirs: what is due then is noted and sent. */
const at = async (id: number, moment: string) => {
  await shop.sql`update file_sending set next_at = ${new Date(moment)} where id = ${id}`
  await pass(new Date(moment))
}
const lying = () => readdirSync(remote).toSorted()
const sayAgain = async (id: number, change: object) => {
  const { version, ...was } = await kept(id)
  expect((await boss.call('PUT', `/sendings/${id}/`, { ...was, ...change, version })).status).toBe(200)
}

describe('files that are sent on their own', () => {
  it('arrive at their hours in Madrid, whole and once, with what was sent kept', async () => {
    const product = await givenProduct(shop.sql, { title: 'Fuente', stock: 0, price_cents: 1250 })
    await shop.sql`insert into stock (product_id, store_code, quantity) values (${product}, 'T013', 4) on conflict (product_id, store_code) do update set quantity = 4`
    await shop.sql`update product set stock = 4 where id = ${product}`
    const id = await sending(stock())
    await at(id, '2026-11-23T06:00:00Z')
    expect(lying()).toEqual(['stock-T013-es-2026-11-23-0700.csv'])
    expect(server.state.renames).toEqual([expect.stringMatching(/0700\.csv\.part .*0700\.csv$/)])
    const [{ ean }] = await shop.sql<[{ ean: string }]>`select ean from product where id = ${product}`
    const content = readFileSync(path.join(remote, lying()[0]!))
    expect(content.toString('utf8')).toContain(ean)
    const hash = createHash('sha256').update(content).digest('hex')
    expect(await files()).toMatchObject([{ state: 'sent', attempts: 1, bytes: content.length, hash, due_at: null }])
    // The next one is planned for the evening.
    expect(await kept(id)).toMatchObject({ next_at: '2026-11-23T19:00:00.000Z', waiting: 0, failed: 0 })
    await at(id, '2026-11-23T06:00:00Z')
    expect(await files()).toHaveLength(1)
  })

  it('are the journal of the month before, once a month however often it is asked for', async () => {
    const id = await sending(journal())
    await at(id, '2026-11-01T06:00:00Z')
    await at(id, '2026-11-02T06:00:00Z')
    await at(id, '2026-12-01T06:00:00Z')
    expect(lying()).toEqual(['journal-2026-10.csv', 'journal-2026-11.csv'])
    expect(readFileSync(path.join(remote, 'journal-2026-10.csv'), 'utf8')).toContain('Asiento')
  })

  it('are the feed as it was last written, and nothing while there is none', async () => {
    const id = await sending({ ...stock(), content: 'products' })
    const asked = await boss.call('POST', `/sendings/${id}/send/`, {})
    expect([asked.status, asked.body.code]).toEqual([400, 'sendings.nothing'])
    const place = { files: new DiskFiles(folder), publicUrl: 'https://shop.example' }
    await writeNextFeed(shop.sql, place)
    await shop.sql`update product_feed set active = true, due_at = now() - interval '1 minute' where storefront_code = 'T013' and language = 'es'`
    await writeNextFeed(shop.sql, place)
    await at(id, '2026-11-23T06:00:00Z')
    await at(id, '2026-11-23T19:00:00Z')
    expect(await files()).toHaveLength(1)
    expect(gunzipSync(readFileSync(path.join(remote, 'products-T013-es.xml.gz'))).toString('utf8')).toContain('</rss>')
    // Written anew between its plan and its sending: what took its place is sent.
    await shop.sql`update sent_file set state = 'waiting', due_at = now() - interval '1 minute', mark = 'gone.xml.gz', attempts = 0`
    await pass(new Date())
    await pass(new Date())
    expect((await files()).map(({ state }: { state: string }) => state)).toEqual(['left', 'sent'])
  })
})

describe('a server', () => {
  it('is known by its fingerprint before anything is sent to it', async () => {
    const early = await boss.call('POST', '/sendings/', { ...stock(), active: true })
    expect(early.body).toHaveProperty('host_key')
    const id = await sending(stock())
    await sayAgain(id, { host_key: `SHA256:${'A'.repeat(43)}` })
    server.state.logins = 0
    await at(id, '2026-11-23T06:00:00Z')
    expect(server.state.logins).toBe(0)
    expect(lying()).toEqual([])
    // Nobody but a person mends that: it is not tried again.
    expect(await files()).toMatchObject([{ state: 'failed', due_at: null, fault: { code: 'outside.host_key_changed' } }])
    expect(await kept(id)).toMatchObject({ failed: 1 })
  })

  it('that is away is tried again, later each time, and then waits for somebody', async () => {
    const id = await sending(journal())
    await sayAgain(id, { folder: 'nowhere' })
    await at(id, '2026-11-02T06:00:00Z')
    expect(await files()).toMatchObject([
      { state: 'waiting', attempts: 1, due_at: '2026-11-02T06:05:00.000Z', fault: { code: 'outside.no_folder' } },
    ])
    await pass(new Date('2026-11-02T06:04:00Z'))
    expect(await files()).toMatchObject([{ attempts: 1 }])
    for (const moment of ['06:05', '06:20', '07:20', '10:20', '16:20']) await pass(new Date(`2026-11-02T${moment}:00Z`))
    const [file] = await files()
    expect(file).toMatchObject({ state: 'failed', attempts: 6, due_at: null, acts: { again: null, leave: null } })
    expect((await boss.call('GET', '/waiting/')).body.items).toContainEqual(
      expect.objectContaining({ queue: 'files_not_sent', count: 1 }),
    )
    mkdirSync(path.join(remote, 'nowhere'))
    expect((await boss.call('POST', `/sent-files/${file.id}/again/`, {})).status).toBe(200)
    await pass(new Date(Date.now() + 1000))
    expect(await files()).toMatchObject([{ state: 'sent', fault: null }])
    expect(readdirSync(path.join(remote, 'nowhere'))).toEqual(['journal-2026-10.csv'])
  })

  it('gets the latest stock alone after it was away, and every month of the journal', async () => {
    const ids = [await sending(stock()), await sending(journal())]
    for (const id of ids) await sayAgain(id, { folder: 'away' })
    for (const moment of ['2026-11-01T06:00:00Z', '2026-12-01T06:00:00Z']) for (const id of ids) await at(id, moment)
    mkdirSync(path.join(remote, 'away'))
    await pass(new Date('2026-12-01T16:20:00Z'))
    expect(readdirSync(path.join(remote, 'away')).toSorted()).toEqual([
      'journal-2026-10.csv',
      'journal-2026-11.csv',
      'stock-T013-es-2026-12-01-0700.csv',
    ])
    expect((await files()).filter(({ state }: { state: string }) => state === 'left')).toMatchObject([
      { name: 'stock-T013-es-2026-11-01-0700.csv' },
    ])
  })

  it('is sent a file by one process at a time, and by another when that one falls', async () => {
    const id = await sending(journal())
    const now = new Date('2026-11-02T06:00:00Z')
    await shop.sql`update file_sending set next_at = ${now} where id = ${id}`
    expect((await Promise.all([planNext(shop.sql, deps, now), planNext(shop.sql, deps, now)])).toSorted()).toEqual([0, 1])
    await shop.sql`update sent_file set lease = gen_random_uuid(), leased_until = ${new Date(now.getTime() + 60_000)}`
    expect(await sendNext(shop.sql, deps, now)).toBe(0)
    expect(await sendNext(shop.sql, deps, new Date(now.getTime() + 61_000))).toBe(1)
    expect(await files()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })
})

describe('staff', () => {
  it('send now what is due, and again what was sent; nothing goes out while a sending is off', async () => {
    const id = await sending(journal())
    expect((await boss.call('POST', `/sendings/${id}/send/`, {})).status).toBe(200)
    const again = await boss.call('POST', `/sendings/${id}/send/`, {})
    expect(again.body.code).toBe('sendings.sent_already')
    await pass(new Date(Date.now() + 1000))
    const [file] = await files()
    expect(file).toMatchObject({ state: 'sent' })
    rmSync(path.join(remote, file.name))
    await boss.call('POST', `/sent-files/${file.id}/again/`, {})
    await sayAgain(id, { active: false })
    await pass(new Date(Date.now() + 1000))
    expect(lying()).toEqual([])
    expect((await boss.call('POST', `/sendings/${id}/send/`, {})).body.code).toBe('sendings.off')
    expect((await boss.call('POST', `/sent-files/${file.id}/leave/`, {})).status).toBe(200)
    expect((await boss.call('POST', `/sent-files/${file.id}/leave/`, {})).body.code).toBe('sendings.not_waiting')
  })

  it('are told what a sending lacks, field by field', async () => {
    const lacks = async (body: object) => {
      const { code: _, detail, details, request_id, ...fields } = (await boss.call('POST', '/sendings/', body)).body
      return Object.keys(fields).toSorted()
    }
    expect(await lacks({ ...stock(), storefront: null, host: 'sftp://x', credential: null })).toEqual([
      'credential',
      'host',
      'storefront',
    ])
    expect(await lacks({ ...journal(), language: 'ca' })).toEqual(['language'])
    expect((await boss.call('POST', '/sendings/', { ...stock(), storefront: 'NONE' })).body.code).toBe('sendings.no_shop')
  })
})
