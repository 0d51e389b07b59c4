import { beforeAll, describe, expect, it } from 'vitest'
import { findable } from '#kernel/findable.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { processorTime } from '#tests/support/processor-time.ts'
import { withShop } from '#tests/support/shop.ts'
import { findEverything } from './find.ts'
import { ownWords } from './own-vocabulary.ts'
import { type Shelf, Shelves } from './shelves.ts'
import { WordIndex, wordsAsked } from './word-index.ts'

const shop = withShop()
const asked = (q: string, language = 'es', more = '') =>
  shop.call('GET', `/everything/?q=${encodeURIComponent(q)}${more}`, undefined, language)
const page = (key: string, language: 'es' | 'ca' | 'en', title: string, body: string) => ({ key, language, title, body })

const texts = [
  page(
    'customer-service',
    'es',
    'Atención al cliente',
    'Saludos.\n\n## Envoltorio\n\n**Envolvemos** con [papel de lúnula](/es/x).\n\n## Devoluciones {#returns}\n\n- Catorce días.\n- Sin motivo.',
  ),
  page('customer-service', 'ca', 'Atenció al client', 'Emboliquem amb paper de lúnula i col·lecció.'),
  page('general-information-2', 'es', 'Lúnula segura', `Un párrafo. ${'Palabras que siguen y siguen. '.repeat(20)}`),
  page('help', 'es', 'Ayuda de la cuenta', 'También habla de la lúnula.'),
]
beforeAll(async () => {
  const store = { storefront_code: 'T013' }
  const keys = [...new Set(texts.map(({ key }) => key))].map((key) => ({ ...store, key }))
  await shop.sql`insert into page ${shop.sql(keys)}`
  const rows = texts.map(({ key, ...text }) => ({ ...store, page_key: key, ...text }))
  await shop.sql`insert into page_translation ${shop.sql(rows)}`
  await shop.sql`
    insert into page_address (storefront_code, language, slug, kind, key)
    values ('T013', 'es', 'informacion-general/2', 'page', 'general-information-2')`
})

describe('the search over everything', () => {
  it('finds pages by folded words, the title first, with the piece that says them and no marks', async () => {
    const { status, body } = await asked('LUNULA')
    expect(status).toBe(200)
    expect(body).toEqual({
      total: 2,
      groups: [
        {
          kind: 'pages',
          items: [
            {
              title: 'Lúnula segura',
              text: expect.stringMatching(/^Un párrafo\. .{100,170}…$/),
              href: '/es/informacion-general/2',
            },
            {
              title: 'Atención al cliente › Envoltorio',
              text: 'Envolvemos con papel de lúnula.',
              href: '/es/atencion-cliente#envoltorio',
            },
          ],
        },
      ],
    })
  })
  it('puts the kind first that says it best, whatever the kinds’ own order', () => {
    const kinds = { magazine: [], agenda: [], places: [], stores: [], promotions: [], pages: [] }
    const told = (title: string, text: string) => findable(title, `/${title}`, text)
    const shelf = Object.fromEntries(
      Object.entries({
        ...kinds,
        magazine: [told('Elogio', 'Las devoluciones de la marea.')],
        pages: [told('Devoluciones', 'Días.')],
      }).map(([kind, items]) => [kind, new WordIndex(items)]),
    ) as Shelf
    expect(findEverything(shelf, 'devolución', 4).groups.map(({ kind }) => kind)).toEqual(['pages', 'magazine'])
  })
  it('reads the language of the visitor', async () =>
    expect((await asked('emboliq', 'ca')).body.groups).toMatchObject([{ items: [{ href: '/ca/atencio-client' }] }]))
  it('wants every word, at the beginning of a word', async () => {
    expect((await asked('lunula zzz')).body).toEqual({ total: 0, groups: [] })
    expect((await asked('unula')).body).toEqual({ total: 0, groups: [] })
  })
  it.each(['', ' ', 'a', '%', "'; drop table page; --", '\\'])('answers %j with nothing', async (q) =>
    expect(await asked(q)).toMatchObject({ status: 200, body: { total: 0 } }),
  )
  it('knows one from many, and leads to the piece of the page', async () => {
    const [group] = (await asked('devolución')).body.groups
    expect(group.items.map(({ href }: { href: string }) => href)).toContain('/es/atencion-cliente#returns')
    expect((await asked('devoluciones sin un motivo')).body.groups).toMatchObject([
      { items: [{ title: 'Atención al cliente › Devoluciones', text: 'Catorce días. Sin motivo.' }] },
    ])
  })
  it('knows screens that staff did not write, by their other names', async () =>
    expect((await asked('newsletter')).body.groups[0].items.map(({ href }: { href: string }) => href)).toEqual([
      '/es/boletin',
      '/es/baja-datos',
    ]))
  it('shows as many of each kind as are asked for', async () => {
    expect((await asked('lunula', 'es', '&each=1')).body.total).toBe(1)
    expect((await asked('lunula', 'es', '&each=many')).body.total).toBe(2)
  })
  it('keeps the pages of one shop out of the other', async () => {
    await shop.sql`insert into storefront (code, path_prefix) values ('G001', '/gaudi')`
    await shop.sql`insert into page (storefront_code, key) values ('G001', 'shipping')`
    await shop.sql`
      insert into page_translation (storefront_code, page_key, language, title, body)
      values ('G001', 'shipping', 'es', 'Envíos del museo', 'Aquí no hay lúnulas.')`
    const headers = { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` }
    const there = async (q: string) =>
      (await shop.app.inject({ url: `/api/everything/?store=G001&lang=es&q=${q}`, headers })).json()
    // The shop's rows are read again after some seconds; a process that began before the row waits for them.
    await expect
      .poll(async () => (await there('lunula')).groups)
      .toEqual([
        { kind: 'pages', items: [{ title: 'Envíos del museo', text: 'Aquí no hay lúnulas.', href: '/es/gaudi/envios' }] },
      ])
    expect((await there('newsletter')).total).toBe(0)
    expect((await asked('museo')).body.groups.flatMap(({ items }: { items: unknown[] }) => items)).not.toContainEqual(
      expect.objectContaining({ title: 'Envíos del museo' }),
    )
  })
  it('knows the words by which a shop calls itself, in each language and no others', async () => {
    const name = { es: 'Tienda de la Cúpula', ca: 'Botiga de la Cúpula', en: 'Dome Shop' }
    await shop.sql`insert into storefront (code, path_prefix, settings) values ('G002', '/dome', ${shop.sql.json({ name })})`
    const words = await ownWords(shop.sql)
    expect(['cupula', 'botiga', 'dome'].map((word) => words.has(word))).toEqual([true, true, true])
    expect([...words].filter((word) => word === 'ca')).toEqual([])
    await shop.sql`delete from storefront where code = 'G002'`
  })
  it('is read anew behind an answer when it has grown old', async () => {
    const shelves = new Shelves(shop.sql)
    const main = { code: 'T013', main: true, path: '' }
    const titles = async (now: number) => (await shelves.of(main, 'en', now)).pages.find(['moonwort'], 4)
    expect(await titles(0)).toEqual([])
    await shop.sql`
      insert into page_translation (storefront_code, page_key, language, title, body)
      values ('T013', 'customer-service', 'en', 'Moonwort', 'Text')`
    expect(await titles(14_000)).toEqual([])
    expect(await titles(16_000)).toEqual([])
    await expect.poll(() => titles(17_000)).toHaveLength(1)
  })
})

describe('the words of a question', () => {
  const index = new WordIndex([
    findable('Regalar mejor', '/a', 'Listas para acertar.', 'regalo regalos'),
    findable('La granada', '/b', 'Fruta y regalo del jardín.'),
    findable('Tienda de Granada', '/c', 'Abierta todos los días.'),
  ])
  const found = (question: string) => index.find(wordsAsked(question, 8), 4).map((hit) => hit.found.href)

  it('are found in one and in many, titles before texts', () => {
    expect(found('regalos')).toEqual(['/b', '/a'])
    expect(found('GRANADAS')).toEqual(['/b', '/c'])
    expect(found('granada día')).toEqual(['/c'])
  })
  it('leave out what every text has, unless nothing else is asked', () => {
    expect(found('regalo de la granada')).toEqual(['/b'])
    expect(wordsAsked('de la', 8)).toEqual(['de', 'la'])
  })
  it('stay quick in a library of long texts', async () => {
    const body = Array.from({ length: 400 }, (_, position) => `palabra${position % 977} otra${position % 331}`).join(' ')
    const large = new WordIndex(
      Array.from({ length: 1_000 }, (_, position) =>
        findable(`Texto ${position}`, `/${position}`, 'Resumen', `${body} rara${position}`),
      ),
    )
    const { spent } = await processorTime(() => {
      for (let turn = 0; turn < 50; turn++) large.find(['rara999'], 4)
    })
    expect(spent / 50).toBeLessThan(5)
  })
})
