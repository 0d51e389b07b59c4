import { beforeAll, describe, expect, it } from 'vitest'
import { expectBooksBalance } from '#tests/support/books-balance.ts'
import { payingOrders } from '#tests/support/paid-orders.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'

const shop = withShop()
const { hire } = staffing(shop)
const { paidOrder } = payingOrders(shop)
let finance: Colleague
let desk: Colleague

beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  ;[finance, desk] = [await hire(['finance']), await hire(['order_desk'])]
})

async function handedOver() {
  const { number, parcels } = await paidOrder()
  await desk.call('POST', `/parcels/${parcels[0]!.id}/hand-over/`, {})
  const { body } = await finance.call('GET', `/invoices/?order=${number}`)
  return { number, parcel: parcels[0]!.id, invoice: body.items[0] }
}
const file = (who: Colleague, path: string) =>
  shop.app.inject({ url: `/api/staff${path}`, headers: { authorization: `Bearer ${who.token}` } })

const company = {
  name: 'Librería Prueba',
  nif: 'B12345674',
  street: 'Calle Real, 1',
  postcode: '18009',
  city: 'Granada',
  region: 'Granada',
  country: 'ES',
}

describe('invoices', () => {
  it('are found by their order and read as paper', async () => {
    const { number, invoice } = await handedOver()
    expect(invoice).toMatchObject({ kind: 'F2', orders: [number], total: 24.8 })
    const pdf = await file(desk, `/invoices/${invoice.number}/pdf/`)
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ])
    expect((await finance.call('GET', '/invoices/S-2026-999999/pdf/')).body.code).toBe('staff.invoice_unknown')
  })

  it('say what can be done where one is wrong, and are cancelled once, with a reason', async () => {
    const { number, invoice } = await handedOver()
    const way = `/invoices/${invoice.number}`
    const { body } = await finance.call('GET', `${way}/corrections/`)
    expect(body).toMatchObject({
      acts: { cancel: null, replace: null },
      replace: { order: number, invoices: [invoice.number], total: 24.8 },
    })
    expect((await finance.call('POST', `${way}/cancel/`, {})).status).toBe(400)
    const cancel = () => finance.call('POST', `${way}/cancel/`, { reason: 'the parcel never left' })
    expect((await desk.call('POST', `${way}/cancel/`, { reason: 'the parcel never left' })).status).toBe(403)
    const both = await Promise.all([cancel(), cancel()])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await finance.call('GET', `/invoices/?number=${invoice.number}`)).body.items).toMatchObject([{ state: 'cancelled' }])
    const records = await shop.sql`
      select r.kind from invoice_record r join invoice i on i.id = r.invoice_id where i.full_number = ${invoice.number} order by r.position`
    expect(records.map(({ kind }) => kind)).toEqual(['issue', 'cancel'])
    const told = await shop.sql`select subject from mail_outbox where template = 'invoice-cancelled' and order_number = ${number}`
    expect(told).toEqual([{ subject: expect.stringContaining(invoice.number) }])
    expect((await finance.call('GET', `${way}/corrections/`)).body.acts).toMatchObject({ cancel: 'invoice.cancelled_already' })
  })

  it('that a refund corrected are cancelled no more', async () => {
    const { number, invoice } = await handedOver()
    const { lines } = (await desk.call('GET', `/orders/${number}/`)).body
    await finance.call('POST', `/orders/${number}/refund/`, {
      lines: [{ line: lines[0].line, amount: 2 }],
      reason: 'a bent corner',
    })
    const told = await finance.call('POST', `/invoices/${invoice.number}/cancel/`, { reason: 'it was wrong' })
    expect([told.status, told.body.code]).toEqual([409, 'invoice.corrected_already'])
    expect((await finance.call('GET', `/invoices/${invoice.number}/corrections/`)).body.corrected_by).toHaveLength(1)
  })

  it('are issued in full by finance, in the place of the simplified one, once', async () => {
    const { number, parcel } = await handedOver()
    expect((await desk.call('POST', `/orders/${number}/invoice/`, company)).status).toBe(403)
    expect((await finance.call('POST', `/orders/${number}/invoice/`, { ...company, nif: 'X' })).status).toBe(400)
    const { body } = await finance.call('POST', `/orders/${number}/invoice/`, company)
    expect(body.items.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['F2', 'F3'])
    expect((await finance.call('POST', `/orders/${number}/invoice/`, company)).body.items).toHaveLength(2)
    expect((await finance.call('POST', `/parcels/${parcel}/invoice/`, {})).body).toMatchObject({ code: 'invoice.parcel_done' })
    await expectBooksBalance(shop.sql)
  })

  it('are sent once more to whom they are for, the one that stands alone', async () => {
    const { number, invoice } = await handedOver()
    const letters = async () =>
      (await shop.sql`select 1 from mail_outbox where order_number = ${number} and template = 'invoice'`).length
    const before = await letters()
    const [order] = await shop.sql`select email from shop_order where number = ${number}`
    expect((await desk.call('POST', `/invoices/${invoice.number}/send/`, {})).body).toEqual({ email: order?.['email'] })
    expect(await letters()).toBe(before + 1)
    await finance.call('POST', `/orders/${number}/invoice/`, company)
    const states = (await desk.call('GET', `/invoices/?order=${number}&sort=date`)).body.items
    expect(states.map(({ kind, state }: { kind: string; state: string }) => [kind, state]).toSorted()).toEqual([
      ['F2', 'replaced'],
      ['F3', 'stands'],
    ])
    expect((await desk.call('POST', `/invoices/${invoice.number}/send/`, {})).body.code).toBe('invoice.stands_no_more')
  })

  it('go to the accountant as a spreadsheet and as text, and every export is written down', async () => {
    const { invoice } = await handedOver()
    const period = 'from=2026-01-01&to=2026-12-31'
    const csv = await file(finance, `/books/?book=invoices&format=csv&${period}`)
    expect(csv.payload).toContain(invoice.number)
    expect(csv.headers['content-disposition']).toBe('attachment; filename="invoices-2026-01-01-2026-12-31.csv"')
    const xlsx = await file(finance, `/books/?book=vat&${period}`)
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
    expect((await file(desk, `/books/?book=vat&${period}`)).statusCode).toBe(403)
    expect((await finance.call('GET', '/books/?book=vat&from=2026-02-01&to=2026-01-01')).status).toBe(400)
    const [act] =
      await shop.sql`select subject from staff_act where staff_id = ${finance.id} and action = 'invoice.export' order by id limit 1`
    expect(act).toEqual({ subject: 'invoices 2026-01-01 2026-12-31' })
  })
})

describe('a customer', () => {
  it('is invoiced as finance says, to units that the common directory knows', async () => {
    await shop.sql`insert into customer (id, kind, email, password_hash, company, language)
      values ('biz-1', 'business', 'biz@example.com', 'x', 'Librería', 'es')`
    const dir3 = { accounting: 'L01280796', managing: '12', processing: 'LA0001234' }
    expect((await finance.call('PUT', '/customers/biz-1/billing/', { dir3 })).body['dir3.managing']).toBeDefined()
    expect((await finance.call('PUT', '/customers/biz-1/billing/', { monthly: true })).status).toBe(200)
    expect((await finance.call('PUT', '/customers/nobody/billing/', { monthly: true })).status).toBe(404)
  })
})
