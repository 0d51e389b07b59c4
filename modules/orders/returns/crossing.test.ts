import { describe, expect, it } from 'vitest'
import { ShopError } from '#kernel/errors.ts'
import { handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { startLaunched } from '#modules/orders/fulfilment/order-jobs.ts'
import { withDatabase } from '#tests/support/database.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { lifeDeps, looksAt } from '#tests/support/life.ts'
import { cancelLines } from './cancel.ts'
import { answerReturn, receiveReturn, requestReturn } from './send-back.ts'
import { withdraw } from './withdraw.ts'

const database = withDatabase()
const deps = lifeDeps()
const { codes, tasks } = looksAt(() => database.sql)
const now = new Date('2026-11-21T10:00:00Z')
const staff = { actor: { kind: 'staff', id: 'marta' }, now } as const
const rounds = Array.from({ length: 12 }, (_, round) => round)
/** Every refusal is one the shop foresaw: no deadlock, no constraint. */
const foreseen = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.every((outcome) => outcome.status === 'fulfilled' || outcome.reason instanceof ShopError)

describe('steps that cross', () => {
  it('either send a parcel or call it off, never both, and ask for its money once', async () => {
    await Promise.all(
      rounds.map(async () => {
        const order = await givenOrder(database.sql, [{ unitCents: 1000, taken: 1 }, { unitCents: 500 }])
        const customer = { actor: { kind: 'customer', id: order.ownerId }, now } as const
        const outcomes = await Promise.allSettled([
          database.sql.begin((tx) => handOver(tx, deps, { parcelId: order.parcelIds[0] ?? 0 }, staff)),
          database.sql.begin((tx) => cancelLines(tx, deps, { number: order.number, lineIds: order.lineIds }, customer)),
          database.sql.begin((tx) => withdraw(tx, deps, { name: 'Ana', number: order.number, lineIds: order.lineIds }, now)),
        ])
        expect(foreseen(outcomes)).toBe(true)
        const ended = await codes(order)
        expect([
          ['e7', 'e7'],
          ['e4', 'e4'],
        ]).toContainEqual(ended)
        expect((await tasks(order)).map((task) => task.amount_cents)).toEqual(ended[0] === 'e4' ? [2250] : [])
      }),
    )
  })
  it('take a title up on its day, or call it off, without waiting for each other for ever', async () => {
    const orders = await Promise.all(
      rounds.map(() => givenOrder(database.sql, [{ unitCents: 1000, launchOn: '2036-12-01', chargedLater: true }, {}])),
    )
    const outcomes = await Promise.allSettled([
      startLaunched(database.sql, deps, new Date('2036-12-01T08:00:00Z')),
      ...orders.map((order) => {
        const customer = { actor: { kind: 'customer', id: order.ownerId }, now } as const
        const cancel = { number: order.number, lineIds: [order.lineIds[0] ?? 0] }
        return database.sql.begin((tx) => cancelLines(tx, deps, cancel, customer))
      }),
    ])
    expect(foreseen(outcomes)).toBe(true)
    for (const order of orders) expect(['e1', 'e4']).toContain((await codes(order))[0])
  })
  it('take the same copies back once, whoever asks and receives at the same moment', async () => {
    const order = await givenOrder(database.sql, [{ unitCents: 1000, quantity: 2 }])
    await database.sql.begin((tx) => handOver(tx, deps, { parcelId: order.parcelIds[0] ?? 0 }, staff))
    const customer = { actor: { kind: 'customer', id: order.ownerId }, now } as const
    const lines = [{ lineId: order.lineIds[0] ?? 0, quantity: 2 }]
    const asked = await Promise.allSettled(
      rounds.map(() =>
        database.sql.begin((tx) => requestReturn(tx, { number: order.number, kind: 'return', lines, reason: '' }, customer)),
      ),
    )
    const made = asked.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect([made.length, foreseen(asked)]).toEqual([1, true])
    const [returnId = 0] = made
    await database.sql.begin((tx) => answerReturn(tx, deps, { returnId, accept: true }, staff))
    const receipt = { returnId, lines: [{ lineId: order.lineIds[0] ?? 0, received: 2, restock: true }], storeCode: 'T013' }
    const received = await Promise.allSettled(
      rounds.map(() => database.sql.begin((tx) => receiveReturn(tx, deps, receipt, staff))),
    )
    expect(received.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    expect(foreseen(received)).toBe(true)
    expect((await tasks(order)).map((task) => task.amount_cents)).toEqual([2750])
  })
})
