import { beforeAll, describe, expect, it } from 'vitest'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
let desk: Colleague
beforeAll(async () => {
  desk = await hire(['catalogue', 'admin'])
})

interface Row {
  record: string
  language: string
  empty: number
  behind: number
  name: string
}
const rows = async (kind: string): Promise<Row[]> =>
  (await desk.call('GET', `/texts/?kind=${kind}&language=ca&sort=name`)).body.items
const versionOf = async (at: string, language: string) =>
  (await desk.call('GET', at)).body.columns.find((one: { language: string }) => one.language === language).version
/** Writes a language at the desk and shows it to visitors. */
async function say(at: string, language: string, texts: Record<string, string>) {
  const draft = await desk.call('PUT', `${at}${language}/`, { version: await versionOf(at, language), texts })
  expect(draft.status, JSON.stringify(draft.body)).toBe(200)
  const shown = await desk.call('POST', `${at}${language}/publish/`, { version: draft.body.version })
  expect(shown.status, JSON.stringify(shown.body)).toBe(200)
}

describe('the words of a title', () => {
  it('come to the desk with the first that a colleague writes, and never with what a source brings', async () => {
    const [brought, written] = [await givenProduct(shop.sql), await givenProduct(shop.sql, { title: 'El molino' })]
    await shop.sql`
      insert into product_translation (product_id, language, description) values (${brought}, 'es', 'De la fuente.')
      on conflict (product_id, language) do update set description = excluded.description`
    expect(await rows('title')).toEqual([])
    const { version } = (await desk.call('GET', `/titles/${written}/`)).body
    await desk.call('PATCH', `/titles/${written}/`, { version, texts: { es: { description: 'Un molino de agua.' } } })
    expect(await rows('title')).toMatchObject([{ record: String(written), empty: 1, behind: 0, name: 'El molino' }])
    // From now on whoever writes it, a source too, is seen here.
    await shop.sql`update product_translation set summary = 'Agua.' where product_id = ${written} and language = 'es'`
    expect(await rows('title')).toMatchObject([{ empty: 2 }])
  })

  it('are published into the title as any change of it: visitors read them, its history names who, imports leave them', async () => {
    const id = await givenProduct(shop.sql, { title: 'La noria' })
    const { version } = (await desk.call('GET', `/titles/${id}/`)).body
    await desk.call('PATCH', `/titles/${id}/`, { version, texts: { es: { title: 'La noria', description: 'Gira.' } } })
    await say(`/texts/title/${id}/`, 'ca', { title: 'La sínia', description: 'Gira i gira.' })
    const title = (await desk.call('GET', `/titles/${id}/`)).body
    expect(title.version).toBeGreaterThan(version + 1)
    expect(title.texts.ca).toMatchObject({ title: 'La sínia', description: 'Gira i gira.', summary: null })
    await expect
      .poll(async () => (await shop.call('GET', `/products/${id}/`, undefined, 'ca')).body)
      .toMatchObject({ title: 'La sínia', slug: 'la-sinia' })
    const { items } = (await desk.call('GET', `/titles/${id}/history/`)).body
    expect(items).toContainEqual(expect.objectContaining({ field: 'texts.ca.description', by: expect.any(String) }))
    const kept = await shop.sql`select 1 from hand_kept where product_id = ${id} and field = 'texts.ca.description'`
    expect(kept).toHaveLength(1)
    const { hrefs } = (await desk.call('POST', `/texts/title/${id}/preview/`, {})).body
    expect(hrefs.ca).toContain('/la-sinia')
  })

  it('are left to the Spanish when a language is emptied, and go with the title', async () => {
    const id = await givenProduct(shop.sql)
    const { version } = (await desk.call('GET', `/titles/${id}/`)).body
    await desk.call('PATCH', `/titles/${id}/`, { version, texts: { es: { summary: 'Uno.' }, ca: { summary: 'U.' } } })
    await say(`/texts/title/${id}/`, 'ca', { summary: '' })
    expect(await shop.sql`select 1 from product_translation where product_id = ${id} and language = 'ca'`).toHaveLength(0)
    expect((await rows('title')).find(({ record }) => record === String(id))).toMatchObject({ empty: 1 })
    await shop.sql`delete from title_at_desk where product_id = ${id}`
    expect((await rows('title')).map(({ record }) => record)).not.toContain(String(id))
  })
})

describe('names', () => {
  it('of a subject keep the address that they were given, and get one in a language that had none', async () => {
    const [tag] = await shop.sql<{ id: number }[]>`insert into tag (key) values ('agua') returning id`
    await shop.sql`insert into tag_translation (tag_id, language, name, slug) values (${tag!.id}, 'es', 'Agua', 'agua')`
    const at = `/texts/tag/${tag!.id}/`
    await say(at, 'ca', { name: 'Aigua viva' })
    await say(at, 'es', { name: 'Agua viva' })
    expect(await shop.sql`select language, name, slug from tag_translation where tag_id = ${tag!.id} order by language`).toEqual([
      { language: 'ca', name: 'Aigua viva', slug: 'aigua-viva' },
      { language: 'es', name: 'Agua viva', slug: 'agua' },
    ])
    expect(await rows('tag')).toMatchObject([{ behind: 1 }])
  })

  it('of features are translated; what is said of a person is, and their name in a language stays', async () => {
    const made = (await desk.call('POST', '/names/attribute/', { name: 'Cobre', group: 'material' })).body.id
    await say(`/texts/feature/${made}/`, 'ca', { name: 'Coure' })
    expect((await desk.call('GET', `/names/attribute/${made}/`)).body.names.ca).toBe('Coure')
    const author = await desk.call('POST', '/names/author/', {
      name: 'Homero',
      names: { es: 'Homero', ca: 'Homer', en: 'Homer' },
    })
    expect(await rows('person')).toEqual([])
    const { version, id } = author.body
    await desk.call('PATCH', `/names/author/${id}/`, { version, biographies: { es: 'Cantó.' } })
    expect(await rows('person')).toMatchObject([{ name: 'Homero', empty: 1 }])
    await say(`/texts/person/${id}/`, 'ca', { biography: 'Va cantar.' })
    await say(`/texts/person/${id}/`, 'ca', { biography: '' })
    const { names, biographies } = (await desk.call('GET', `/names/author/${id}/`)).body
    expect([names.ca, biographies.ca]).toEqual(['Homer', ''])
  })
})

it('what a picture of a title shows is a text of the desk, from the first word of it', async () => {
  const product = await givenProduct(shop.sql, { title: 'El azud' })
  const [picture] = await shop.sql<{ id: number }[]>`
    insert into product_image (product_id, position, file_key, width, height, dominant_colour)
    values (${product}, 1, 'azud', 600, 400, '#b03020') returning id`
  expect(await rows('picture')).toEqual([])
  await desk.call('PATCH', `/titles/${product}/pictures/${picture!.id}/`, { alt: { es: 'Una presa' } })
  expect(await rows('picture')).toMatchObject([{ name: 'El azud', empty: 1 }])
  await say(`/texts/picture/${picture!.id}/`, 'ca', { alt: 'Una resclosa' })
  await say(`/texts/picture/${picture!.id}/`, 'ca', { alt: '' })
  // Nothing said is no word at all, so that the page says it in Spanish.
  expect((await shop.sql`select alt from product_image where id = ${picture!.id}`)[0]).toEqual({ alt: { es: 'Una presa' } })
})

it('what a shop says of itself is translated, also what it had not said before', async () => {
  const three = (text: string) => ({ es: text, ca: text, en: text })
  const settings = {
    name: three('Mill'),
    tagline: three('Flour'),
    email: 'mill@example.com',
    phone: '900',
    address: 'Mill Lane, 9',
  }
  await desk.call('PUT', '/storefronts/M001/', { path: '/mill', settings, version: 'new' })
  await say('/texts/shop/M001/', 'es', { 'settings.name': 'Molino', 'settings.visit': 'Abierto los martes.' })
  expect(await rows('shop')).toMatchObject([{ record: 'M001', empty: 1, behind: 1 }])
  const kept = (await desk.call('GET', '/storefronts/M001/')).body.settings
  expect(kept).toMatchObject({ name: { es: 'Molino', ca: 'Mill' }, visit: { es: 'Abierto los martes.', ca: '', en: '' } })
  expect(kept.hours).toBeUndefined()
})
