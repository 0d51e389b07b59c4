import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#tests/support/locks.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { ProductsAnswer } from './contract.ts'
import { addSynonym } from './synonyms.ts'

const shop = withShop()
const ids = {} as Record<
  'building' | 'garden' | 'spanish' | 'english' | 'whole' | 'marker' | 'potter' | 'peter' | 'granada',
  number
>

async function search(q: string, language = 'es', more = ''): Promise<ProductsAnswer> {
  const { status, body } = await shop.call('GET', `/products/?q=${encodeURIComponent(q)}${more}`, undefined, language)
  expect(status).toBe(200)
  return ProductsAnswer.parse(body)
}
const idsOf = async (q: string, language = 'es') => (await search(q, language)).items.map(({ pk }) => pk)

beforeAll(async () => {
  const { sql } = shop
  ids.building = await givenProduct(sql, { title: 'Muros que respiran' })
  ids.garden = await givenProduct(sql, { title: 'Setos y fuentes' })
  ids.english = await givenProduct(sql, { title: 'Alhambra Nights' })
  ids.spanish = await givenProduct(sql, { title: 'Noches de la Alhambra' })
  ids.whole = await givenProduct(sql, { title: 'La Alhambra' })
  ids.marker = await givenProduct(sql, { title: 'Cinta del arrayán', kind: 'object' })
  ids.potter = await givenProduct(sql, { title: 'Harry Potter and the Chamber' })
  ids.peter = await givenProduct(sql, { title: 'Peter and the Wolf' })
  for (let turn = 0; turn < 12; turn++) ids.granada = await givenProduct(sql, { title: `Granada ${turn} paseos` })
  await givenProduct(sql, { title: 'Grandas de Salime' })
  await givenProduct(sql, { title: 'Un hombre llamado Jason' })
  await givenProduct(sql, { title: 'Galen Rowell' })
  await sql`insert into author (id, name, sort_name, slug) values (7, 'Gustavo Adolfo Bécquer', 'Bécquer, Gustavo Adolfo', 'becquer')`
  await sql`insert into product_author (product_id, author_id, position) values (${ids.garden}, 7, 0)`
  await sql`update product set language_code = 'I01', units_sold = 400 where id = ${ids.english}`
  await sql`update product set language_code = 'I08' where id in (${ids.spanish}, ${ids.whole})`
  await sql`insert into category (id, kind) values (11, 'book'), (12, 'book'), (46, 'object')`
  await sql`insert into category (id, parent_id, kind) values (111, 11, 'book'), (112, 11, 'book')`
  await sql`insert into category_translation (category_id, language, name, slug) values
    (11, 'es', 'Arquitectura y jardines', 'a'), (111, 'es', 'Arquitectura', 'b'), (112, 'es', 'Jardines y paisaje', 'c'),
    (111, 'en', 'Buildings', 'd'), (46, 'es', 'Puntos de libro', 'e')`
  await sql`insert into product_category values (${ids.building}, 111), (${ids.garden}, 112), (${ids.marker}, 46)`
  await sql`insert into page (storefront_code, key) values ('T013', 'help')`
  await sql`insert into page_translation (storefront_code, page_key, language, title, body)
    values ('T013', 'help', 'es', 'Ayuda', 'La rosa de Sant Jordi.')`
  await addSynonym(sql, 'T013', {
    words: { es: ['marcapáginas'], ca: ['punt de lectura'], en: ['bookmark'] },
    shown: ['puntos de libro'],
  })
  await eventually('the search has followed', async () => (await idsOf('marcapáginas')).length === 1)
})

describe('sections and synonyms', () => {
  it('answer with the products of a section whose name is asked, in any language, and of one called just so alone', async () => {
    expect(await idsOf('arquitectura')).toEqual([ids.building])
    expect(await idsOf('buildings', 'en')).toEqual([ids.building])
    expect((await idsOf('jardines')).toSorted()).toEqual([ids.building, ids.garden].toSorted())
  })
  it('show what staff say is meant, also by several words', async () => {
    expect(await idsOf('bookmark', 'en')).toEqual([ids.marker])
    expect(await idsOf('punts de lectura', 'ca')).toEqual([ids.marker])
  })
  it('follow a change of staff and a new name of a section', async () => {
    await shop.sql`update category_translation set name = 'Señaladores' where category_id = 46`
    await expect.poll(() => idsOf('señalador')).toEqual([ids.marker])
    await shop.sql`update category_translation set name = 'Puntos de libro' where category_id = 46`
  })
})

describe('a correction', () => {
  it.each(['orwell', 'jabón', 'gaudi', 'Sant Jordi'])('is not made of %s, which is nobody else', async (q) =>
    expect(await search(q)).toMatchObject({ total: 0, corrected: null }),
  )
  it('takes the word that goes with the others', async () => {
    expect(await search('harri poter')).toMatchObject({
      corrected: 'harri Potter',
      total: 1,
      items: [{ pk: ids.potter }],
    })
  })
  it('is offered where what is asked finds next to nothing and a neighbour far more', async () => {
    const answer = await search('granda')
    expect(answer).toMatchObject({ total: 1, corrected: null, offered: 'Granada' })
  })
  it('writes the words it shows as titles and names do, and leaves those that were typed', async () => {
    expect(await search('CINTA arayan')).toMatchObject({ corrected: 'CINTA arrayán', total: 1 })
    expect(await search('bequer')).toMatchObject({ corrected: 'Bécquer', total: 1 })
    expect((await search('grxnxdas')).suggestions).toContain('Granada')
  })
})

describe('suggestions', () => {
  it('lead to the list of their kind, name only sections with products, and write words as titles do', async () => {
    const suggested = async (q: string) => (await shop.call('GET', `/suggest/?q=${encodeURIComponent(q)}`, undefined, 'es')).body
    const bookmarks = { id: 46, name: 'Puntos de libro', slug: 'e', kind: 'object' }
    await expect.poll(async () => (await suggested('puntos')).categories).toEqual([bookmarks])
    await shop.sql`insert into category (id, kind) values (90, 'object')`
    await shop.sql`insert into category_translation (category_id, language, name, slug) values (90, 'es', 'Puntos suspensivos', 'f')`
    await expect.poll(() => suggested('suspensiv')).toMatchObject({ categories: [] })
    expect((await suggested('array')).words).toEqual(['arrayán'])
    expect((await suggested('La CINTA del array')).words).toEqual(['La CINTA del arrayán'])
  })
})

describe('relevance', () => {
  it('puts a title that is just the question first, then the visitor’s language', async () => {
    expect(await idsOf('la alhambra')).toEqual([ids.whole, ids.spanish, ids.english])
    expect((await idsOf('alhambra', 'en'))[0]).toBe(ids.english)
  })
})

describe('a question that names something as a whole', () => {
  const made = {} as Record<'shining' | 'misery' | 'king' | 'third' | 'thirteen' | 'boy' | 'wall', number>
  beforeAll(async () => {
    const { sql } = shop
    made.shining = await givenProduct(sql, { title: 'El resplandor' })
    made.misery = await givenProduct(sql, { title: 'Misery' })
    made.king = await givenProduct(sql, { title: 'King' })
    await givenProduct(sql, { title: 'King Lear' })
    made.third = await givenProduct(sql, { title: 'El sol de Breda' })
    made.thirteen = await givenProduct(sql, { title: 'Alatriste 3 en cifras' })
    made.boy = await givenProduct(sql, { title: 'Misery loves company' })
    made.wall = await givenProduct(sql, { title: 'Jardines y paisaje pintados' })
    await sql`insert into author (id, name, sort_name, slug) values (71, 'Stephen King', 'King, Stephen', 'king')`
    await sql`insert into product_author (product_id, author_id, position) values (${made.shining}, 71, 0), (${made.misery}, 71, 0)`
    await sql`insert into series (id, name, slug) values (31, 'Las aventuras de Alatriste', 'alatriste')`
    await sql`update product set series_id = 31, series_number = '3' where id = ${made.third}`
    // What was written last is found last.
    await eventually('the author is known', async () => (await idsOf('stephen king')).length === 2)
    await eventually('the series is known', async () => (await idsOf('aventuras de alatriste')).includes(made.third))
  })

  it('answers an author by surname or whole name before titles that have the word, and a title beside its author first', async () => {
    expect((await idsOf('king')).slice(0, 2).toSorted()).toEqual([made.shining, made.misery].toSorted())
    expect((await idsOf('king'))[2]).toBe(made.king)
    expect((await idsOf('libros de king')).slice(0, 2).toSorted()).toEqual([made.shining, made.misery].toSorted())
    expect((await idsOf('king misery'))[0]).toBe(made.misery)
  })
  it('finds a volume by its series and number, whatever word stands before the number', async () => {
    for (const q of ['aventuras de alatriste 3', 'las aventuras de Alatriste, tomo 3', 'aventuras alatriste vol. 3'])
      expect({ q, first: (await idsOf(q))[0] }).toEqual({ q, first: made.third })
  })
  it('answers the name of a section with its books before titles that have the words', async () => {
    expect((await idsOf('jardines y paisaje')).slice(0, 2)).toEqual([ids.garden, made.wall])
  })
  it('forgives more in a name whose other half is known', async () => {
    const { items, corrected } = await search('stephen kimg')
    expect(corrected).toBe('stephen King')
    expect(items).toHaveLength(2)
  })
})
