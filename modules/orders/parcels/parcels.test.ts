import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { parcelAmounts } from './parcel-amounts.ts'
import { type LineToPlan, planParcels } from './plan-parcels.ts'

const book = (productId: number, change: Partial<LineToPlan> = {}): LineToPlan => ({
  productId,
  quantity: 1,
  ebook: false,
  delayed: false,
  chargedLater: false,
  ...change,
})
const home = { method: 'home', storeCode: null, shipment: null, shippingCents: 750, splitFeeCents: 300 } as const

describe('the parcels of an order', () => {
  it('are one box, charged when anything in it is charged later', () => {
    const [box, ...more] = planParcels([book(1), book(2, { delayed: true, chargedLater: true })], home)
    expect(more).toEqual([])
    expect(box).toMatchObject({ kind: 'shipment', charge: 'at_dispatch', shippingCents: 750 })
    expect(box?.lines.map((line) => line.productId)).toEqual([1, 2])
  })
  it('are two when the customer chose so, the second with its fee', () => {
    const lines = [book(1, { delayed: true, chargedLater: true }), book(2, { quantity: 3 })]
    expect(planParcels(lines, { ...home, shipment: 'split', shippingCents: 1050 })).toMatchObject([
      { charge: 'now', shippingCents: 750, lines: [{ productId: 2, quantity: 3 }] },
      { charge: 'at_dispatch', shippingCents: 300, lines: [{ productId: 1, quantity: 1 }] },
    ])
  })
  it('wait at the store, and files of ebooks leave on their own', () => {
    expect(
      planParcels([book(1), book(2, { ebook: true })], { ...home, method: 'store', storeCode: 'T013', shippingCents: 0 }),
    ).toMatchObject([
      { kind: 'pickup', storeCode: 'T013' },
      { kind: 'digital', storeCode: null, charge: 'now' },
    ])
  })
  it('follow the plan that was chosen', () => {
    const chosen = [
      { kind: 'shipment', storeCode: null, productIds: [2], promisedOn: null } as const,
      { kind: 'shipment', storeCode: null, productIds: [1], promisedOn: null } as const,
    ]
    expect(planParcels([book(1), book(2)], { ...home, chosen, shippingCents: 1050 })).toMatchObject([
      { shippingCents: 750, lines: [{ productId: 2 }] },
      { shippingCents: 300, lines: [{ productId: 1 }] },
    ])
  })
})

describe('what a parcel costs', () => {
  const line = (id: number, paid: number, quantity: number, change: object = {}) => ({
    id,
    paid_cents: cents(paid),
    quantity,
    vat_percent: 4,
    surcharge_percent: 0,
    fulfilment: 'preparing' as const,
    ...change,
  })
  const parcel = (id: number, shipping_cents = 0, state: 'planned' | 'cancelled' = 'planned') => ({
    id,
    position: id,
    state,
    shipping_cents: cents(shipping_cents),
  })

  it('adds up to what was paid, to the cent, however a line is divided', () => {
    for (let paid = 0; paid < 200; paid++)
      for (const [one, two, three] of [
        [1, 1, 1],
        [2, 1, 4],
        [5, 1, 1],
      ] as const) {
        const amounts = parcelAmounts(
          { surcharge_cents: 0 },
          [line(1, paid, one + two + three)],
          [parcel(1, 750), parcel(2), parcel(3)],
          [
            { parcel_id: 1, order_line_id: 1, quantity: one },
            { parcel_id: 2, order_line_id: 1, quantity: two },
            { parcel_id: 3, order_line_id: 1, quantity: three },
          ],
        )
        expect([...amounts.values()].reduce((all, amount) => all + amount.totalCents, 0)).toBe(paid + 750)
      }
  })
  it('leaves out what was cancelled', () => {
    const amounts = parcelAmounts(
      { surcharge_cents: 0 },
      [line(1, 1000, 1), line(2, 500, 1, { fulfilment: 'cancelled' })],
      [parcel(1, 750), parcel(2, 300, 'cancelled')],
      [
        { parcel_id: 1, order_line_id: 1, quantity: 1 },
        { parcel_id: 2, order_line_id: 2, quantity: 1 },
      ],
    )
    expect(amounts.get(1)?.totalCents).toBe(1750)
    expect(amounts.get(2)?.totalCents).toBe(0)
  })
  it('carries its part of a retailer’s surcharge', () => {
    const amounts = parcelAmounts(
      { surcharge_cents: 57 },
      [line(1, 1040, 1, { surcharge_percent: 0.5 }), line(2, 1210, 1, { vat_percent: 21, surcharge_percent: 5.2 })],
      [parcel(1), parcel(2)],
      [
        { parcel_id: 1, order_line_id: 1, quantity: 1 },
        { parcel_id: 2, order_line_id: 2, quantity: 1 },
      ],
    )
    expect([amounts.get(1)?.surchargeCents, amounts.get(2)?.surchargeCents]).toEqual([5, 52])
  })
})
