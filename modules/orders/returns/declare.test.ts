import { beforeEach, describe, expect, it } from 'vitest'
import { buying, granada } from '#tests/support/buying.ts'
import { type GivenOrder, givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { nameDiffers } from './declared-name.ts'

const shop = withShop()
const { signIn } = buying(shop)
// All come from one address here.
beforeEach(() => shop.sql`delete from attempt`)

const declare = (order: GivenOrder, change: object = {}) =>
  shop.call('POST', '/withdrawal/', { name: 'Ana Ruiz', number: order.number, email: order.email, ...change })
const letters = (email: string) => shop.sql<{ plain: string; template: string }[]>`
  select plain, template from mail_outbox where lower(recipient) = lower(${email}) order by id`
const linkTo = async (order: GivenOrder) => /\?key=(\S+)/.exec((await letters(order.email)).at(-1)?.plain ?? '')?.[1] ?? ''
const confirm = (key: string, lines: readonly number[]) => shop.call('POST', '/withdrawal/confirm/', { key, lines })
const codes = (order: GivenOrder) => shop.sql`select fulfilment from order_line where order_id = ${order.id}`

describe('withdrawing without an account', () => {
  it('acts only through the link sent to the address of the order, and counts from the declaration', async () => {
    const order = await givenOrder(shop.sql, [{ title: 'Alhambra' }], { ownerKind: 'guest' })
    const asked = await declare(order, { email: ` ${order.email.toUpperCase()}` })
    expect(asked).toMatchObject({ status: 200, body: { key: null } })
    expect(await codes(order)).toEqual([{ fulfilment: 'preparing' }])
    expect((await letters(order.email))[0]).toMatchObject({ template: 'withdrawal-confirm' })
    expect((await letters(order.email))[0]!.plain).not.toContain('Ana Ruiz')
    const key = await linkTo(order)
    const lines = [{ line: order.lineIds[0], title: 'Alhambra', quantity: 1 }]
    const date = '2026-11-01T09:00:00.000Z'
    await shop.sql`update withdrawal_declaration set declared_at = ${date} where order_id = ${order.id}`
    expect((await shop.call('POST', '/withdrawal/find/', { key })).body).toEqual({
      number: order.number,
      name: 'Ana Ruiz',
      late: false,
      date,
      lines,
    })
    const both = await Promise.all([confirm(key, order.lineIds), confirm(key, order.lineIds)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 200)?.body).toEqual({ number: order.number, late: false, date, lines })
    expect(await codes(order)).toEqual([{ fulfilment: 'cancelled' }])
    const [made] = await shop.sql`select requested_at, declared_name from order_return where order_id = ${order.id}`
    expect(made).toEqual({ requested_at: new Date(date), declared_name: 'Ana Ruiz' })
    expect(await shop.sql`select requested_as from refund where order_id = ${order.id}`).toEqual([{ requested_as: 'shop' }])
    expect((await letters(order.email)).at(-1)!.plain).toContain('10:00:00')
    expect((await shop.call('POST', '/withdrawal/find/', { key })).body.code).toBe('withdrawal.confirmed')
  })
  it('in time when it was declared in time, however late it is confirmed', async () => {
    const order = await givenOrder(shop.sql, [{}], { ownerKind: 'guest' })
    await shop.sql`update order_line set fulfilment = 'delivered' where order_id = ${order.id}`
    await shop.sql`update parcel set state = 'delivered', handed_over_at = now() - interval '20 days',
      delivered_at = now() - interval '20 days' where order_id = ${order.id}`
    await declare(order)
    const key = await linkTo(order)
    expect((await shop.call('POST', '/withdrawal/find/', { key })).body.late).toBe(true)
    await shop.sql`update withdrawal_declaration set declared_at = now() - interval '10 days' where order_id = ${order.id}`
    expect((await confirm(key, order.lineIds)).body).toMatchObject({ late: false })
  })
  it('is receipted with what the order says of itself, and the name as it was typed', async () => {
    const order = await givenOrder(shop.sql, [{ title: 'Alhambra' }], { ownerKind: 'guest', language: 'en' })
    await declare(order, { name: 'Prize at https://evil.example' })
    await confirm(await linkTo(order), order.lineIds)
    const { plain } = (await letters(order.email)).at(-1)!
    expect(plain).toMatch(new RegExp(`Order: ${order.number}, of \\d\\d/\\d\\d/\\d{4}`))
    expect(plain).toContain(`In the name of: ${granada.recipient}`)
    expect(plain).toContain('Name entered in the statement: Prize at evil. example')
  })
  it('says the same whatever was typed, and writes to nobody but the buyer of a paid order', async () => {
    const order = await givenOrder(shop.sql, [{}])
    const unpaid = await givenOrder(shop.sql, [{}], { paid: false })
    const shape = ({ status, body }: Awaited<ReturnType<typeof declare>>) => [status, Object.keys(body), body.key]
    const same = [200, ['date', 'key'], null]
    expect(shape(await declare(order))).toEqual(same)
    expect(shape(await declare(order, { email: 'stranger@example.com' }))).toEqual(same)
    expect(shape(await declare(order, { number: '26-999999' }))).toEqual(same)
    expect(shape(await declare(unpaid))).toEqual(same)
    expect(await letters('stranger@example.com')).toEqual([])
    expect(await letters(unpaid.email)).toEqual([])
    expect(await letters(order.email)).toHaveLength(1)
  })
  it('cannot be guessed at', async () => {
    const order = await givenOrder(shop.sql, [{}])
    for (let tried = 0; tried < 10; tried++) expect((await declare(order, { email: `g${tried}@example.com` })).status).toBe(200)
    expect((await declare(order)).status).toBe(429)
    expect((await confirm('guessed', order.lineIds)).body.code).toBe('withdrawal.link')
    expect((await shop.call('POST', '/withdrawal/find/', { key: '' })).body.code).toBe('withdrawal.link')
  })
  it('needs no letter from who is signed in with the order’s own account', async () => {
    const order = await givenOrder(shop.sql, [{}])
    const stranger = await signIn()
    expect((await declare(order, stranger)).body.key).toBeNull()
    const { key } = (await declare(order, { ...(await signIn(order.ownerId)), email: 'moved@example.com' })).body
    expect((await confirm(key, order.lineIds)).status).toBe(200)
  })
  it('tells staff when no word of the name stands on the order', async () => {
    const order = await givenOrder(shop.sql, [{}], { ownerKind: 'guest' })
    const billed = { ...granada, recipient: 'Ana García Ruiz' }
    await shop.sql`update shop_order set billing_address = ${shop.sql.json(billed)} where id = ${order.id}`
    await declare(order, { name: 'Zzz' })
    await confirm(await linkTo(order), order.lineIds)
    expect(
      await shop.sql`select detail from order_event where order_id = ${order.id} and event in ('withdrawn', 'note') order by id`,
    ).toEqual([{ detail: 'Zzz' }, { detail: expect.stringContaining('no coincide') }])
  })
})

it('a declared name agrees with any that shares a word, whatever accents and case, and where none is known', () => {
  expect(nameDiffers('GARCIA', ['Ana García Ruiz'])).toBe(false)
  expect(nameDiffers('Luis Pérez', ['Ana García Ruiz', 'Biblioteca Cidra'])).toBe(true)
  expect(nameDiffers('de la', ['Ana de la Rosa'])).toBe(true)
  expect(nameDiffers('Zzz', [])).toBe(false)
})
