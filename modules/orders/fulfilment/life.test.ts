import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { lifeDeps, looksAt } from '#tests/support/life.ts'
import { addNote, leaveTheRest, movePromise, splitParcel } from './change-parcel.ts'
import { deliver, handOver } from './hand-over.ts'
import { closeHandedOver, remindOfWaiting, startLaunched } from './order-jobs.ts'
import { markReady, startPreparing } from './prepare.ts'

const database = withDatabase()
const deps = lifeDeps()
const { codes, letters, history, tasks } = looksAt(() => database.sql)
const now = new Date('2026-11-21T10:00:00Z')
const staff = { actor: { kind: 'staff', id: 'marta' }, now } as const
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

const doing = <T>(work: (tx: Tx) => Promise<T>) => database.sql.begin(work) as Promise<T>
describe('a parcel sent home', () => {
  it('goes from preparation to the door, told of in the order’s language, and is closed a week after it left', async () => {
    const order = await givenOrder(database.sql, [{ title: 'Alhambra' }, {}], { language: 'ca' })
    const [parcel = 0] = order.parcelIds
    await doing((tx) => markReady(tx, deps, parcel, staff))
    expect(await codes(order)).toEqual(['e2', 'e2'])
    expect(await letters(order)).toEqual([])
    await doing((tx) =>
      handOver(
        tx,
        deps,
        { parcelId: parcel, carrier: 'Paquexpress', trackingCode: 'PX-1', trackingUrl: 'https://carrier.example/PX-1' },
        staff,
      ),
    )
    expect(await codes(order)).toEqual(['e7', 'e7'])
    const [sent] = await letters(order)
    expect(sent).toMatchObject({ template: 'order-sent', subject: `La comanda ${order.number} és de camí` })
    expect(sent?.plain).toContain('PX-1 · https://carrier.example/PX-1')
    expect(sent?.plain).toContain('1 × Alhambra')
    expect(deps.billed).toContain(parcel)
    await closeHandedOver(database.sql, later(6))
    expect(await codes(order)).toEqual(['e7', 'e7'])
    await closeHandedOver(database.sql, later(7))
    expect(await codes(order)).toEqual(['e5', 'e5'])
    await doing((tx) => deliver(tx, deps, parcel, { ...staff, now: later(8) }))
    expect(await codes(order)).toEqual(['e5', 'e5'])
    expect((await letters(order)).map((letter) => letter.template)).toEqual(['order-sent', 'order-delivered'])
    expect(await history(order)).toMatchObject([
      { event: 'packed', actor: 'staff', actor_id: 'marta' },
      { event: 'sent' },
      { event: 'billed' },
      { event: 'delivered' },
    ])
  })
  it('closes as soon as it is delivered', async () => {
    const order = await givenOrder(database.sql, [{}])
    await doing((tx) => handOver(tx, deps, { parcelId: order.parcelIds[0] ?? 0 }, staff))
    await doing((tx) => deliver(tx, deps, order.parcelIds[0] ?? 0, staff))
    await closeHandedOver(database.sql, now)
    expect(await codes(order)).toEqual(['e5'])
  })
  it('leaves once, however many booksellers hand it over at the same moment', async () => {
    const order = await givenOrder(database.sql, [{}])
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => doing((tx) => handOver(tx, deps, { parcelId: order.parcelIds[0] ?? 0 }, staff))),
    )
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(tries.filter((result) => result.status === 'rejected' && result.reason instanceof Conflict)).toHaveLength(4)
    expect(await letters(order)).toHaveLength(1)
  })
  it('stays in the shop while nobody has paid', async () => {
    const order = await givenOrder(database.sql, [{}], { paid: false })
    const parcelId = order.parcelIds[0] ?? 0
    for (const step of [
      (tx: Tx) => startPreparing(tx, { orderId: order.id, lineIds: order.lineIds }, staff),
      (tx: Tx) => markReady(tx, deps, parcelId, staff),
      (tx: Tx) => handOver(tx, deps, { parcelId }, staff),
    ])
      await expect(doing(step)).rejects.toMatchObject({ kind: 'conflict', code: 'order.unpaid' })
    expect(await codes(order)).toEqual(['e0'])
  })
  it('that is charged at dispatch asks for its money as it leaves, the first by capture and the next by the card’s token', async () => {
    const order = await givenOrder(database.sql, [
      { unitCents: 1000, chargedLater: true },
      { unitCents: 700, chargedLater: true, quantity: 2 },
    ])
    const [first = 0] = order.parcelIds
    const second = await doing((tx) =>
      splitParcel(tx, { parcelId: first, lines: [{ lineId: order.lineIds[1] ?? 0, quantity: 1 }], promisedOn: null }, staff),
    )
    expect(await tasks(order)).toEqual([])
    await doing((tx) => handOver(tx, deps, { parcelId: first }, staff))
    expect(await codes(order)).toEqual(['e7', 'e1'])
    await doing((tx) => handOver(tx, deps, { parcelId: second }, staff))
    expect(await codes(order)).toEqual(['e7', 'e7'])
    expect(await tasks(order)).toEqual([
      { kind: 'capture', amount_cents: 1000 + 700 + 750, parcel_id: first },
      { kind: 'charge', amount_cents: 700, parcel_id: second },
    ])
  })
})

describe('a parcel at the counter', () => {
  it('is told of when a bookseller has it, reminded of once, thanked for, and closed the day after', async () => {
    const order = await givenOrder(database.sql, [{}], { method: 'store', language: 'en' })
    const [parcelId = 0] = order.parcelIds
    await expect(doing((tx) => handOver(tx, deps, { parcelId }, staff))).rejects.toMatchObject({ code: 'order.not_now' })
    await doing((tx) => markReady(tx, deps, parcelId, staff))
    expect((await letters(order))[0]?.plain).toContain('Collect by: 06/12/2026')
    await remindOfWaiting(database.sql, deps, later(9))
    expect(await letters(order)).toHaveLength(1)
    await remindOfWaiting(database.sql, deps, later(10))
    await remindOfWaiting(database.sql, deps, later(11))
    expect((await letters(order)).map((letter) => letter.template)).toEqual(['order-ready', 'order-waiting'])
    await doing((tx) => handOver(tx, deps, { parcelId }, { ...staff, now: later(12) }))
    expect(await codes(order)).toEqual(['e6'])
    expect((await letters(order)).at(-1)?.template).toBe('order-collected')
    await closeHandedOver(database.sql, later(12))
    expect(await codes(order)).toEqual(['e6'])
    await closeHandedOver(database.sql, later(13))
    expect(await codes(order)).toEqual(['e5'])
  })
  it('is taken in part: the rest waits on as before, in a parcel of its own, and goes another day', async () => {
    const order = await givenOrder(database.sql, [{ quantity: 3 }, {}], { method: 'store' })
    const [parcelId = 0] = order.parcelIds
    const [first = 0, second = 0] = order.lineIds
    const takes = (id: number, ...taken: { lineId: number; quantity: number }[]) =>
      doing(async (tx) => {
        await leaveTheRest(tx, { parcelId: id, taken }, staff)
        await handOver(tx, deps, { parcelId: id }, staff)
      })
    const one = { lineId: first, quantity: 1 }
    await expect(takes(parcelId, one)).rejects.toMatchObject({ code: 'order.not_now' })
    await doing((tx) => markReady(tx, deps, parcelId, staff))
    await expect(takes(parcelId, { lineId: first, quantity: 4 })).rejects.toMatchObject({ code: 'order.not_now' })
    await takes(parcelId, one)
    const parcels = () => database.sql<{ id: number; state: string; ready: boolean; copies: number }[]>`
      select p.id, p.state, p.ready_at is not null as ready, sum(l.quantity)::int as copies
      from parcel p join parcel_line l on l.parcel_id = p.id where p.order_id = ${order.id} group by p.id order by p.position`
    const [gone, left] = await parcels()
    expect([gone, left]).toMatchObject([
      { id: parcelId, state: 'delivered', copies: 1 },
      { state: 'ready', ready: true, copies: 3 },
    ])
    expect((await letters(order)).map((letter) => letter.template)).toEqual(['order-ready', 'order-collected'])
    await takes(left!.id, { lineId: first, quantity: 2 }, { lineId: second, quantity: 1 })
    expect(await codes(order)).toEqual(['e6', 'e6'])
    expect(await parcels()).toHaveLength(2)
  })
  it('at a library’s own counter is e8', async () => {
    const order = await givenOrder(database.sql, [{}], { method: 'store' })
    await doing((tx) => markReady(tx, deps, order.parcelIds[0] ?? 0, staff))
    await doing((tx) => handOver(tx, deps, { parcelId: order.parcelIds[0] ?? 0, atLibrary: true }, staff))
    expect(await codes(order)).toEqual(['e8'])
  })
})

describe('what is awaited', () => {
  it('goes into work on the day its title appears', async () => {
    const order = await givenOrder(database.sql, [{ launchOn: '2036-12-01', chargedLater: true }])
    expect(await codes(order)).toEqual(['e3'])
    await startLaunched(database.sql, deps, new Date('2036-11-30T12:00:00Z'))
    expect(await codes(order)).toEqual(['e3'])
    await startLaunched(database.sql, deps, new Date('2036-12-01T06:00:00Z'))
    expect(await codes(order)).toEqual(['e1'])
    expect(await history(order)).toMatchObject([{ event: 'launched', actor: 'shop' }])
    const told =
      await database.sql`select plain from mail_outbox where template = 'order-launched' and subject like ${`%${order.number}%`}`
    expect(told).toHaveLength(1)
  })
})

describe('a parcel that changes', () => {
  it('keeps at least one copy, and never gives more than it has', async () => {
    const order = await givenOrder(database.sql, [{ quantity: 3 }, {}])
    const [parcelId = 0] = order.parcelIds
    const [first = 0, second = 0] = order.lineIds
    const split = (lines: { lineId: number; quantity: number }[]) =>
      doing((tx) => splitParcel(tx, { parcelId, lines, promisedOn: day('2026-12-10') }, staff))
    await expect(
      split([
        { lineId: first, quantity: 3 },
        { lineId: second, quantity: 1 },
      ]),
    ).rejects.toMatchObject({ code: 'order.split_all' })
    await expect(split([{ lineId: second, quantity: 2 }])).rejects.toMatchObject({ code: 'order.not_now' })
    const added = await split([
      { lineId: first, quantity: 2 },
      { lineId: second, quantity: 1 },
    ])
    expect(
      await database.sql`select parcel_id, order_line_id, quantity from parcel_line where parcel_id in (${parcelId}, ${added}) order by 1, 2`,
    ).toEqual([
      { parcel_id: parcelId, order_line_id: first, quantity: 1 },
      { parcel_id: added, order_line_id: first, quantity: 2 },
      { parcel_id: added, order_line_id: second, quantity: 1 },
    ])
  })
  it('tells the customer of a later day, not of an earlier one', async () => {
    const order = await givenOrder(database.sql, [{}])
    const [parcelId = 0] = order.parcelIds
    const move = (to: string) =>
      doing((tx) => movePromise(tx, deps, { parcelId, promisedOn: day(to) }, { ...staff, reason: 'publisher' }))
    await move('2026-12-10')
    await move('2026-12-05')
    await move('2026-12-20')
    expect((await letters(order)).map((letter) => letter.plain.includes('20/12/2026'))).toEqual([false, true])
    expect((await history(order)).map((event) => event.detail)).toEqual(['publisher', 'publisher', 'publisher'])
  })
  it('keeps notes out of the customer’s sight', async () => {
    const order = await givenOrder(database.sql, [{}])
    await doing((tx) => addNote(tx, order.id, 'rang, no answer', staff))
    expect(await history(order)).toMatchObject([{ event: 'note', detail: 'rang, no answer' }])
  })
})
