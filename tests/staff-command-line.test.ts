import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withDatabase } from './support/database.ts'
import { openShop, type RunningShop } from './support/running-shop.ts'
import { givenProduct, givenStore } from './support/shop.ts'
import { jsonOf, staffAt } from './support/staff-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const database = withDatabase()
const folder = temporaryFolder(afterAll)
const kept = path.join(folder, 'staff.json')
const password = 'twelve pomegranates'
let shop: RunningShop

beforeAll(async () => {
  await database.sql`insert into storefront (code) values ('T013') on conflict do nothing`
  const environment = { DATABASE_URL: database.url, DEMO_CATALOGUE: 'false', PAGES: 'false', NODE_ENV: 'test' }
  shop = await openShop({ environment })
})
afterAll(() => shop?.stop())

const staff = staffAt({ file: kept, url: () => shop.url })
const json = jsonOf

describe('the command line of the staff', () => {
  it('names each command once', async () => {
    const names = [...(await staff([])).out.matchAll(/^ {2}([a-z][a-z-]*(?: [a-z-]+)?)/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(40)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
  it('makes the first admin, signs in and keeps the session where only its owner reads it', { timeout: 60_000 }, async () => {
    expect((await staff(['whoami'])).exit).toBe(3)
    const onDatabase = { DATABASE_URL: database.url }
    const short = await staff(['users', 'create-admin', 'marta@staff.example'], { env: onDatabase, input: 'short\n' })
    expect([short.exit, short.err.trim()]).toEqual([1, 'The password needs at least twelve characters.'])
    const made = await staff(['users', 'create-admin', 'marta@staff.example', '--name', 'Marta'], {
      env: onDatabase,
      input: `${password}\n`,
    })
    expect([made.err, made.exit]).toEqual(['', 0])
    const signedIn = await staff(['login', '--email', 'marta@staff.example'], { input: `${password}\n` })
    expect(signedIn.out).toContain('Signed in as Marta (admin)')
    expect(signedIn.out).not.toContain('staff_')
    expect(statSync(kept).mode & 0o777).toBe(0o600)
    expect(json(await staff(['whoami', '--json']))).toMatchObject({ email: 'marta@staff.example', roles: ['admin'] })
  })

  it('hires, and the colleague works with a token of the environment', { timeout: 60_000 }, async () => {
    await givenStore(database.sql, 'T013')
    const hired = await staff(
      ['users', 'add', 'pau@staff.example', '--name', 'Pau', '--roles', 'bookseller', '--store', 'T013', '--json'],
      {
        env: { STAFF_PASSWORD: password },
      },
    )
    expect(json(hired)).toMatchObject({ roles: ['bookseller'], store_code: 'T013' })
    const other = path.join(folder, 'pau.json')
    await staff(['login', '--email', 'pau@staff.example'], { env: { STAFF_PASSWORD: password, STAFF_FILE: other } })
    const token = JSON.parse(readFileSync(other, 'utf8')).token as string
    const product = await givenProduct(database.sql, { title: 'Rayuela', stock: 2 })
    const asPau = { env: { STAFF_TOKEN: token } }
    const set = await staff(['stock', 'set', String(product), 'T013', '9', '--reason', 'counted'], asPau)
    expect(set.out).toMatch(/T013\s+9/)
    const refused = await staff(['users', 'list'], asPau)
    expect([refused.exit, refused.err.trim()]).toEqual([1, 'Your roles do not allow this.'])
    const acts = json(await staff(['acts', '--staff', 'pau@staff.example', '--json']))
    expect(acts.items.map(({ action, outcome }: { action: string; outcome: string }) => `${action} ${outcome}`)).toEqual([
      'staff.read forbidden',
      'stock.set done',
      'session.open done',
    ])
  })

  it('says the fields that are wrong, in the language asked for', { timeout: 60_000 }, async () => {
    const wrong = await staff(['users', 'add', 'nobody', '--name', 'X', '--roles', 'finance'], {
      env: { STAFF_PASSWORD: password, STAFF_LANG: 'es' },
    })
    expect(wrong.exit).toBe(1)
    expect(wrong.err).toContain('Escriba una dirección de correo completa.')
  })

  it('ends with a code for each way of not being done', { timeout: 60_000 }, async () => {
    expect((await staff([])).out).toContain('npm run staff -- <command>')
    expect((await staff(['stock', 'set', '--help'])).out).toContain('--reason')
    const unknown = await staff(['fly'])
    expect([unknown.exit, unknown.err]).toEqual([2, expect.stringContaining('There is no command "fly"')])
    expect((await staff(['stock', 'set', '7'])).exit).toBe(2)
    expect((await staff(['whoami', '--nonsense'])).exit).toBe(2)
    expect((await staff(['whoami', '--url', 'http://localhost:9'], { env: { STAFF_TOKEN: 'staff_x' } })).exit).toBe(4)
    // A token is not shown to another address than the shop that gave it.
    expect((await staff(['whoami', '--url', 'http://127.0.0.1:9'])).exit).toBe(3)
  })

  it('forgets the session', { timeout: 60_000 }, async () => {
    expect((await staff(['logout'])).exit).toBe(0)
    expect(existsSync(kept)).toBe(false)
    expect((await staff(['whoami'])).exit).toBe(3)
  })
})
