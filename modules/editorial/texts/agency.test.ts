import { createRequire } from 'node:module'
import { beforeAll, describe, expect, it } from 'vitest'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { readXliff } from './read-xliff.ts'
import { writeXliff } from './write-xliff.ts'

interface Resources {
  sourceLanguage: string
  targetLanguage: string
  resources: Record<string, Record<string, { source: unknown; target?: unknown }>>
}
/** A reader and a writer that are not ours. */
const second = createRequire(import.meta.url)('xliff') as {
  xliff2js: (text: string) => Promise<Resources>
  js2xliff: (given: Resources) => Promise<string>
}

const shop = withShop()
const people = staffing(shop)
let editor: Colleague

const given = async (key: string, title: string, body: string) => {
  await shop.sql`insert into page (storefront_code, key) values ('T013', ${key}) on conflict do nothing`
  await shop.sql`
    insert into page_translation (storefront_code, page_key, language, title, body) values ('T013', ${key}, 'es', ${title}, ${body})`
}
const fetched = async (query = 'language=ca') =>
  (
    await shop.app.inject({
      url: `/api/staff/texts/xliff/?${query}`,
      headers: { authorization: `Bearer ${editor.token}` },
      remoteAddress: '10.8.0.1',
    })
  ).payload
const brought = async (file: string) => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/staff/texts/xliff/?lang=en',
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(file),
    remoteAddress: '10.8.0.2',
  })
  return { status: answer.statusCode, body: JSON.parse(answer.payload) }
}
const drafts = async (key: string) => {
  const { columns } = (await editor.call('GET', `/texts/page/T013:${key}/`)).body
  const { texts } = columns.find((one: { language: string }) => one.language === 'ca')
  return texts.map(({ draft, source }: { draft: string; source: string }) => ({ draft, source }))
}
const wrapped = (units: string, { original = 'page/T013:night', trgLang = 'ca', version = '2.0' } = {}) =>
  `<?xml version="1.0"?>\n<xliff version="${version}" srcLang="es" trgLang="${trgLang}" xmlns="urn:oasis:names:tc:xliff:document:2.0">\n` +
  `<file id="a" original="${original}">\n${units}\n</file>\n</xliff>`
const unit = (id: string, source: string, target: string) =>
  `<unit id="${id}"><segment><source>${source}</source><target>${target}</target></segment></unit>`

beforeAll(async () => {
  editor = await people.hire(['marketing'])
  await given('night', 'Visitas de noche', 'De 20:00 a 22:00.\n\n## Entradas\n\n"Patio" & <jardín> ]]> ✦')
})

describe('what an agency is given', () => {
  it('is read by a second reader as it was written, whatever signs it has', async () => {
    const read = await second.xliff2js(await fetched())
    expect(read).toMatchObject({ sourceLanguage: 'es', targetLanguage: 'ca' })
    expect(read.resources['page.T013:night']).toMatchObject({
      title: { source: 'Visitas de noche' },
      body: { source: 'De 20:00 a 22:00.\n\n## Entradas\n\n"Patio" & <jardín> ]]> ✦' },
    })
  })

  it('comes back from a second writer without loss, as drafts that nobody sees', async () => {
    const read = await second.xliff2js(await fetched())
    const units = read.resources['page.T013:night']!
    for (const one of Object.values(units)) one.target = `CA ${String(one.source)}`
    const back = await brought(await second.js2xliff(read))
    expect(back.body).toMatchObject({ language: 'ca', taken: 2, stale: [], refused: [] })
    expect(await drafts('night')).toEqual([
      { draft: 'CA Visitas de noche', source: null },
      { draft: 'CA De 20:00 a 22:00.\n\n## Entradas\n\n"Patio" & <jardín> ]]> ✦', source: null },
    ])
    expect((await brought(await fetched())).body).toMatchObject({ taken: 0, same: 2 })
  })

  it('carries every sign there and back, those that XML has none for too', () => {
    const odd = `a\r\nb\tc \u0001\u000b ]]> <cp hex="0001"/> &amp; 😀  two  spaces`
    const files = [
      { kind: 'page', record: 'T013:x', name: 'x', units: [{ field: 'body', fits: null, source: odd, target: odd, done: true }] },
    ]
    expect(readXliff(writeXliff('ca', files))).toEqual({
      language: 'ca',
      units: [{ line: expect.any(Number), kind: 'page', record: 'T013:x', field: 'body', source: odd, target: odd, done: true }],
    })
  })
})

describe('what an agency gives back', () => {
  it('is taken text by text: what is wrong is refused with its line and reason, what is right stays', async () => {
    const file = wrapped(
      [
        unit('title', 'Visitas de noche', 'Visites de nit'),
        unit('nothing', 'x', 'y'),
        unit('body', 'x', ''),
        unit('title', 'Visitas de noche', 'x'.repeat(300)),
      ].join('\n'),
    )
    expect((await brought(file)).body).toMatchObject({
      taken: 1,
      refused: [
        { line: 5, field: 'nothing', message: 'That text has no such field.' },
        { line: 6, field: 'body', message: 'It has no translation.' },
        { line: 7, field: 'title', message: 'This text is too long.' },
      ],
    })
    expect((await drafts('night'))[0]).toEqual({ draft: 'Visites de nit', source: null })
    expect((await brought(wrapped(unit('title', 'x', 'y'), { original: 'page/T013:none' }))).body.refused).toMatchObject([
      { code: 'wording.unknown' },
    ])
  })

  it('is marked where the Spanish has changed since, and stays behind when it is published', async () => {
    await shop.sql`update page_translation set title = 'Visitas nocturnas' where page_key = 'night' and language = 'es'`
    expect((await brought(wrapped(unit('title', 'Visitas de noche', 'Visites a la nit')))).body).toMatchObject({
      taken: 1,
      stale: [{ line: 4, record: 'T013:night', field: 'title' }],
    })
    expect((await drafts('night'))[0]).toEqual({ draft: 'Visites a la nit', source: 'Visitas de noche' })
    const path = '/texts/page/T013:night'
    const { columns } = (await editor.call('GET', `${path}/`)).body
    const { version } = columns.find((one: { language: string }) => one.language === 'ca')
    const published = await editor.call('POST', `${path}/ca/publish/`, { version })
    expect(published.body.texts[0]).toMatchObject({ text: 'Visites a la nit', state: 'behind', source: 'Visitas de noche' })
  })

  it.each([
    ['', 'The file cannot be read: it fails on line 1.'],
    ['<a/>', 'The file is not XLIFF 2.'],
    [wrapped('', { version: '1.2' }), 'The file is not XLIFF 2.'],
    [wrapped('', { trgLang: 'fr' }), 'The file is not from Spanish into Catalan or English.'],
    [wrapped('<unit id="title">'), 'The file cannot be read: it fails on line 5.'],
    ['<!DOCTYPE x [<!ENTITY e "x">]><x>&e;</x>', 'The file cannot be read: it fails on line 1.'],
  ])('is refused whole where it cannot be read: %j', async (file, detail) => {
    expect(await brought(file)).toMatchObject({ status: 400, body: { detail } })
  })
})
