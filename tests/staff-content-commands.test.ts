import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { plan } from '#modules/editorial/places/places.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { listeningShop } from './support/listening-shop.ts'
import { jsonOf, staffAt } from './support/staff-terminal.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { shop, url } = listeningShop()
const folder = temporaryFolder(afterAll)
const staff = staffAt({ file: path.join(folder, 'content.json'), url })
const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })

function fileOf(name: string, content: object): string {
  const file = path.join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

beforeAll(async () => {
  const email = 'content@staff.example'
  const password = 'twelve pomegranates'
  await createStaff(shop.sql, { email, name: 'Content', password, roles: ['marketing'], storeCode: null })
  await staff(['login', '--email', email], { env: { STAFF_PASSWORD: password } })
})

it('writes, changes and publishes a post from a terminal (A-11)', async () => {
  const author = { key: 'nuria', name: 'Núria', texts: inThree({ trade: 'Librera', biography: 'Lee.' }) }
  await staff(['PUT', '/magazine/authors/', `--json=${fileOf('author', author)}`])
  const words = { title: 'Uno', summary: 'Dos', body: '> Tres\n\n![Un dibujo](art:tiling)' }
  const post = { key: 'uno', author: 'nuria', theme: 'tiling', texts: inThree(words) }
  const { id } = jsonOf(await staff(['POST', '/magazine/', `--json=${fileOf('post', post)}`]))
  await staff(['PUT', `/magazine/${id}/`, '--change', '--published_on=2025-05-05'])
  expect(jsonOf(await staff(['POST', `/magazine/${id}/publish/`]))).toMatchObject({
    published: true,
    published_on: '2025-05-05',
    title: 'Uno',
  })
})

it('adds, moves, withdraws and shows a page from a terminal (A-11)', async () => {
  const visits = {
    texts: inThree({ title: 'Visitas', body: 'A las diez.' }),
    addresses: { es: 'visitas', ca: 'visites', en: 'visits' },
  }
  await staff(['PUT', '/pages/visits/', `--json=${fileOf('visits', visits)}`])
  await staff(['PUT', '/pages/visits/', '--change', '--addresses.es=visitas-guiadas'])
  const listed = async () => jsonOf(await staff(['GET', '/pages/'])).items.find(({ key }: { key: string }) => key === 'visits')
  expect(await listed()).toMatchObject({ published: true, addresses: { ...visits.addresses, es: 'visitas-guiadas' } })
  await staff(['POST', '/pages/visits/publish/', '--published=false'])
  expect((await listed()).published).toBe(false)
  await staff(['POST', '/pages/visits/publish/', '--published'])
  expect((await listed()).published).toBe(true)
})

it('adds, orders and takes away entries of the menu from a terminal (A-11, N-13)', async () => {
  const add = async (key: string) =>
    String(
      jsonOf(await staff(['POST', '/menu/', `--json=${fileOf(key, { key, place: 'menu', url: 'books', titles: inThree(key) })}`]))
        .id,
    )
  const [first, second] = [await add('first'), await add('second')]
  const { items } = jsonOf(await staff(['POST', '/menu/order/', `--entries=${second},${first}`]))
  expect(items.map((item: { key: string }) => item.key)).toEqual(['second', 'first'])
  await staff(['DELETE', `/menu/${first}/`])
  expect((await staff(['GET', '/menu/'])).out).not.toContain('first')
})

it('draws a place, changes and hides it, and names its motifs from a terminal (A-11)', async () => {
  const texts = { names: inThree('Sala'), leads: inThree('Una sala.'), bodies: inThree('Con su techo.') }
  const row = { ...texts, theme: 'plasterwork', lot_ids: [], tag_ids: [], position: 0, published: false }
  const motif = jsonOf(
    await staff(['POST', '/motifs/', `--json=${fileOf('motif', { ...row, key: 'star', pattern: 'star-and-cross' })}`]),
  )
  const place = { ...row, key: 'sala', kind: 'room', outline: '10,10 90,10 90,90', motif_ids: [motif.id] }
  const { id } = jsonOf(await staff(['POST', '/places/', `--json=${fileOf('place', place)}`]))
  const leads = fileOf('lead', { leads: inThree('La sala del techo.') })
  await staff(['PUT', `/places/${id}/`, '--change', `--json=${leads}`, '--published'])
  await staff(['PUT', `/motifs/${motif.id}/`, '--change', '--published'])
  const seen = async () => (await plan(shop.sql, { storefront: 'T013', language: 'ca' })).places
  const { items } = jsonOf(await staff(['GET', '/places/']))
  expect(items.find((one: { id: number }) => one.id === id)).toMatchObject({
    published: true,
    kind: 'room',
    motif_ids: [motif.id],
    leads: inThree('La sala del techo.'),
  })
  expect(await seen()).toMatchObject([{ name: 'Sala', lead: 'La sala del techo.', motifs: [{ name: 'Sala' }] }])
  await staff(['PUT', `/places/${id}/`, '--change', '--published=false'])
  expect(await seen()).toEqual([])
  expect((await staff(['GET', '/places/'])).out).toContain('sala')
  expect((await staff(['GET', '/motifs/'])).out).toContain('star')
  expect((await staff(['PUT', '/places/999999/', '--change', '--published'])).exit).toBe(1)
})

it('adds, changes and takes away what visitors call a thing from a terminal (A-11)', async () => {
  const words = (name: string, said: string) => fileOf(name, { words: { es: [said] }, shown: ['broche'] })
  const { id } = jsonOf(await staff(['POST', '/synonyms/', `--json=${words('pin', 'alfiler')}`]))
  expect((await staff(['GET', '/synonyms/'])).out).toContain('alfiler')
  await staff(['PUT', `/synonyms/${id}/`, '--change', `--json=${words('clasp', 'prendedor')}`])
  expect((await staff(['GET', '/synonyms/'])).out).toContain('prendedor')
  await staff(['DELETE', `/synonyms/${id}/`])
  expect(jsonOf(await staff(['GET', '/synonyms/'])).items).toEqual([])
})
