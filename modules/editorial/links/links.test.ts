import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textKinds } from '#api/texts.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { lookOutside, lookWith } from './ask.ts'
import { checkLinks, mostInRun } from './check-links.ts'
import { readLinksNightly } from './read-links.ts'

const shop = withShop()
const people = staffing(shop)
let editor: Colleague

/** What places elsewhere answer, by host and path; what is not named is there. */
let answers: Record<string, { status: number; location?: string; head?: number }> = {}
const asked: string[] = []
const elsewhere = createServer((question, answer) => {
  const key = `${String(question.headers.host)}${question.url ?? ''}`
  asked.push(`${question.method ?? ''} ${key}`)
  const { status, location, head } = answers[key] ?? { status: 200 }
  answer.writeHead(question.method === 'HEAD' ? (head ?? status) : status, location ? { location } : {}).end()
})
const port = () => (elsewhere.address() as AddressInfo).port
/** They stand on this machine, which nobody may name: the door is led there, and the rest is as it is. */
const look = lookWith((address, { lookup: _, ...options }) =>
  request({
    ...options,
    host: '127.0.0.1',
    port: port(),
    path: address.pathname,
    headers: { ...options.headers, host: address.host },
  }),
)

const inThree = <T>(text: T) => ({ es: text, ca: text, en: text })
const page = (key: string, body: string, more: object = {}) =>
  editor.call('PUT', `/pages/${key}/`, {
    texts: inThree({ title: `Página ${key}`, body }),
    addresses: { es: key, ca: `${key}-ca`, en: `${key}-en` },
    ...more,
  })
const readAll = async () => (await editor.call('POST', '/text-links/read/')).body.links
const links = async (query = '') => (await editor.call('GET', `/text-links/?language=es&${query}`)).body.items
const found = async (written: string) => (await links()).find((one: { written: string }) => one.written === written)
const nowhere = async (query = '') => (await editor.call('GET', `/texts-nowhere/?${query}`)).body.items
/** Long enough after that no host is left alone any more. */
const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

beforeAll(async () => {
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
  editor = await people.hire(['marketing'])
})
afterAll(() => new Promise((closed) => elsewhere.close(closed)))
beforeEach(async () => {
  answers = {}
  asked.length = 0
  await shop.sql`delete from written_link`
  await shop.sql`delete from checked_link`
  await shop.sql`delete from link_reading`
  await shop.sql`delete from page where storefront_code = 'T013'`
  await shop.sql`delete from menu_category`
})

describe('a link that stays in the shop', () => {
  it('is looked up among the screens, the addresses that staff gave, and the rows that screens show by their number', async () => {
    const product = await givenProduct(shop.sql, { title: 'Azulejos' })
    await page('visits', 'Texto.')
    const good = ['/es/libros', '/es/visits', '/ES/visits/', `/es/objeto/azulejos/${product}`, '/es/agenda?page=2#abril', '/']
    const bad = {
      '/es/no-hay': 'no_page',
      '/fr/livres': 'no_page',
      '/es/objeto/nada/999999': 'no_thing',
      '/es/magazine/nada/999999': 'no_thing',
    }
    const body = [...good, ...Object.keys(bad)].map((address, at) => `[enlace ${at}](${address})`).join('\n\n')
    await page('terms', `${body}\n\n[carta](mailto:a@example.com) [parte](#arriba) ![foto](picture:1-1x1)`)
    expect(await readAll()).toBe(3 * (good.length + Object.keys(bad).length))
    for (const address of good) expect(await found(address), address).toMatchObject({ state: 'good', cause: null })
    for (const [address, cause] of Object.entries(bad))
      expect(await found(address), address).toMatchObject({ state: 'broken', cause })
    expect(await found('/es/no-hay')).toMatchObject({
      kind: 'page',
      record: 'T013:terms',
      name: 'Página terms',
      field: 'body',
      language: 'es',
      words: `enlace ${good.length}`,
    })
  })

  it('is broken once the page is withheld to which it leads, and a menu that names it too', async () => {
    await page('visits', 'Texto.')
    await page('terms', '[visitas](/es/visits)')
    await editor.call('POST', '/menu/', { key: 'tours', place: 'footer', url: 'page:visits', titles: inThree('Visitas') })
    await readAll()
    expect((await editor.call('GET', '/text-links/?state=broken')).body.items).toEqual([])
    await editor.call('POST', '/pages/visits/publish/', { published: false })
    await readAll()
    expect(await found('/es/visits')).toMatchObject({ state: 'broken', cause: 'not_shown' })
    const [entry] = (await editor.call('GET', '/text-links/?kind=menu-entry')).body.items
    expect(entry).toMatchObject({ written: 'page:visits', language: null, state: 'broken', cause: 'not_shown' })
  })
})

describe('a link elsewhere', () => {
  const outside = async (...addresses: string[]) => {
    await page('terms', addresses.map((address, at) => `[fuera ${at}](${address})`).join('\n\n'))
    await readAll()
  }

  it('is asked with HEAD, with GET where that is not answered well, and is broken when it is not there', async () => {
    answers = {
      'gone.example/': { status: 404 },
      'old.example/a': { status: 200, head: 405 },
      'shut.example/': { status: 403 },
      'moved.example/': { status: 301, location: 'https://new.example/' },
      'now.example/': { status: 302, location: 'https://new.example/' },
      'round.example/': { status: 302, location: 'https://round.example/' },
    }
    const addresses = Object.keys(answers).map((key) => `https://${key}`)
    await outside(...addresses)
    expect((await links('state=new')).length).toBe(addresses.length)
    expect(await checkLinks(shop.sql, look, later(1))).toBe(addresses.length)
    expect(await found('https://gone.example/')).toMatchObject({ state: 'broken', cause: 'not_found', status: 404 })
    expect(await found('https://old.example/a')).toMatchObject({ state: 'good', cause: null, status: 200 })
    expect(asked).toContain('GET old.example/a')
    expect(await found('https://shut.example/')).toMatchObject({ state: 'doubtful', cause: 'refused', status: 403 })
    expect(await found('https://moved.example/')).toMatchObject({ state: 'moved', leads_to: 'https://new.example/' })
    expect(await found('https://now.example/')).toMatchObject({ state: 'good', leads_to: null })
    expect(await found('https://round.example/')).toMatchObject({ state: 'broken', cause: 'loops' })
    expect(await checkLinks(shop.sql, look, later(2))).toBe(0)
  })

  it('is doubtful after one bad night and broken after the second, and good again after a good one', async () => {
    answers = { 'tired.example/': { status: 503 } }
    await outside('https://tired.example/')
    await checkLinks(shop.sql, look, later(1))
    expect(await found('https://tired.example/')).toMatchObject({ state: 'doubtful', cause: 'fault' })
    await readAll()
    await checkLinks(shop.sql, look, later(5))
    expect(await found('https://tired.example/')).toMatchObject({ state: 'broken', cause: 'fault' })
    answers = {}
    await readAll()
    await checkLinks(shop.sql, look, later(9))
    expect(await found('https://tired.example/')).toMatchObject({ state: 'good', cause: null })
  })

  it('is asked one at a time of a host, and no more than so many in a run', async () => {
    await outside('https://one.example/a', 'https://one.example/b', 'https://two.example/')
    expect(await checkLinks(shop.sql, look, later(1))).toBe(2)
    expect(await checkLinks(shop.sql, look, later(2))).toBe(1)
    await outside(...Array.from({ length: mostInRun + 3 }, (_, at) => `https://h${at}.example/`))
    expect(await checkLinks(shop.sql, look, later(10))).toBe(mostInRun)
    expect(await checkLinks(shop.sql, look, later(11))).toBe(3)
  })

  it('is never asked on this machine, in its networks, or by another door, not even where a place leads there', async () => {
    for (const address of [
      'http://127.0.0.1/',
      'https://localhost/',
      'https://10.0.0.1/',
      'https://example.com:8443/',
      'http://[::1]/',
    ])
      expect(await lookOutside(address), address).toMatchObject({ cause: 'inside_network' })
    answers = { 'sly.example/': { status: 302, location: 'http://169.254.169.254/latest' } }
    expect(await look('https://sly.example/')).toMatchObject({ cause: 'inside_network' })
    expect(asked).toEqual(['HEAD sly.example/'])
  })
})

describe('the night', () => {
  const read = (at: string) => readLinksNightly(shop.sql, { kinds: textKinds, storefront: 'T013' }, new Date(at))
  it('reads what is written once, after two in Madrid, and forgets addresses that stand nowhere any more', async () => {
    await page('terms', '[fuera](https://one.example/)')
    expect(await read('2031-01-07T00:30:00Z')).toBe(0)
    expect(await read('2031-01-07T01:30:00Z')).toBe(3)
    expect(await read('2031-01-07T02:30:00Z')).toBe(0)
    expect(await shop.sql`select due_at from checked_link`).toEqual([{ due_at: new Date('2031-01-07T01:30:00Z') }])
    await page('terms', 'Nada.')
    expect(await read('2031-01-08T01:30:00Z')).toBe(0)
    expect(await shop.sql`select from checked_link`).toHaveLength(0)
  })
  it('leaves places elsewhere in peace by day, where nobody asks for them', async () => {
    await page('terms', '[fuera](https://one.example/)')
    expect(await read('2031-01-09T12:30:00Z')).toBe(3)
    expect(await checkLinks(shop.sql, look, new Date('2031-01-09T12:31:00Z'))).toBe(0)
    expect(await checkLinks(shop.sql, look, new Date('2031-01-10T02:31:00Z'))).toBe(1)
  })
})

describe('what stands nowhere', () => {
  it('is a page that is withheld, one that nothing leads to, and one that no screen shows', async () => {
    await page('led', 'Texto.')
    await page('placed', 'Texto.', { position: 2 })
    await page('unled', '[yo](/es/unled)')
    await page('hidden', '[sí](/es/led)')
    await editor.call('POST', '/pages/hidden/publish/', { published: false })
    await shop.sql`insert into page (storefront_code, key) values ('T013', 'forgotten'), ('T013', 'legal-notice'), ('T013', 'help'), ('T013', 'section-rings')`
    const rings = { storefront_code: 'T013', key: 'rings', place: 'menu', section_slugs: shop.sql.json(inThree('anillos')) }
    await shop.sql`insert into menu_category ${shop.sql([rings])}`
    await readAll()
    const rows = (await nowhere('kind=page&sort=name')).map(({ record, reason }: Record<string, string>) => [record, reason])
    expect(rows).toEqual([
      ['T013:forgotten', 'no_screen'],
      ['T013:hidden', 'hidden'],
      ['T013:unled', 'unled'],
    ])
    expect(await nowhere('reason=unled')).toMatchObject([{ kind: 'page', name: 'Página unled', storefront: 'T013' }])
    await editor.call('POST', '/menu/', { key: 'way', place: 'footer', url: 'page:unled', titles: inThree('Camino') })
    await readAll()
    expect(await nowhere('reason=unled')).toEqual([])
  })
})
