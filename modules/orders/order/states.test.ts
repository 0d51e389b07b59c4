import { describe, expect, it } from 'vitest'
import { withDatabase } from '#tests/support/database.ts'
import {
  afterPayment,
  closable,
  codeOf,
  type Fulfilment,
  fulfilments,
  fulfilmentTransitions,
  invoicings,
  lineTransitions,
  type OrderCode,
  orderCodeOf,
  orderCodes,
  paymentStateOf,
  paymentStates,
  paymentTransitions,
} from './states.ts'

const database = withDatabase({ max: 2 })

describe('an order’s code', () => {
  it.each([
    [['e1', 'e2'], 'e1'],
    [['e3', 'e1'], 'e3'],
    [['e7', 'e5'], 'e7'],
    [['e4', 'e7'], 'e7'],
    [['e4', 'e4'], 'e4'],
    [['e5', 'e5'], 'e5'],
  ] as const)('of lines %j is %s', (lines, code) => expect(orderCodeOf(lines)).toBe(code))
  it('waits for the day a title appears', () => {
    expect(afterPayment({ launch: '2026-12-01', today: '2026-11-21' })).toBe('awaiting_launch')
    expect(afterPayment({ launch: '2026-11-21', today: '2026-11-21' })).toBe('preparing')
    expect(afterPayment({ launch: null, today: '2026-11-21' })).toBe('preparing')
  })
})

describe('the codes of lines', () => {
  /** Every step that the two axes allow, seen as codes; steps that show nothing new are left out. */
  const steps = (): Set<string> => {
    const seen = new Set<string>()
    const note = (from: OrderCode, to: OrderCode) => from !== to && seen.add(`${from} to ${to}`)
    for (const from of fulfilments) {
      for (const invoicing of invoicings)
        for (const to of fulfilmentTransitions[from])
          if (to !== 'cancelled' || invoicing === 'open')
            note(codeOf({ fulfilment: from, invoicing }), codeOf({ fulfilment: to, invoicing }))
      if (closable.includes(from))
        note(codeOf({ fulfilment: from, invoicing: 'invoiced' }), codeOf({ fulfilment: from, invoicing: 'closed' }))
    }
    return seen
  }
  const graph = new Set(orderCodes.flatMap((from) => lineTransitions[from].map((to) => `${from} to ${to}`)))

  it('move along the graph and no other way, whatever either axis does', () =>
    expect([...steps()].toSorted()).toEqual([...graph].toSorted()))
  it('know every step of O-05, and three that the shop’s flow needs', () => {
    const asked = {
      e0: ['e1', 'e4'],
      e1: ['e2', 'e3', 'e7', 'e4'],
      e3: ['e2', 'e4'],
      e2: ['e5', 'e6', 'e7', 'e8'],
      e7: ['e5'],
      e6: ['e5'],
      e8: ['e5'],
    }
    const named = Object.entries(asked).flatMap(([from, to]) => to.map((code) => `${from} to ${code}`))
    expect(named.filter((step) => !graph.has(step))).toEqual([])
    expect([...graph].filter((step) => !named.includes(step)).toSorted()).toEqual(['e0 to e3', 'e2 to e4', 'e3 to e1'])
  })
  it('are derived by the database exactly so', async () => {
    const rows = await database.sql<{ fulfilment: Fulfilment; expression: string }[]>`
      select pg_get_expr(adbin, adrelid) as expression from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'order_line'::regclass and a.attname = 'state'`
    for (const fulfilment of fulfilments)
      for (const invoicing of invoicings) {
        const [row] = await database.sql<{ state: string }[]>`
          select ${database.sql.unsafe(rows[0]!.expression)} as state from (select ${fulfilment}::text as fulfilment, ${invoicing}::text as invoicing) one`
        expect([fulfilment, invoicing, row!.state]).toEqual([fulfilment, invoicing, codeOf({ fulfilment, invoicing })])
      }
  })
  it('are never typed', async () => {
    await expect(database.sql`update order_line set state = 'e7'`).rejects.toThrow(/can only be updated to DEFAULT/)
  })
})

describe('an order’s money', () => {
  it.each([
    [{ capturedCents: 0, refundedCents: 0, dueCents: 100 }, 'authorised'],
    [{ capturedCents: 0, refundedCents: 0, dueCents: 0 }, 'paid'],
    [{ capturedCents: 60, refundedCents: 0, dueCents: 100 }, 'part_paid'],
    [{ capturedCents: 100, refundedCents: 0, dueCents: 100 }, 'paid'],
    [{ capturedCents: 100, refundedCents: 40, dueCents: 60 }, 'part_refunded'],
    [{ capturedCents: 100, refundedCents: 100, dueCents: 0 }, 'refunded'],
  ] as const)('%j is %s', (amounts, state) => expect(paymentStateOf(amounts)).toBe(state))
  it('never comes back from cancelled, and each state knows where it may go', () => {
    expect(Object.keys(paymentTransitions).toSorted()).toEqual([...paymentStates].toSorted())
    expect(paymentTransitions.cancelled).toEqual([])
  })
})
