import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plan } from '#modules/editorial/places/places.ts'
import { createStaff } from '#modules/people/staff/users.ts'
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

it('adds, moves, withdraws and shows a page from a terminal (A-11)', within, async () => {
  const visits = {
    texts: inThree({ title: 'Visitas', body: 'A las diez.' }),
    addresses: { es: 'visitas', ca: 'visites', en: 'visits' },
  }
  await staff(['pages', 'put', 'visits', fileOf('visits', visits)])
  await staff(['pages', 'move', 'visits', 'visitas-guiadas', 'visites', 'visits'])
  const listed = async () =>
    jsonOf(await staff(['pages', 'list', '--json'])).items.find(({ key }: { key: string }) => key === 'visits')
  expect(await listed()).toMatchObject({ published: true, addresses: { ...visits.addresses, es: 'visitas-guiadas' } })
  await staff(['pages', 'withdraw', 'visits'])
  expect((await listed()).published).toBe(false)
  await staff(['pages', 'publish', 'visits'])
  expect((await listed()).published).toBe(true)
})

it('adds, orders and takes away entries of the menu from a terminal (A-11, N-13)', within, async () => {
  const add = async (key: string) =>
    String(
      jsonOf(await staff(['menu', 'add', fileOf(key, { key, place: 'menu', url: 'books', titles: inThree(key) }), '--json'])).id,
    )
  const [first, second] = [await add('first'), await add('second')]
  const { items } = jsonOf(await staff(['menu', 'order', second, first, '--json']))
  expect(items.map((item: { key: string }) => item.key)).toEqual(['second', 'first'])
  await staff(['menu', 'remove', first])
  expect((await staff(['menu', 'list'])).out).not.toContain('first')
})

it('draws a place, changes and hides it, and names its motifs from a terminal (A-11)', within, async () => {
  const texts = { names: inThree('Sala'), leads: inThree('Una sala.'), bodies: inThree('Con su techo.') }
  const row = { ...texts, theme: 'plasterwork', lot_ids: [], tag_ids: [], position: 0, published: false }
  const motif = jsonOf(
    await staff(['places', 'add-motif', fileOf('motif', { ...row, key: 'star', pattern: 'star-and-cross' }), '--json']),
  )
  const place = { ...row, key: 'sala', kind: 'room', outline: '10,10 90,10 90,90', motif_ids: [motif.id] }
  await staff(['places', 'add', fileOf('place', place)])
  await staff(['places', 'change', 'sala', fileOf('lead', { leads: inThree('La sala del techo.') })])
  await staff(['places', 'publish', 'sala'])
  await staff(['places', 'publish-motif', String(motif.id)])
  const seen = async () => (await plan(database.sql, { storefront: 'T013', language: 'ca' })).places
  const shown = jsonOf(await staff(['places', 'show', 'sala', '--json']))
  expect(shown).toMatchObject({ published: true, kind: 'room', motif_ids: [motif.id], leads: inThree('La sala del techo.') })
  expect(await seen()).toMatchObject([{ name: 'Sala', lead: 'La sala del techo.', motifs: [{ name: 'Sala' }] }])
  await staff(['places', 'hide', String(shown.id)])
  expect(await seen()).toEqual([])
  expect((await staff(['places', 'list'])).out).toContain('sala')
  expect((await staff(['places', 'motifs'])).out).toContain('star')
  expect((await staff(['places', 'show', 'nowhere'])).exit).toBe(1)
})

it('adds, changes and takes away what visitors call a thing from a terminal (A-11)', within, async () => {
  const words = (name: string, said: string) => fileOf(name, { words: { es: [said] }, shown: ['broche'] })
  const { id } = jsonOf(await staff(['synonyms', 'add', words('pin', 'alfiler'), '--json']))
  expect((await staff(['synonyms', 'list'])).out).toContain('alfiler')
  await staff(['synonyms', 'change', String(id), words('clasp', 'prendedor')])
  expect((await staff(['synonyms', 'list'])).out).toContain('prendedor')
  await staff(['synonyms', 'remove', String(id)])
  expect(jsonOf(await staff(['synonyms', 'list', '--json'])).items).toEqual([])
})
