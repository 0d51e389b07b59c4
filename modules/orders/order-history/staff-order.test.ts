import { describe, expect, it } from 'vitest'
import { reconcile } from '#modules/orders/reconcile/reconcile.ts'
import { type GivenLine, givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const ordered = (lines: readonly GivenLine[], more: Parameters<typeof givenOrder>[2] = {}) => givenOrder(shop.sql, lines, more)

describe('an order as the desk reads it', () => {
  it('says who ordered, where they are reached, and which store holds the copies of each line', async () => {
    const { call } = await hire(['order_desk'])
    const { number, lineIds } = await ordered([{ quantity: 2, taken: 1 }], { ownerKind: 'guest' })
    const { body } = await call('GET', `/orders/${number}/`)
    expect(body.customer).toMatchObject({ kind: 'guest', name: 'Ana Ruiz' })
    expect(body.lines).toMatchObject([
      { line: lineIds[0], copies: [{ store_code: 'T013', store: 'Store T013', quantity: 1, picked: 0 }], short: 1 },
    ])
    expect(body.lines[0].image).toMatch(/^\//)
  })

  it('says what may be done with it and its parcels, and why not; the steps agree', async () => {
    const { call } = await hire(['order_desk'])
    const { number, parcelIds, lineIds } = await ordered([{ taken: 1 }], { method: 'store' })
    const acts = async () => {
      const { body } = await call('GET', `/orders/${number}/`)
      return { order: body.acts, line: body.lines[0].acts, parcel: body.parcels[0].acts }
    }
    expect(await acts()).toMatchObject({
      order: { cancel: null, return: 'order.nothing_left_yet', prepare: 'order.nothing_awaited' },
      line: { cancel: null, move: null },
      parcel: { ready: null, hand_over: 'order.parcel_not_ready', deliver: 'order.parcel_not_sent', split: 'order.one_copy' },
    })
    expect((await call('POST', `/parcels/${parcelIds[0]}/hand-over/`, {})).status).toBe(409)
    expect((await call('POST', `/parcels/${parcelIds[0]}/ready/`, {})).status).toBe(200)
    expect(await acts()).toMatchObject({
      line: { move: 'order.line_packed' },
      parcel: { ready: 'order.parcel_ready', hand_over: null },
    })
    expect((await call('POST', `/parcels/${parcelIds[0]}/hand-over/`, {})).status).toBe(200)
    expect(await acts()).toMatchObject({
      order: { cancel: 'order.all_left', return: null },
      line: { cancel: 'order.line_left' },
      parcel: { hand_over: 'order.parcel_gone' },
    })
    expect((await call('POST', `/orders/${number}/cancel/`, { lines: lineIds, reason: 'too late' })).status).toBe(409)
  })

  it('keeps an unpaid order from being packed, and says that it is not paid', async () => {
    const { call } = await hire(['order_desk'])
    const { number, parcelIds } = await ordered([{ taken: 1 }], { paid: false })
    const { body } = await call('GET', `/orders/${number}/`)
    expect(body.parcels[0].acts).toMatchObject({ ready: 'order.unpaid', hand_over: 'order.unpaid' })
    expect((await call('POST', `/parcels/${parcelIds[0]}/ready/`, {})).status).toBe(409)
  })
})

describe('a bookseller', () => {
  it('sees and packs a home delivery whose copies lie on the own shelf, and it leaves from that store', async () => {
    const [here, elsewhere] = [await hire(['bookseller']), await hire(['bookseller'], { storeCode: 'T001' })]
    const { number, parcelIds } = await ordered([{ taken: 1 }])
    expect((await here.call('GET', '/orders/?limit=1')).body.items[0].number).toBe(number)
    expect((await elsewhere.call('GET', `/orders/${number}/`)).status).toBe(404)
    expect((await elsewhere.call('POST', `/parcels/${parcelIds[0]}/ready/`, {})).status).toBe(404)
    const packed = await here.call('POST', `/parcels/${parcelIds[0]}/ready/`, {})
    expect(packed.body.parcels[0]).toMatchObject({ state: 'ready', store_code: 'T013', store: 'Store T013' })
  })

  it('takes back what was bought elsewhere once the customer stands at the counter, and nothing before', async () => {
    const there = await hire(['bookseller'], { storeCode: 'T002' })
    const desk = await hire(['order_desk'])
    const { number, lineIds, parcelIds } = await ordered([{ taken: 1 }])
    await desk.call('POST', `/parcels/${parcelIds[0]}/hand-over/`, {})
    await desk.call('POST', `/parcels/${parcelIds[0]}/deliver/`, {})
    const asked = { lines: [{ line: lineIds[0], quantity: 1 }], reason: 'another edition wanted' }
    expect((await there.call('POST', `/orders/${number}/returns/`, asked)).status).toBe(404)
    const shown = await there.call('POST', `/orders/${number}/at-counter/`, { reason: 'has the e-mail of the order' })
    expect(shown.body.number).toBe(number)
    const back = await there.call('POST', `/orders/${number}/returns/`, asked)
    expect(back.status).toBe(200)
    expect((await there.call('GET', '/returns/')).body.items.map(({ order }: { order: string }) => order)).toEqual([number])
    expect((await there.call('POST', `/returns/${back.body.return}/answer/`, { accept: true })).status).toBe(200)
    const received = { store_code: 'T002', lines: [{ line: lineIds[0], received: 1 }] }
    expect((await there.call('POST', `/returns/${back.body.return}/receive/`, received)).status).toBe(200)
  })

  it('sees no return and no claim of other stores, and receives none of theirs', async () => {
    const [desk, other] = [await hire(['order_desk']), await hire(['bookseller'], { storeCode: 'T003' })]
    const { number, lineIds, parcelIds } = await ordered([{ taken: 1 }])
    await desk.call('POST', `/parcels/${parcelIds[0]}/hand-over/`, {})
    await desk.call('POST', `/parcels/${parcelIds[0]}/deliver/`, {})
    const asked = { lines: [{ line: lineIds[0], quantity: 1 }], reason: 'bent corner' }
    const { body } = await desk.call('POST', `/orders/${number}/returns/`, asked)
    expect((await other.call('GET', '/returns/')).body.items).toEqual([])
    expect((await other.call('GET', '/claims/')).body.items).toEqual([])
    const received = { store_code: 'T003', lines: [{ line: lineIds[0], received: 1 }] }
    expect((await other.call('POST', `/returns/${body.return}/receive/`, received)).status).toBe(404)
  })
})

describe('the e-mails of an order', () => {
  it('are shown with where they stand, and go out once more without counting twice in the books', async () => {
    const { call } = await hire(['order_desk'])
    const { number, parcelIds, email } = await ordered([{ taken: 1 }], { method: 'store' })
    await call('POST', `/parcels/${parcelIds[0]}/ready/`, {})
    const first = (await call('GET', `/orders/${number}/`)).body.emails[0]
    expect(first).toMatchObject({ kind: 'order-ready', to: email, state: 'waiting', acts: { resend: 'mail.on_its_way' } })
    const again = () => call('POST', `/orders/${number}/emails/${first.email}/resend/`, {})
    expect((await again()).status).toBe(409)
    await shop.sql`update mail_outbox set sent_at = now(), due_at = null where id = ${first.email}`
    const sent = (await again()).body
    expect(sent.emails).toMatchObject([{ state: 'sent' }, { state: 'waiting', again_of: first.email, to: email }])
    expect(sent.events.at(-1)).toMatchObject({ event: 'email_again' })
    await call('POST', `/parcels/${parcelIds[0]}/hand-over/`, {})
    const handed = (await call('GET', `/orders/${number}/`)).body.emails.find(
      ({ kind }: { kind: string }) => kind === 'order-collected',
    )
    await shop.sql`update mail_outbox set sent_at = now(), due_at = null where id = ${handed.email}`
    await call('POST', `/orders/${number}/emails/${handed.email}/resend/`, {})
    const told = (await reconcile(shop.sql)).find(({ name }) => name === 'letter_parcel')
    expect(told?.first.filter(({ subject }) => subject === number)).toEqual([])
  })

  it('that were given up are tried again, and those of other orders are not found', async () => {
    const { call } = await hire(['order_desk'])
    const [one, other] = [await ordered([{ taken: 1 }], { method: 'store' }), await ordered([{ taken: 1 }], { method: 'store' })]
    await call('POST', `/parcels/${one.parcelIds[0]}/ready/`, {})
    const [{ email }] = (await call('GET', `/orders/${one.number}/`)).body.emails
    await shop.sql`update mail_outbox set due_at = null, failure = 'mailbox full' where id = ${email}`
    expect((await call('GET', `/orders/${one.number}/`)).body.emails).toMatchObject([{ state: 'failed', acts: { resend: null } }])
    expect((await call('POST', `/orders/${other.number}/emails/${email}/resend/`, {})).status).toBe(404)
    const { body } = await call('POST', `/orders/${one.number}/emails/${email}/resend/`, {})
    expect(body.emails).toMatchObject([{ email, state: 'waiting' }])
  })
})
