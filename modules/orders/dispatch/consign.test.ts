import { describe, expect, it } from 'vitest'
import { textAt } from '#kernel/xml.ts'
import type { CarrierOf } from '#modules/orders/carriers/carrier.ts'
import { correosAt, heaviest } from '#modules/orders/carriers/correos.ts'
import { givenOrder } from '#tests/support/given-order.ts'
import { testInvoicing } from '#tests/support/invoicing.ts'
import { lifeDeps } from '#tests/support/life.ts'
import { withShop } from '#tests/support/shop.ts'
import { staffing } from '#tests/support/staffing.ts'
import { withFakeCorreos } from '#tests/support/with-fake-correos.ts'
import { callOffCancelled, consign, shipmentView, withdraw } from './consign.ts'
import { packingPapers } from './papers.ts'

const correos = withFakeCorreos()
const shop = withShop()
const { hire } = staffing(shop)

const start = new Date('2026-11-23T10:00:00Z')
const carrier = (change: { password?: string; timeoutMs?: number } = {}) =>
  correosAt({
    url: correos.server.url,
    user: 'palacio',
    password: 'secreto',
    labeller: 'XXX1',
    products: { door: 'S0132', office: 'S0133' },
    clock: () => start,
    ...change,
  })
const depsOf = (carrierOf: CarrierOf = () => carrier()) => ({ invoicing: testInvoicing, carrierOf, senders: lifeDeps().senders })
const parcelOf = async (change: Parameters<typeof givenOrder>[2] = {}) => {
  const order = await givenOrder(shop.sql, [{ taken: 1 }], change)
  return { ...order, parcel: order.parcelIds[0]! }
}
const asked = (parcel: number) => ({ parcel, onlyStore: null, now: start })
/** A minute on, each time somebody tries again. */
const register = (parcel: number, { deps = depsOf(), minutes = 0 } = {}) =>
  consign(shop.sql, deps, asked(parcel), () => new Date(start.getTime() + minutes * 61_000))
const view = (parcel: number) => shipmentView(shop.sql, depsOf(), asked(parcel))
const refusal = (code: string, details: object = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })

describe('a parcel that goes with Correos', () => {
  it('is registered with sender, receiver, weight and the shop’s own reference, and keeps number and label', async () => {
    const { parcel, number } = await parcelOf()
    await shop.sql`update product set weight_grams = 820 where id in (
      select product_id from order_line l join parcel_line p on p.order_line_id = l.id where p.parcel_id = ${parcel})`
    await register(parcel)
    const [{ asked: sent, code }] = correos.shipments as [(typeof correos.shipments)[0]]
    expect([textAt(sent, 'CodEtiquetador'), textAt(sent, 'FechaOperacion')]).toEqual(['XXX1', '23-11-2026 11:00:00'])
    expect([textAt(sent, 'Destinatario', 'CP'), textAt(sent, 'Destinatario', 'Pais')]).toEqual(['18009', 'ES'])
    expect(textAt(sent, 'Remitente', 'Identificacion', 'Nif')).toBe(testInvoicing.issuer.taxId)
    expect(textAt(sent, 'Envio', 'Pesos', 'Peso', 'Valor')).toBe('820')
    expect(textAt(sent, 'Envio', 'ReferenciaCliente')).toBe(`${number}-1`)
    expect(await view(parcel)).toMatchObject({
      carrier: 'Correos',
      state: 'made',
      code,
      acts: { register: 'carriers.made', cancel: null },
    })
  })

  it('is registered once, however often it is asked and whoever else asks at the same time', async () => {
    const { parcel } = await parcelOf()
    const both = await Promise.allSettled([register(parcel), register(parcel)])
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
    await register(parcel)
    expect(correos.shipments).toHaveLength(1)
  })

  it.each(['answer_lost', 'slow'] as const)(
    'is found again where the answer was lost (%s), and not registered twice',
    async (trouble) => {
      const { parcel, number } = await parcelOf()
      correos.server.state.trouble = [trouble]
      const impatient = depsOf(() => carrier({ timeoutMs: trouble === 'slow' ? 100 : 20_000 }))
      await expect(register(parcel, { deps: impatient })).rejects.toEqual(
        refusal('carriers.no_answer', { reference: `${number}-1` }),
      )
      expect((await view(parcel)).state).toBe('asked')
      await register(parcel, { minutes: 1 })
      expect([correos.shipments.length, (await view(parcel)).code]).toEqual([1, correos.shipments[0]?.code])
    },
  )

  it('is registered by the next try where Correos never heard of it, or a proxy answered', async () => {
    const { parcel } = await parcelOf()
    correos.server.state.trouble = ['down']
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.no_answer'))
    correos.verdicts.push('page')
    await expect(register(parcel, { minutes: 1 })).rejects.toEqual(refusal('carriers.no_answer'))
    await register(parcel, { minutes: 2 })
    expect([correos.shipments.length, (await view(parcel)).state]).toEqual([1, 'made'])
  })

  it('is refused in the words of Correos, and can be tried again once they are heeded', async () => {
    const { parcel } = await parcelOf()
    correos.verdicts.push({ refused: 'El código postal no existe' })
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.refused', { sentence: 'El código postal no existe · 9' }))
    expect(await view(parcel)).toMatchObject({
      state: 'refused',
      sentence: 'El código postal no existe · 9',
      acts: { register: null },
    })
    correos.verdicts.push({ fault: 'Contrato no vigente' })
    await expect(register(parcel, { minutes: 1 })).rejects.toEqual(
      refusal('carriers.refused', { sentence: 'Contrato no vigente' }),
    )
    await expect(register(parcel, { minutes: 2, deps: depsOf(() => carrier({ password: 'otro' })) })).rejects.toEqual(
      refusal('carriers.refused', { sentence: 'HTTP 401' }),
    )
    await register(parcel, { minutes: 3 })
    expect(correos.shipments).toHaveLength(1)
  })

  it('is not asked about where it goes abroad, beyond the customs line, is too heavy or collected', async () => {
    const { parcel, id } = await parcelOf()
    const address = async (change: object) =>
      void (await shop.sql`update shop_order set delivery_address = delivery_address || ${shop.sql.json({ ...change })} where id = ${id}`)
    await address({ country: 'FR' })
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.abroad'))
    await address({ country: 'ES', postcode: '35001' })
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.customs'))
    await address({ postcode: '18009', street: 'x'.repeat(101) })
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.too_long'))
    await address({ street: 'Cuesta de Gomérez 12' })
    await shop.sql`update product set weight_grams = ${heaviest + 1} where id in (
      select product_id from order_line l join parcel_line p on p.order_line_id = l.id where p.parcel_id = ${parcel})`
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.too_heavy'))
    const pickup = await parcelOf({ method: 'store' })
    await expect(register(pickup.parcel)).rejects.toEqual(refusal('carriers.not_a_shipment'))
    expect(correos.server.state.calls).toEqual([])
  })

  it('is called off, once too where the answer was lost, and registered anew under another reference', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    correos.verdicts.push({ refused: 'El envío ya está admitido' })
    await expect(withdraw(shop.sql, depsOf(), asked(parcel))).rejects.toEqual(
      refusal('carriers.refused', { sentence: 'El envío ya está admitido · 3' }),
    )
    correos.server.state.trouble = ['answer_lost']
    await expect(withdraw(shop.sql, depsOf(), asked(parcel))).rejects.toEqual(refusal('carriers.no_answer'))
    await withdraw(shop.sql, depsOf(), asked(parcel))
    expect((await view(parcel)).state).toBe('cancelled')
    await register(parcel, { minutes: 1 })
    expect(correos.shipments.map(({ reference, cancelled }) => [reference, cancelled])).toEqual([
      [`${number}-1`, true],
      [`${number}-1/2`, false],
    ])
  })

  it('is printed with its carrier’s label, beside the shop’s own on what is collected, and not without', async () => {
    const [one, pickup] = [await parcelOf(), await parcelOf({ method: 'store' })]
    const print = () =>
      packingPapers(shop.sql, depsOf(), { parcels: [one.parcel, pickup.parcel], paper: 'label', onlyStore: null, now: start })
    await expect(print()).rejects.toEqual(refusal('carriers.no_label', { parcels: `${one.number}-1` }))
    await register(one.parcel)
    const pdf = await print()
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const { PDFDocument } = await import('@cantoo/pdf-lib')
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2)
  })

  it('leaves with the number that Correos gave it, and its label is forgotten once it has arrived', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    const { call } = await hire(['order_desk'])
    await call('POST', `/parcels/${parcel}/hand-over/`, {})
    const sent = (await call('GET', `/orders/${number}/`)).body.parcels[0]
    expect(sent).toMatchObject({ carrier: 'Correos', tracking: correos.shipments[0]?.code })
    expect(sent.tracking_url).toContain(correos.shipments[0]?.code)
    await expect(withdraw(shop.sql, depsOf(), asked(parcel))).rejects.toEqual(refusal('carriers.left'))
    await call('POST', `/parcels/${parcel}/deliver/`, {})
    const [row] = await shop.sql`select label, code from parcel_shipment where parcel_id = ${parcel}`
    expect(row).toEqual({ label: null, code: correos.shipments[0]?.code })
  })
})

describe('a parcel that is cancelled after it was registered', () => {
  const cancelled = async (number: string) => {
    const { call } = await hire(['order_desk'])
    const { lines } = (await call('GET', `/orders/${number}/`)).body
    const body = { lines: lines.map(({ line }: { line: number }) => line), reason: 'El cliente ya no lo quiere' }
    expect((await call('POST', `/orders/${number}/cancel/`, body)).status).toBe(200)
  }
  /** The duty as it runs some hours from now. */
  const inHours = (hours: number) => callOffCancelled(shop.sql, depsOf(), new Date(Date.now() + hours * 3_600_000))

  it('is called off at its carrier, by itself and once', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    await cancelled(number)
    expect(await view(parcel)).toMatchObject({
      state: 'made',
      calling_off: 'due',
      acts: { register: 'carriers.left', cancel: null },
    })
    await inHours(0)
    expect(correos.shipments.map((one) => one.cancelled)).toEqual([true])
    expect(await view(parcel)).toMatchObject({ state: 'cancelled', calling_off: null })
    const calls = correos.server.state.calls.length
    await inHours(9)
    expect(correos.server.state.calls).toHaveLength(calls)
  })

  it('is tried again where the carrier says nothing, and later each time', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    await cancelled(number)
    correos.server.state.trouble = ['down']
    await inHours(0)
    expect((await view(parcel)).calling_off).toBe('due')
    await inHours(0)
    expect(correos.shipments[0]?.cancelled).toBe(false)
    await inHours(1)
    expect(correos.shipments[0]?.cancelled).toBe(true)
  })

  it('is looked for where its registration was never answered', async () => {
    const { parcel, number } = await parcelOf()
    correos.server.state.trouble = ['answer_lost']
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.no_answer'))
    await cancelled(number)
    await inHours(0)
    expect(correos.shipments[0]?.cancelled).toBe(true)
    expect((await view(parcel)).state).toBe('cancelled')
  })

  it('is left to colleagues where the carrier refuses for a day, with what it says, and called off when they ask', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    await cancelled(number)
    for (let hours = 0; hours < 12 * 7; hours += 7) {
      correos.verdicts.push({ refused: 'El envío ya está admitido' })
      await inHours(hours)
    }
    expect(await view(parcel)).toMatchObject({
      calling_off: 'given_up',
      sentence: 'El envío ya está admitido · 3',
      acts: { cancel: null },
    })
    await inHours(1000)
    expect(correos.shipments[0]?.cancelled).toBe(false)
    await withdraw(shop.sql, depsOf(), asked(parcel))
    expect(await view(parcel)).toMatchObject({ state: 'cancelled', calling_off: null, sentence: '' })
  })

  it('is not registered any more', async () => {
    const { parcel, number } = await parcelOf()
    await cancelled(number)
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.left'))
    expect(correos.server.state.calls).toEqual([])
  })
})

describe('a shop with its own labels', () => {
  it('registers nothing, and says so row by row', async () => {
    const { parcel } = await parcelOf()
    const { call } = await hire(['order_desk'])
    const { body } = await call('POST', '/parcels/shipments/', { rows: [{ id: parcel }] })
    expect(body).toMatchObject({ done: [], refused: [{ id: parcel, code: 'carriers.own_labels' }] })
    expect((await call('GET', `/parcels/${parcel}/shipment/`)).body).toMatchObject({ carrier: '', state: null })
    const elsewhere = await hire(['bookseller'], { storeCode: 'T001' })
    expect((await elsewhere.call('GET', `/parcels/${parcel}/shipment/`)).status).toBe(404)
  })
})

describe('a parcel whose order goes elsewhere after it was registered', () => {
  const moved = async (number: string) => {
    const { call } = await hire(['order_desk'])
    const was = (await call('GET', `/orders/${number}/`)).body.delivery_address
    const body = { ...was, street: 'Cuesta de Gomérez, 4', was }
    expect((await call('POST', `/orders/${number}/address/`, body)).status).toBe(200)
    return call
  }
  const printed = (parcel: number) =>
    packingPapers(shop.sql, depsOf(), { parcels: [parcel], paper: 'label', onlyStore: null, now: start })
  const later = () => callOffCancelled(shop.sql, depsOf(), new Date(Date.now() + 3_600_000))

  it('neither prints the former label nor leaves with it', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    const call = await moved(number)
    expect(await view(parcel)).toMatchObject({
      state: 'made',
      calling_off: 'due',
      acts: { register: 'carriers.other_address', cancel: null },
    })
    await expect(printed(parcel)).rejects.toEqual(refusal('carriers.no_label'))
    await expect(register(parcel)).rejects.toEqual(refusal('carriers.other_address'))
    expect((await call('POST', `/parcels/${parcel}/hand-over/`, {})).body.code).toBe('carriers.other_address')
  })

  it('is called off by the shop itself, and registered anew with its address', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    const call = await moved(number)
    await later()
    expect(await view(parcel)).toMatchObject({ state: 'cancelled', calling_off: null, acts: { register: null } })
    await register(parcel, { minutes: 1 })
    expect(
      correos.shipments.map((one) => [one.cancelled, textAt(one.asked, 'Destinatario', 'DatosDireccion', 'Direccion')]),
    ).toEqual([
      [true, expect.any(String)],
      [false, expect.stringContaining('Gomérez')],
    ])
    expect((await printed(parcel)).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await call('POST', `/parcels/${parcel}/hand-over/`, {})).status).toBe(200)
  })

  it('goes with another carrier while the first says nothing', async () => {
    const { parcel, number } = await parcelOf()
    await register(parcel)
    const call = await moved(number)
    const way = { carrier: 'Mensajería Darro', tracking: 'D-1' }
    expect((await call('POST', `/parcels/${parcel}/hand-over/`, way)).status).toBe(200)
    await later()
    expect(correos.shipments.map((one) => one.cancelled)).toEqual([true])
  })
})
