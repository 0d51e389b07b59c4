import { describe, expect, it } from 'vitest'
import { addDays, today } from '#kernel/days.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)

const paper = async (token: string, query: string) => {
  const { statusCode, headers, rawPayload } = await shop.app.inject({
    url: `/api/staff/parcels/papers/?${query}&store=T013`,
    headers: { authorization: `Bearer ${token}` },
  })
  return {
    status: statusCode,
    type: headers['content-type'],
    pages: rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length,
  }
}

describe('many parcels at once', () => {
  it('are each done or refused by themselves, with the reason in the caller’s words', async () => {
    const { call } = await hire(['order_desk'])
    const good = [await givenOrder(shop.sql, [{ taken: 1 }]), await givenOrder(shop.sql, [{ taken: 1 }])]
    const unpaid = await givenOrder(shop.sql, [{ taken: 1 }], { paid: false })
    const parcels = [good[0]!.parcelIds[0]!, unpaid.parcelIds[0]!, 999_999, good[1]!.parcelIds[0]!]
    const { body } = await call('POST', '/parcels/bulk/', {
      act: 'hand_over',
      rows: parcels.map((id, index) => ({ id, carrier: 'Correos', tracking: `PQ${index}` })),
    })
    expect(body).toEqual({
      done: [parcels[0], parcels[3]],
      refused: [
        {
          id: parcels[1],
          code: 'order.unpaid',
          message: 'This order has not been paid for, so it cannot be dispatched.',
          details: {},
        },
        {
          id: parcels[2],
          code: 'staff.parcel_unknown',
          message: 'There is no parcel with this number in your shop.',
          details: {},
        },
      ],
    })
    const sent = (await call('GET', `/orders/${good[1]!.number}/`)).body.parcels[0]
    expect(sent).toMatchObject({ state: 'handed_over', carrier: 'Correos', tracking: 'PQ3' })
    const acts = await shop.sql`
      select subject, outcome, reason, input->>'tracking' as tracking from staff_act
      where subject = any(${parcels.map((parcel) => `parcel ${parcel}`)}::text[]) order by id`
    expect(acts).toMatchObject([
      { subject: `parcel ${parcels[0]}`, outcome: 'done', tracking: 'PQ0' },
      { subject: `parcel ${parcels[1]}`, outcome: 'refused', reason: 'order.unpaid' },
      { subject: `parcel ${parcels[2]}`, outcome: 'refused', reason: 'staff.parcel_unknown' },
      { subject: `parcel ${parcels[3]}`, outcome: 'done', tracking: 'PQ3' },
    ])
  })

  it('keep a bookseller to the own store', async () => {
    const { call } = await hire(['bookseller'], { storeCode: 'T001' })
    const { parcelIds, number } = await givenOrder(shop.sql, [{ taken: 1 }])
    const { body } = await call('POST', '/parcels/bulk/', { act: 'ready', rows: [{ id: parcelIds[0] }] })
    expect(body.refused).toMatchObject([{ id: parcelIds[0], code: 'staff.parcel_unknown' }])
    const desk = await hire(['order_desk'])
    expect((await desk.call('GET', `/orders/${number}/`)).body.parcels[0].state).toBe('planned')
  })

  it('are printed in one file before they leave: notes, labels, and the gift tickets that were ordered', async () => {
    const { token } = await hire(['order_desk'])
    const [one, other] = [
      await givenOrder(shop.sql, [{ taken: 1 }]),
      await givenOrder(shop.sql, [{ taken: 1 }], { method: 'store' }),
    ]
    await shop.sql`update shop_order set gift_ticket = true where number = ${other.number}`
    const parcels = `parcels=${one.parcelIds[0]},${other.parcelIds[0]}`
    const pdf = { status: 200, type: 'application/pdf' }
    expect(await paper(token, `${parcels}&paper=delivery-note`)).toEqual({ ...pdf, pages: 2 })
    expect(await paper(token, `${parcels}&paper=label`)).toEqual({ ...pdf, pages: 2 })
    expect(await paper(token, `${parcels}&paper=gift-ticket`)).toEqual({ ...pdf, pages: 1 })
    expect((await paper(token, `parcels=${one.parcelIds[0]}&paper=gift-ticket`)).status).toBe(409)
    expect((await paper(token, 'parcels=x&paper=label')).status).toBe(400)
    const elsewhere = await hire(['bookseller'], { storeCode: 'T001' })
    expect((await paper(elsewhere.token, `${parcels}&paper=label`)).status).toBe(404)
  })
})

describe('the list of parcels', () => {
  it('has what is to be packed, what was promised first on top, found by words and kept to a store', async () => {
    const [desk, elsewhere] = [await hire(['order_desk']), await hire(['bookseller'], { storeCode: 'T001' })]
    const late = await givenOrder(shop.sql, [{ title: 'Comares', quantity: 2, taken: 2 }])
    const soon = await givenOrder(shop.sql, [{ title: 'Partal', taken: 1 }])
    const unpaid = await givenOrder(shop.sql, [{ taken: 1 }], { paid: false })
    await shop.sql`update parcel set promised_on = current_date - 3 where id = ${late.parcelIds[0]!}`
    await shop.sql`update parcel set promised_on = current_date + 3 where id = ${soon.parcelIds[0]!}`
    const codes = (body: { items: { order: string }[] }) =>
      body.items.map(({ order }) => order).filter((order) => [late, soon, unpaid].some(({ number }) => number === order))
    const { body } = await desk.call('GET', '/parcels/?limit=200')
    expect(codes(body)).toEqual([late.number, soon.number])
    expect(body.items[0]).toMatchObject({ code: `${late.number}-1`, late: true, copies: 2, held: 2, picked: 0, stores: ['T013'] })
    expect(codes((await desk.call('GET', `/parcels/?q=${soon.number}`)).body)).toEqual([soon.number])
    expect(codes((await elsewhere.call('GET', '/parcels/?limit=200')).body)).toEqual([])
    await desk.call('POST', '/parcels/bulk/', { act: 'ready', rows: [{ id: late.parcelIds[0] }] })
    expect(codes((await desk.call('GET', '/parcels/?limit=200')).body)).toEqual([soon.number])
    expect(codes((await desk.call('GET', '/parcels/?state=ready&limit=200')).body)).toEqual([late.number])
  })
})

describe('pickups at a counter', () => {
  const waiting = async () => {
    const order = await givenOrder(shop.sql, [{ title: 'Tamarit', taken: 1 }], { method: 'store' })
    const { call } = await hire(['bookseller'])
    await call('POST', `/parcels/${order.parcelIds[0]}/ready/`, {})
    const listed = async () =>
      (await call('GET', '/stores/T013/pickups/')).body.items.find(
        ({ order: number }: { order: string }) => number === order.number,
      )
    return { ...order, call, listed, parcel: order.parcelIds[0]! }
  }

  it('are shown with whom to ring, since when they wait and until when they are kept', async () => {
    const { listed, number, email } = await waiting()
    const far = addDays(today(), 1)
    const pickup = await listed()
    expect(pickup).toMatchObject({ code: `${number}-1`, email, copies: 1, titles: ['Tamarit'], reminded: null, over: false })
    expect(pickup.kept_until > far).toBe(true)
  })

  it('are kept longer when somebody asks, within reason', async () => {
    const { call, listed, parcel } = await waiting()
    const until = addDays(today(), 40)
    expect((await call('POST', `/parcels/${parcel}/keep/`, { until })).status).toBe(200)
    expect(await listed()).toMatchObject({ kept_until: until })
    expect((await call('POST', `/parcels/${parcel}/keep/`, { until: addDays(today(), 100) })).body.code).toBe('dispatch.keep_day')
    expect((await call('POST', `/parcels/${parcel}/keep/`, { until: addDays(today(), -1) })).body.code).toBe('dispatch.keep_day')
  })

  it('are told of by hand once a day: by the letter that reminds, which stands among those of the order, or by telephone', async () => {
    const { call, listed, parcel, id } = await waiting()
    const { status, body } = await call('POST', `/parcels/${parcel}/remind/`, {})
    expect(status).toBe(200)
    expect(body.emails.map(({ kind }: { kind: string }) => kind)).toContain('order-waiting')
    expect(body.events.at(-1)).toMatchObject({ event: 'reminded' })
    expect((await listed()).reminded).not.toBeNull()
    expect((await call('POST', `/parcels/${parcel}/remind/`, { by: 'telephone' })).body.code).toBe('dispatch.reminded_today')
    await shop.sql`update parcel set reminded_at = now() - interval '1 day' where id = ${parcel}`
    expect((await call('POST', `/parcels/${parcel}/remind/`, { by: 'telephone' })).body.events.at(-1)).toMatchObject({
      event: 'rung',
    })
    const letters = await shop.sql`
      select from mail_outbox m join shop_order o on o.number = m.order_number where o.id = ${id} and m.template = 'order-waiting'`
    expect(letters).toHaveLength(1)
  })

  it('wait to be told by telephone where no e-mail was left, and by nobody else', async () => {
    const { call, parcel, number, id } = await waiting()
    const untold = async () =>
      (await call('GET', '/stores/T013/pickups/?state=untold')).body.items.map(({ order }: { order: string }) => order)
    expect(await untold()).not.toContain(number)
    await shop.sql`update shop_order set email = '' where id = ${id}`
    expect(await untold()).toContain(number)
    expect((await call('POST', `/parcels/${parcel}/remind/`, {})).body.code).toBe('dispatch.no_email')
    expect((await call('POST', `/parcels/${parcel}/remind/`, { by: 'telephone' })).status).toBe(200)
    expect(await untold()).not.toContain(number)
    expect((await call('GET', '/stores/T013/pickups/?state=forgotten')).body.items).toEqual([])
  })

  it('go back to the shelf when nobody comes: called off, the money given back, the customer told', async () => {
    const { call, listed, parcel, number, productIds } = await waiting()
    const { body } = await call('POST', `/parcels/${parcel}/put-back/`, { reason: 'not collected in a month' })
    expect(body).toMatchObject({ status: 'e4', parcels: [{ state: 'cancelled' }] })
    expect(await listed()).toBeUndefined()
    const [stock] = await shop.sql`select quantity from stock where product_id = ${productIds[0]!} and store_code = 'T013'`
    expect(stock).toEqual({ quantity: 5 })
    expect(body.emails.map(({ kind }: { kind: string }) => kind)).toContain('order-cancelled')
    const refund =
      await shop.sql`select r.amount_cents from refund r join shop_order o on o.id = r.order_id where o.number = ${number}`
    expect(refund).toMatchObject([{ amount_cents: 1990 }])
    expect((await call('POST', `/parcels/${parcel}/put-back/`, { reason: 'again' })).status).toBe(409)
  })

  it('say who fetched them, where that was somebody else', async () => {
    const { call, parcel } = await waiting()
    const { body } = await call('POST', `/parcels/${parcel}/hand-over/`, { collected_by: 'her brother, with the slip' })
    expect(body.events.find(({ event }: { event: string }) => event === 'collected')).toMatchObject({
      note: 'her brother, with the slip',
    })
  })
})
