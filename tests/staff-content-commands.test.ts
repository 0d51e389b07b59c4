import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createStaff } from '#modules/staff/users.ts'
import { withDatabase } from './support/database.ts'
import { openShop, type RunningShop } from './support/running-shop.ts'
import { jsonOf, staffAt } from './support/staff-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const database = withDatabase()
const folder = temporaryFolder(afterAll)
let shop: RunningShop
const staff = staffAt({ file: path.join(folder, 'content.json'), url: () => shop.url })
const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })
const within = { timeout: 90_000 }

function fileOf(name: string, content: object): string {
  const file = path.join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

beforeAll(async () => {
  await database.sql`insert into storefront (code) values ('T013') on conflict do nothing`
  shop = await openShop({
    environment: { DATABASE_URL: database.url, DEMO_CATALOGUE: 'false', PAGES: 'false', NODE_ENV: 'test' },
  })
  const email = 'content@staff.example'
  const password = 'twelve pomegranates'
  await createStaff(database.sql, { email, name: 'Content', password, roles: ['marketing'], storeCode: null })
  await staff(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
}, 120_000)
afterAll(() => shop?.stop())

it('writes, changes and publishes a post from a terminal (A-11)', within, async () => {
  const author = { key: 'nuria', name: 'Núria', texts: inThree({ trade: 'Librera', biography: 'Lee.' }) }
  await staff(['magazine', 'author', fileOf('author', author)])
  const words = { title: 'Uno', summary: 'Dos', body: '> Tres\n\n![Un dibujo](art:tiling)' }
  const post = { key: 'uno', author: 'nuria', theme: 'tiling', texts: inThree(words) }
  const { id } = jsonOf(await staff(['magazine', 'write', fileOf('post', post), '--json']))
  await staff(['magazine', 'change', String(id), fileOf('day', { published_on: '2025-05-05' })])
  expect(jsonOf(await staff(['magazine', 'publish', String(id), '--json']))).toMatchObject({
    published: true,
    published_on: '2025-05-05',
    title: 'Uno',
  })
})

it('adds, orders and takes away entries of the menu from a terminal (A-11, N-13)', within, async () => {
  const add = async (key: string) =>
    String(
      jsonOf(await staff(['menu', 'add', fileOf(key, { key, place: 'menu', url: 'books', titles: inThree(key) }), '--json'])).id,
    )
  const [first, second] = [await add('first'), await add('second')]
  const { items } = jsonOf(await staff(['menu', 'order', second, first, '--json']))
  expect(items.map((one: { key: string }) => one.key)).toEqual(['second', 'first'])
  await staff(['menu', 'remove', first])
  expect((await staff(['menu', 'list'])).out).not.toContain('first')
})
