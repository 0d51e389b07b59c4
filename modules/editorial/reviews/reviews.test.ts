import { beforeAll, describe, expect, it } from 'vitest'
import { givenOrder } from '#tests/support/given-order.ts'
import { registering } from '#tests/support/registering.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { call, proved } = registering(shop)
const { hire } = staffing(shop)

const words = 'La leí en dos tardes y la he vuelto a empezar.'
interface Reader {
  id: string
  token: string
}
type Staff = Awaited<ReturnType<typeof hire>>
let desk: Staff

beforeAll(async () => {
  desk = await hire(['marketing'])
})

/** Somebody who bought something that has left. */
async function reader(fulfilment = 'delivered'): Promise<{ me: Reader; product: number; order: number }> {
  const { id, token } = await proved()
  const order = await givenOrder(shop.sql, [{}])
  await shop.sql`update shop_order set owner_id = ${id} where id = ${order.id}`
  await shop.sql`update order_line set fulfilment = ${fulfilment} where order_id = ${order.id}`
  return { me: { id, token }, product: order.productIds[0]!, order: order.id }
}
/** Editions of one work. */
const joined = async (...products: number[]) => {
  const [work] = await shop.sql<{ id: number }[]>`insert into work (key) values (${`reviewed-${products.join()}`}) returning id`
  await shop.sql`update product set work_id = ${work!.id} where id = any(${products}::bigint[])`
}
const write = (me: Reader, product: number, change: object = {}) =>
  call('POST', '/reviews/', { ...me, product, stars: 4, words, name: 'Ana P.', ...change })
const own = async (me: Reader) => (await call('POST', '/reviews/own/', { ...me })).body
const shown = async (product: number) => (await call('GET', `/products/${product}/reviews/`)).body
const read = async (review: number) => (await desk.call('GET', `/reviews/${review}/`)).body
const decide = async (review: number, what: 'approve' | 'refuse' | 'reply', body: object = {}, by = desk) =>
  by.call('POST', `/reviews/${review}/${what}/`, { version: (await read(review)).version, ...body })
const letterTo = async (me: Reader, template: string) =>
  (
    await shop.sql<{ subject: string; plain: string }[]>`
      select o.subject, o.plain from mail_outbox o join customer c on c.email = o.recipient
      where c.id = ${me.id} and o.template = ${template} order by o.id desc limit 1`
  )[0]

/** A review that everybody reads. */
async function published(stars = 4) {
  const { me, product, order } = await reader()
  await write(me, product, { stars })
  const review = (await own(me)).items[0].id as number
  expect((await decide(review, 'approve')).status).toBe(200)
  return { me, product, order, review }
}

describe('a review', () => {
  it('is written by whoever bought the work once it has left, and by nobody else', async () => {
    const { me, product } = await reader()
    const stranger = await proved()
    expect((await write(stranger, product)).body.code).toBe('review.not_bought')
    expect((await call('POST', '/reviews/', { product, stars: 4, words, name: 'Ana' })).status).toBe(403)
    const early = await reader('preparing')
    expect((await write(early.me, early.product)).body.code).toBe('review.not_bought')
    expect((await own(me)).open).toMatchObject([{ product }])
    expect((await write(me, product)).status).toBe(200)
    expect(await own(me)).toMatchObject({ open: [], items: [{ product, stars: 4, words, name: 'Ana P.', state: 'waiting' }] })
  })
  it('is not written of what was sent back', async () => {
    const { me, product, order } = await reader()
    await shop.sql`update order_line set returned_quantity = quantity where order_id = ${order}`
    expect((await write(me, product)).body.code).toBe('review.not_bought')
  })
  it('names each field that is wrong, and takes no links', async () => {
    const { me, product } = await reader()
    const { status, body } = await write(me, product, { stars: 0, words: 'Bien', name: 'www.example.com' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ stars: [expect.any(String)], words: [expect.any(String)], name: [expect.any(String)] })
    expect((await write(me, product, { words: `${words} https://example.com` })).status).toBe(400)
  })
  it('is one a work and customer, whichever editions they bought and however many come at once', async () => {
    const { me, product } = await reader()
    const other = await givenOrder(shop.sql, [{}])
    await shop.sql`update shop_order set owner_id = ${me.id} where id = ${other.id}`
    await shop.sql`update order_line set fulfilment = 'collected' where order_id = ${other.id}`
    await joined(product, other.productIds[0]!)
    const answers = await Promise.all([write(me, product), write(me, other.productIds[0]!)])
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await own(me)).items).toHaveLength(1)
    expect((await write(me, other.productIds[0]!, { stars: 2 })).status).toBe(200)
    expect(await own(me)).toMatchObject({ open: [], items: [{ stars: 2 }] })
  })
  it('is shown to nobody until a colleague has read it, then on every edition, with the average of what is shown alone', async () => {
    const { me, product } = await reader()
    await write(me, product, { stars: 5 })
    expect(await shown(product)).toEqual({ count: 0, average: null, stars: [0, 0, 0, 0, 0], items: [] })
    const review = (await own(me)).items[0].id
    expect((await decide(review, 'approve')).body).toMatchObject({ state: 'approved' })
    const edition = (await givenOrder(shop.sql, [{}])).productIds[0]!
    await joined(product, edition)
    const second = await reader()
    await shop.sql`update order_line set product_id = ${edition} where order_id = ${second.order}`
    await write(second.me, edition, { stars: 2 })
    await decide((await own(second.me)).items[0].id, 'approve')
    for (const one of [product, edition])
      expect(await shown(one)).toMatchObject({
        count: 2,
        average: 3.5,
        stars: [0, 1, 0, 0, 1],
        items: [{ stars: 2 }, { stars: 5 }],
      })
    expect(JSON.stringify(await shown(product))).not.toContain(me.id)
    expect((await letterTo(me, 'review-approved'))?.plain).toContain('My reviews')
  })
  it('is said anew by its author, and read again before it is shown', async () => {
    const { me, product } = await published()
    expect((await write(me, product, { stars: 1, words: `${words} Cambio de opinión.` })).status).toBe(200)
    expect(await shown(product)).toMatchObject({ count: 0 })
    expect((await own(me)).items).toMatchObject([{ stars: 1, state: 'waiting' }])
  })
  it('is withdrawn by its author, of whom nothing stays, and by no one else', async () => {
    const { me, product, review } = await published()
    const other = await proved()
    expect((await call('POST', '/reviews/withdraw/', { id: other.id, token: other.token, review })).status).toBe(404)
    expect((await call('POST', '/reviews/withdraw/', { ...me, review })).status).toBe(200)
    expect(await shown(product)).toMatchObject({ count: 0 })
    expect(await shop.sql`select from reader_review where id = ${review}`).toHaveLength(0)
    expect((await write(me, product)).status).toBe(200)
  })
  it('is written so often and no more', async () => {
    const { me, product } = await reader()
    for (let turn = 0; turn < 20; turn++) expect((await write(me, product)).status).toBe(200)
    expect((await write(me, product)).status).toBe(429)
  })
})

describe('the desk of reviews', () => {
  it('has what nobody has read as a queue, by words, state and stars', async () => {
    const { me, product } = await reader()
    await write(me, product, { words: `${words} Palabra: almocárabe.`, stars: 3 })
    const { items } = (await desk.call('GET', '/reviews/?state=waiting&stars=3&q=almocarabe')).body
    expect(items).toMatchObject([{ product, stars: 3, state: 'waiting' }])
    const queues = (await desk.call('GET', '/waiting/')).body.items as { queue: string; count: number }[]
    expect(queues.find(({ queue }) => queue === 'reviews_waiting')?.count).toBeGreaterThan(0)
    expect(await read(items[0].id)).toMatchObject({ customer: me.id, order: expect.any(String), bought_on: expect.any(String) })
  })
  it('refuses for a reason that its author is told, also what was shown until now', async () => {
    const { me, product, review } = await published(1)
    const reason = { reason: 'personal_data', note: 'Hay un teléfono.' }
    expect((await decide(review, 'refuse', reason)).body).toMatchObject({ state: 'refused', refused_for: 'personal_data' })
    expect(await shown(product)).toMatchObject({ count: 0, average: null })
    const letter = await letterTo(me, 'review-refused')
    expect(letter?.plain).toContain('personal data')
    expect(letter?.plain).toContain('Hay un teléfono.')
    expect(letter?.plain).toContain(words)
    expect((await decide(review, 'refuse', reason)).status).toBe(409)
    expect((await own(me)).items).toMatchObject([{ state: 'refused', refused_for: 'personal_data', note: 'Hay un teléfono.' }])
  })
  it('answers below what is shown', async () => {
    const { me, product, review } = await published()
    expect((await decide(review, 'reply', { reply: 'Gracias por leerla.' })).status).toBe(200)
    expect(await shown(product)).toMatchObject({ items: [{ reply: 'Gracias por leerla.' }] })
    expect((await letterTo(me, 'review-replied'))?.plain).toContain('Gracias por leerla.')
    expect((await decide(review, 'reply', { reply: '' })).status).toBe(200)
    expect(await shown(product)).toMatchObject({ items: [{ reply: null }] })
    const unread = await reader()
    await write(unread.me, unread.product)
    expect((await decide((await own(unread.me)).items[0].id, 'reply', { reply: 'Gracias' })).status).toBe(409)
  })
  it('decides on the words that it read: what its author changed meanwhile is read again', async () => {
    const { me, product } = await reader()
    await write(me, product)
    const review = (await own(me)).items[0].id as number
    const { version } = await read(review)
    await write(me, product, { words: `${words} Y otra cosa.` })
    expect((await desk.call('POST', `/reviews/${review}/approve/`, { version })).body.code).toBe('version.changed')
    expect(await shown(product)).toMatchObject({ count: 0 })
  })
})
