import { describe, expect, it } from 'vitest'
import { addDays, shownDay, today } from '#kernel/days.ts'
import { buying } from '#tests/support/buying.ts'
import { givenBook, givenLibrary } from '#tests/support/libraries.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const people = staffing(shop)
const call = (path: string, body: object, language = 'es') => shop.call('POST', path, body, language)
const letters = (template: string) =>
  shop.sql`select recipient, subject, plain from mail_outbox where template = ${template} order by id`

describe('what the catalogue does not have', () => {
  it('is asked of a bookseller line by line, answered with price and day, and lands in the list when accepted', async () => {
    const who = await givenLibrary(shop)
    const book = await givenBook(shop, { title: 'La edición que sí hay' })
    const { reading } = (
      await call('/intake/read/', { ...who, text: `9788437604947 x3 El título raro\n9788437604948\n${book.ean}` })
    ).body
    const asked = await call('/requests/', { ...who, reading, lines: [1] })
    expect(asked).toMatchObject({ status: 201, body: { numbers: [expect.stringMatching(/^C\d{6}$/)] } })
    expect((await letters('request-notice')).at(-1)).toMatchObject({
      recipient: shop.config.CONTACT_EMAIL,
      plain: expect.stringContaining('3 × 9788437604947'),
    })
    expect((await call('/requests/', { ...who, reading })).body.numbers).toHaveLength(1)
    expect(await call('/requests/', { ...who, reading })).toMatchObject({ status: 400, body: { code: 'request.nothing' } })
    expect(
      (await call('/intake/reading/', { ...who, reading })).body.lines.filter((line: { requested: boolean }) => line.requested),
    ).toHaveLength(2)

    const desk = await people.hire(['trade_desk'])
    const open = (await desk.call('GET', '/requests/')).body.items
    const mine = open.find((item: { ean: string }) => item.ean === '9788437604947')
    expect(mine).toMatchObject({ quantity: 3, customer: who.id, state: 'open' })
    const available = addDays(today(), 45)
    const answer = { ean: book.ean, price: 18.5, available, answer: 'Lo trae otra editorial.' }
    const gone = await desk.call('POST', `/requests/${mine.request}/answer/`, { ...answer, available: addDays(today(), -1) })
    expect(gone).toMatchObject({ status: 400, body: { available: [expect.stringContaining('That day has passed')] } })
    expect(
      (await desk.call('POST', `/requests/${mine.request}/answer/`, { ...answer, ean: '9788437604947' })).body.ean,
    ).toBeDefined()
    expect((await desk.call('POST', `/requests/${mine.request}/answer/`, answer)).status).toBe(200)
    expect((await desk.call('POST', `/requests/${mine.request}/answer/`, answer)).status).toBe(409)
    expect((await letters('request-answer')).at(-1)).toMatchObject({
      recipient: `${who.id}@example.com`,
      subject: `Respuesta a su consulta ${mine.number}`,
      plain: expect.stringMatching(new RegExp(`otra editorial[^]*La edición que sí hay[^]*18,50[^]*${shownDay(available)}`)),
    })
    const list = (await call('/requests/list/', { ...who, waiting: true })).body
    expect(list).toMatchObject({
      waiting: 2,
      items: [{ state: 'open' }, { state: 'answered', price: 18.5, available, product: { pk: book.id } }],
    })
    const accepted = await call('/requests/decide/', { ...who, request: mine.request, accept: true })
    expect(await shop.sql`select product_id, quantity, state from desk_line where list_id = ${accepted.body.list}`).toEqual([
      { product_id: book.id, quantity: 3, state: 'found' },
    ])
    expect((await call('/requests/decide/', { ...who, request: mine.request, accept: true })).status).toBe(409)
  })
  it('is asked by title too; what cannot be had is closed with a word, what is not wanted declined', async () => {
    const who = await givenLibrary(shop)
    const desk = await people.hire(['trade_desk'])
    const ask = async (title: string) => {
      await call('/requests/', { ...who, asked: title, quantity: 2, note: 'Para el club de lectura' })
      return (await call('/requests/list/', who)).body.items[0].request as number
    }
    expect((await call('/requests/', { ...who, asked: '' })).body.asked).toBeDefined()
    const [gone, words] = [await ask('Un libro agotado'), await ask('Otro')]
    expect((await desk.call('POST', `/requests/${gone}/close/`, { answer: 'Agotado sin remedio.' })).status).toBe(200)
    await desk.call('POST', `/requests/${words}/answer/`, { answer: '¿De qué editorial?' })
    expect(await call('/requests/decide/', { ...who, request: words, accept: true })).toMatchObject({
      status: 400,
      body: { code: 'request.no_product' },
    })
    expect((await call('/requests/decide/', { ...who, request: words, accept: false })).body).toEqual({ list: null })
    expect((await call('/requests/list/', who)).body.items.map(({ state }: { state: string }) => state)).toEqual([
      'declined',
      'closed',
    ])
  })
  it('is nobody else’s: other accounts, private customers and other desks are refused (L-14, O-15)', async () => {
    const [who, other] = [await givenLibrary(shop), await givenLibrary(shop)]
    await call('/requests/', { ...who, asked: 'Un título' })
    const { request } = (await call('/requests/list/', who)).body.items[0]
    expect((await call('/requests/decide/', { ...other, request, accept: false })).status).toBe(404)
    expect((await call('/requests/list/', other)).body.items).toEqual([])
    expect((await call('/requests/', { ...(await buying(shop).signIn()), asked: 'Un título' })).status).toBe(403)
    const marketing = await people.hire(['marketing'])
    expect((await marketing.call('GET', '/requests/')).status).toBe(403)
  })
  it('is asked once by a form whose answer was lost, however often it is sent; other words in it are another question', async () => {
    const who = await givenLibrary(shop)
    const sent = { ...who, asked: 'Un título perdido', quantity: 2, key: `form-of-${who.id}` }
    const notices = async () => (await letters('request-notice')).length
    const before = await notices()
    const [{ body: first }, { body: second }] = [await call('/requests/', sent), await call('/requests/', sent)]
    expect(second).toEqual(first)
    expect(first.numbers).toEqual([expect.stringMatching(/^C\d{6}$/)])
    expect((await call('/requests/list/', who)).body.items).toHaveLength(1)
    expect(await notices()).toBe(before + 1)
    const twice = { ...sent, key: `second-form-of-${who.id}` }
    const [one, other] = await Promise.all([call('/requests/', twice), call('/requests/', twice)])
    expect(one.body.numbers).toEqual(other.body.numbers)
    expect((await call('/requests/', { ...sent, quantity: 3 })).body.numbers).not.toEqual(first.numbers)
    expect((await call('/requests/list/', who)).body.items).toHaveLength(3)
  })
  it('accepted twice at once is one line', async () => {
    const who = await givenLibrary(shop)
    const book = await givenBook(shop)
    await call('/requests/', { ...who, asked: 'Un título', quantity: 2 })
    const { request } = (await call('/requests/list/', who)).body.items[0]
    const desk = await people.hire(['order_desk'])
    await desk.call('POST', `/requests/${request}/answer/`, { ean: book.ean, answer: 'Aquí está.' })
    const both = await Promise.all([1, 2].map(() => call('/requests/decide/', { ...who, request, accept: true })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await shop.sql`select quantity from desk_line where product_id = ${book.id}`).toEqual([{ quantity: 2 }])
  })
})
