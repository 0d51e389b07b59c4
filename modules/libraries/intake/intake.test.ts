import { describe, expect, it } from 'vitest'
import { checkDigit13 } from '#kernel/isbn.ts'
import { buying, type Who } from '#tests/support/buying.ts'
import { givenProduct, withShop } from '#tests/support/shop.ts'
import { statementsOf } from '#tests/support/statements.ts'
import { showsReading } from '../order-letters/shown-readings.ts'
import { sweepReadings } from './intake.ts'
import { mostLookups, triage } from './triage.ts'

const shop = withShop()
const { signIn } = buying(shop)
const now = new Date()

let serial = 0
/** An activated library and somebody who signed in for it. */
async function library(): Promise<Who> {
  serial += 1
  const id = `c-reads-${serial}`
  await shop.sql`insert into customer ${shop.sql({ id, kind: 'library', email: `${id}@example.com`, library: 'Biblioteca', password_hash: 'x', language: 'es', activated_at: now } as never)}`
  return signIn(id)
}

/** A book with an ISBN, an author and perhaps a work that it shares with others. */
async function book({
  title = 'Un libro',
  author,
  work,
  ...rest
}: {
  title?: string
  author?: string
  work?: number
  stock?: number
  availability_code?: string
  active?: boolean
} = {}) {
  serial += 1
  const id = await givenProduct(shop.sql, { title, ...rest })
  const twelve = `97884${String(serial).padStart(7, '0')}`
  const ean = twelve + checkDigit13(twelve)
  await shop.sql`update product set ean = ${ean}, work_id = ${work ?? null} where id = ${id}`
  if (author) {
    const [row] = await shop.sql<
      { id: number }[]
    >`insert into author (name, sort_name, slug) values (${author}, ${author}, ${author}) on conflict (name) do update set slug = excluded.slug returning id`
    await shop.sql`insert into product_author (product_id, author_id, position) values (${id}, ${row!.id}, 1)`
  }
  return { id, ean }
}
const work = async () => (await shop.sql`insert into work (key) values (${`w-${++serial}`}) returning id`)[0]!['id'] as number
const call = (path: string, body: object, language = 'es') => shop.call('POST', path, body, language)
const read = (who: Who, text: string) => call('/intake/read/', { ...who, text })

describe('what was read, looked up', () => {
  it('is found by its number, offers other editions of what is not sold, and says why a line is unknown', async () => {
    const who = await library()
    const one = await work()
    const [sold, gone, other] = [await book(), await book({ work: one, availability_code: 'e5' }), await book({ work: one })]
    const { status, body } = await read(who, `${sold.ean} x2\n${gone.ean}\n9788437604947\n9788437604948\n9,78E+12`)
    expect(status).toBe(200)
    expect(body.counts).toEqual({ rows: 5, asking: 5, unread: 0, lines: 5, copies: 6, found: 1, choose: 1, unknown: 3 })
    expect(body.lines).toMatchObject([
      { line: 1, row: 1, state: 'found', quantity: 2, product: { pk: sold.id, ean: sold.ean, price: 19.9 }, reason: null },
      { line: 2, state: 'choose', reason: 'not_for_sale', candidates: [{ pk: other.id, availability: { buyable: true } }] },
      { line: 3, state: 'unknown', reason: 'not_in_catalogue', ean: '9788437604947' },
      { line: 4, state: 'unknown', reason: 'check_digit', asked: '9788437604948' },
      { line: 5, state: 'unknown', reason: 'spreadsheet' },
    ])
  })
  it('is found by title only when its author leaves one edition, else there is a choice', async () => {
    const who = await library()
    const mine = await book({ title: 'La torre del agua', author: 'Lucía Almenar' })
    await book({ title: 'La torre del agua', author: 'Pedro Otero' })
    const [first, second] = [
      await book({ title: 'Azulejos', author: 'Nadie Claro' }),
      await book({ title: 'Azulejos', author: 'Nadie Claro' }),
    ]
    await shop.sql`insert into search_document (product_id, title_words, people_words, house_words, subject_words, title_key_es, title_key_ca, title_key_en, people, categories, tags, attributes, lots, lot_positions)
      select p.id, '', search_fold(a.name), '', '', '', '', '', '{}', '{}', '{}', '{}', '{}', '{}' from product p join product_author pa on pa.product_id = p.id join author a on a.id = pa.author_id
      on conflict (product_id) do update set people_words = excluded.people_words`
    const { body } = await read(
      who,
      `- La TORRE del agua, Almenar\n- La torre del agua\n- Azulejos, Nadie Claro\n- Algo que nadie escribió`,
    )
    expect(body.lines).toMatchObject([
      { state: 'found', product: { pk: mine.id } },
      { state: 'choose', reason: 'several' },
      { state: 'choose', reason: 'several' },
      { state: 'unknown', reason: 'not_in_catalogue' },
    ])
    expect(body.lines[2].candidates.map(({ pk }: { pk: number }) => pk).toSorted()).toEqual([first.id, second.id].toSorted())
  })
  it('takes a title for that of the number beside it where the catalogue says so, and leaves it alone otherwise', async () => {
    const who = await library()
    const [sight, paramo, rayuela] = [
      await book({ title: 'Grave Sight' }),
      await book({ title: 'Pedro Páramo', author: 'Juan Rulfo' }),
      await book({ title: 'Rayuela' }),
    ]
    const { body } = await read(
      who,
      `Para la sala:\nPedro Páramo\n${sight.ean}\ncopies: 2\n\nRayuela\n${rayuela.ean} x3\n\n${paramo.ean}\nPedro Páramo\nSaludos`,
    )
    expect(body.lines).toMatchObject([
      { row: 2, asked: 'Pedro Páramo', quantity: 1, candidates: [{ pk: paramo.id }] },
      { row: 3, quantity: 2, product: { pk: sight.id } },
      { row: 6, asked: `Rayuela ${rayuela.ean} x3`, quantity: 3, product: { pk: rayuela.id } },
      { row: 9, quantity: 1, product: { pk: paramo.id } },
    ])
    expect(body.counts).toMatchObject({ rows: 9, asking: 7, unread: 2, lines: 4, copies: 7 })
    expect(body.unread).toEqual([
      { row: 1, text: 'Para la sala:', why: 'sentence' },
      { row: 11, text: 'Saludos', why: 'letter' },
    ])
  })
  it('keeps a title with a number nobody knows only where the whole list is written in pairs', async () => {
    const who = await library()
    await book({ title: 'Azulejos de otro sitio' })
    const pairs = await read(who, 'Azulejos de otro sitio\n9788437604947')
    expect(pairs.body.lines).toMatchObject([{ ean: '9788437604947', state: 'choose', reason: 'other_edition' }])
    const loose = await read(who, 'Un libro que nadie escribió\nAzulejos de otro sitio\n9788437604947')
    expect(loose.body.lines.map(({ row }: { row: number }) => row).toSorted()).toEqual([1, 2, 3])
  })
  it('goes into the open list once, with the copies and editions that were chosen', async () => {
    const who = await library()
    const one = await work()
    const [a, b, gone, c] = [
      await book(),
      await book(),
      await book({ work: one, availability_code: 'e5' }),
      await book({ work: one }),
    ]
    const { body } = await read(who, `${a.ean} x2\n${b.ean}\n${gone.ean}\n9788437604947`)
    const taken = await call('/intake/take/', {
      ...who,
      reading: body.reading,
      lines: [
        { line: 1, quantity: 5 },
        { line: 2, quantity: 1, skip: true },
        { line: 3, quantity: 3, product: c.id },
      ],
    })
    expect(taken).toMatchObject({ status: 200, body: { added: 2, unknown: 1 } })
    expect(
      await shop.sql`select product_id, quantity, state from desk_line where list_id = ${taken.body.list} order by position`,
    ).toEqual([
      { product_id: a.id, quantity: 5, state: 'found' },
      { product_id: c.id, quantity: 3, state: 'found' },
    ])
    expect(await call('/intake/take/', { ...who, reading: body.reading })).toMatchObject({
      status: 409,
      body: { code: 'intake.taken' },
    })
  })
  it('reads a file sent with the call and says at its field what is wrong with it', async () => {
    const who = await library()
    const sold = await book()
    const content = (text: string) => Buffer.from(text).toString('base64')
    const good = await call('/intake/read/', {
      ...who,
      file: { name: '..\\lista\u202e.csv', content: content(`ISBN;Cantidad\n${sold.ean};4`) },
    })
    expect(good.body).toMatchObject({ name: 'lista.csv', lines: [{ quantity: 4, product: { pk: sold.id } }] })
    expect(await call('/intake/read/', { ...who, file: { name: 'a.csv', content: content('MZ...') } }, 'en')).toMatchObject({
      status: 400,
      body: { file: ['Programs, web pages and documents with macros are not accepted.'] },
    })
    expect((await read(who, 'hola')).body.text).toBeDefined()
    expect((await call('/intake/read/', { ...who, text: ' ' })).body.text).toEqual([expect.stringContaining('ISBN')])
  })
  it('is nobody else’s: private customers are refused, others’ readings are unknown (L-14, O-15)', async () => {
    const [who, other] = [await library(), await library()]
    const mine = (await read(who, (await book()).ean)).body.reading
    expect((await call('/intake/reading/', { ...who, reading: mine })).status).toBe(200)
    expect((await call('/intake/reading/', { ...other, reading: mine })).status).toBe(404)
    expect((await call('/intake/reading/', { ...other, reading: 999_999 })).status).toBe(404)
    const reader = await signIn()
    expect((await read(reader, '9788437604947')).status).toBe(403)
    expect((await read({ id: '', token: '' }, '9788437604947')).status).toBe(403)
  })
})

it('looks up two thousand lines at once', async () => {
  const { ean } = await book()
  const asked = Array.from({ length: 2_000 }, (_none, row) => ({
    ean: row % 2 ? ean : '9788437604947',
    quantity: 1,
    title: `Título ${row}`,
    author: '',
    asked: '',
    row,
    fault: null,
  }))
  const { asked: statements, done: triaged } = await statementsOf(shop.sql, () => triage(shop.sql, 'T013', asked, { now }))
  expect(statements).toBeLessThan(20)
  expect(triaged.filter(({ state }) => state === 'found')).toHaveLength(1_000)
})

it('looks for so many titles by likeness however busy the machine is, and says which it did not look for', async () => {
  const asked = Array.from({ length: mostLookups + 20 }, (_none, row) => ({
    ean: null,
    quantity: 1,
    title: `Título que nadie tiene ${row}`,
    author: '',
    asked: '',
    row,
    fault: null,
  }))
  let looked = 0
  const search = {
    find: () => {
      looked += 1
      return { ids: [], total: 0, corrected: null } as never
    },
  }
  const triaged = await triage(shop.sql, 'T013', asked, { now, search })
  expect(looked).toBe(mostLookups)
  expect(triaged.map(({ reason }) => reason)).toEqual(
    asked.map((_line, index) => (index < mostLookups ? 'not_in_catalogue' : 'not_looked_for')),
  )
})

it('forgets readings after a month, but for those of orders by e-mail', async () => {
  const who = await library()
  const old = (await read(who, '9788437604947')).body.reading as number
  const sent = await call('/order-letters/', { ...who, comments: '9788437604947', key: 'key-of-a-form' })
  await shop.sql`update reading set read_at = now() - interval '31 days' where customer_id = ${who.id}`
  await sweepReadings(shop.sql, new Date(), (reading) => showsReading(shop.sql, reading))
  expect(await shop.sql`select id from reading where id in (${old}, ${sent.body.reading})`).toEqual([{ id: sent.body.reading }])
})
