import { describe, expect, it } from 'vitest'
import { servicesOf } from '#api/services.ts'
import type { Tx } from '#kernel/db.ts'
import { verifyChain } from '#modules/invoicing/invoices/chain.ts'
import { handOver } from '#modules/orders/fulfilment/hand-over.ts'
import { markReady } from '#modules/orders/fulfilment/prepare.ts'
import { giveMoneyBack } from '#modules/orders/returns/give-money-back.ts'
import { type GivenOrder, givenOrder } from '#tests/support/given-order.ts'
import { withShop } from '#tests/support/shop.ts'

const shop = withShop()
const staff = { actor: { kind: 'staff', id: 'marta' }, now: new Date('2026-11-21T10:00:00Z') } as const
const deps = () => servicesOf(shop.config, shop.sql)
const doing = <T>(work: (tx: Tx) => Promise<T>) => shop.sql.begin(work) as Promise<T>
const invoicesOf = ({ id }: GivenOrder) => shop.sql<{ full_number: string; kind: string; total_cents: number }[]>`
  select distinct i.id, i.full_number, i.kind, i.total_cents from invoice i join billed_line b on b.invoice_id = i.id
  where b.order_id = ${id} order by i.id`
const leave = async (parcelId: number) => {
  await doing((tx) => markReady(tx, deps(), parcelId, staff))
  await doing((tx) => handOver(tx, deps(), { parcelId }, staff))
}

describe('the life of an order', () => {
  it('has its parcel invoiced as it is handed over, and each refund corrected', async () => {
    const order = await givenOrder(shop.sql, [{ quantity: 2 }, { kind: 'object', unitCents: 1250 }], { shippingCents: 390 })
    await leave(order.parcelIds[0] ?? 0)
    const [line] = await shop.sql`select invoicing from order_line where id = ${order.lineIds[0] ?? 0}`
    expect(line?.invoicing).toBe('invoiced')
    expect(await invoicesOf(order)).toMatchObject([{ kind: 'F2', total_cents: order.totalCents }])

    const lines = [{ lineId: order.lineIds[1] ?? 0, cents: 1250 }]
    await doing((tx) => giveMoneyBack(tx, deps(), { number: order.number, lines, shippingCents: 390, reason: 'broken' }, staff))
    expect((await invoicesOf(order)).map((invoice) => [invoice.kind, invoice.total_cents])).toEqual([
      ['F2', order.totalCents],
      ['R5', -1640],
    ])
    const letters = await shop.sql`select template from mail_outbox where recipient = ${order.email} and template = 'invoice'`
    expect(letters).toHaveLength(2)
    expect((await verifyChain(shop.sql)).faults).toEqual([])
  })

  it('leaves nothing behind when the hand-over fails after the invoice', async () => {
    const order = await givenOrder(shop.sql, [{}])
    const [parcelId = 0] = order.parcelIds
    await doing((tx) => markReady(tx, deps(), parcelId, staff))
    const failing = doing(async (tx) => {
      await handOver(tx, deps(), { parcelId }, staff)
      throw new Error('the power went')
    })
    await expect(failing).rejects.toThrow('the power went')
    expect(await invoicesOf(order)).toEqual([])
    await doing((tx) => handOver(tx, deps(), { parcelId }, staff))
    expect(await invoicesOf(order)).toHaveLength(1)
    expect((await verifyChain(shop.sql)).faults).toEqual([])
  })
})
