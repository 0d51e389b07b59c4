import { dayOf } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { type FieldRefusals, NotFound, Refused, ShopError } from '#kernel/errors.ts'
import { promotionOfProduct } from '#modules/goods/pricing/explained.ts'
import { invoiceAmounts } from '#modules/invoicing/invoices/amounts.ts'
import type { Invoice } from '#modules/invoicing/invoices/invoice.ts'
import { issueInvoice } from '#modules/invoicing/invoices/issue.ts'
import { findInvoices } from '#modules/invoicing/invoices/read.ts'
import { seriesOf } from '#modules/invoicing/invoices/series.ts'
import { orderLines } from '#modules/orders/order/orders.ts'
import { parcelsOf } from '#modules/orders/parcels/parcels.ts'
import { isCountry } from '#modules/people/customers/personal-rules.ts'
import { isTaxIdOf, storedTaxId } from '#modules/people/customers/tax-id.ts'
import { invoicingFor } from '#modules/platform/storefronts/identity.ts'
import { billParcel } from './bill-parcel.ts'
import { insertBilledRows, invoiceIdsOf, parcelsTakenBack, standingRows } from './billed.sql.ts'
import { buyerOf } from './buyer.ts'
import type { FiscalData } from './contract.ts'
import { type CustomerToBill, customerToBill } from './customers-to-bill.sql.ts'
import type { BillingSettings } from './deps.ts'
import { announceInvoice } from './emails.ts'
import { printedLines } from './lines.ts'
import { modeOf, moneyOf } from './money-of.ts'
import { lockOrder, type OrderToBill, orderNumbered } from './orders-to-bill.sql.ts'
import { printedTexts } from './printed-words.ts'
import { requestRefusal } from './request-rules.ts'
import { insertRequest, type RequestRow, requestOf } from './requests.sql.ts'

/** What is wrong with the fiscal data, by field (O-09); the tax id follows the rules of its country. */
export function fiscalErrors(data: FiscalData): FieldRefusals {
  const missing = (['name', 'nif', 'street', 'postcode', 'city'] as const).filter((field) => data[field].trim() === '')
  const errors: FieldRefusals = Object.fromEntries(missing.map((field) => [field, 'form.missing']))
  if (!isCountry(data.country)) errors.country = 'invoice.country_invalid'
  else if (!errors.nif && !isTaxIdOf(data.country, data.nif)) errors.nif = 'invoice.tax_id_invalid'
  if (data.country === 'ES' && !errors.postcode && !/^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/.test(data.postcode.trim()))
    errors.postcode = 'invoice.postcode_invalid'
  return errors
}

export interface RequestAnswer {
  request: RequestRow
  /** False when it had been made before: the same request is shown. */
  isNew: boolean
}

/** The order of a number, for who may act for it. @throws NotFound alike for unknown and foreign orders (O-15). */
export async function ownOrder(db: Db, number: string, mayAct: (order: OrderToBill) => boolean): Promise<OrderToBill> {
  const order = await orderNumbered(db, number)
  if (!order || !mayAct(order)) throw new NotFound('order.unknown')
  return order
}

/**
 * Asks for the full invoice of an order (O-08 to O-12). Before hand-over the wish is kept and the parcels' invoices become full ones;
 * afterwards a full invoice takes the place of the simplified ones at once. The second time the first request is shown.
 * @throws NotFound, Refused (invoice.already_full, invoice.order_cancelled, invoice.nothing_left), ShopError invalid naming fields.
 */
export async function requestInvoice(
  tx: Tx,
  settings: BillingSettings,
  { number, data, mayAct, now }: { number: string; data: FiscalData; mayAct: (order: OrderToBill) => boolean; now: Date },
): Promise<RequestAnswer> {
  const { id } = await ownOrder(tx, number, mayAct)
  const order = await lockOrder(tx, id)
  if (!order) throw new NotFound('order.unknown')
  const known = await requestOf(tx, order.id)
  if (known) return { request: known, isNew: false }
  const refusal = requestRefusal(await standingOf(tx, order))
  if (refusal) throw new Refused(refusal)
  const errors = fiscalErrors(data)
  const [first] = Object.values(errors)
  if (first) throw new ShopError('invalid', first, {}, errors)
  const request = await insertRequest(tx, {
    order_id: order.id,
    name: data.name.trim(),
    tax_id: storedTaxId(data.country, data.nif),
    street: data.street.trim(),
    postcode: data.postcode.trim(),
    city: data.city.trim(),
    region: data.region.trim(),
    country: data.country,
    requested_at: now,
  })
  const customer = order.owner_kind === 'customer' ? await customerToBill(tx, order.owner_id) : undefined
  await replaceSimplified(tx, settings, { order, request, customer, now })
  // What is invoiced on request has been asked for now, as far as it has left.
  if (modeOf(order, customer) === 'on_request')
    for (const parcel of await parcelsOf(tx, order.id))
      if (parcel.handed_over_at) await billParcel(tx, settings, parcel.id, now, { asked: true })
  return { request, isNew: true }
}

export const standingOf = async (db: Db, order: OrderToBill) => {
  const [rows, parcels] = [await standingRows(db, order.id), await parcelsOf(db, order.id)]
  const takenBack = await parcelsTakenBack(db, order.id)
  const billed = new Set([...rows.map((row) => row.parcel_id), ...takenBack])
  return {
    paymentState: order.payment_state,
    rows,
    takenBack: takenBack.length > 0,
    moreToCome: parcels.some((parcel) => parcel.state !== 'cancelled' && !billed.has(parcel.id)),
  }
}

/** Issues the F3 that takes the place of an order's simplified invoices, for what has not been given back of them. */
async function replaceSimplified(
  tx: Tx,
  settings: BillingSettings,
  { order, request, customer, now }: { order: OrderToBill; request: RequestRow; customer: CustomerToBill | undefined; now: Date },
): Promise<Invoice | null> {
  const rows = (await standingRows(tx, order.id)).filter((row) => row.kind === 'F2')
  const left = rows.filter((row) => row.gross_cents > 0 || row.quantity > 0)
  if (left.length === 0) return null
  const replacedIds = new Set(rows.map((row) => row.invoice_id))
  const all = await findInvoices(tx, await invoiceIdsOf(tx, order.id))
  // What corrected them goes with them: the full invoice is for what is left.
  const replaced = all.filter(
    (item) => replacedIds.has(item.id) || (item.correctsId !== null && replacedIds.has(item.correctsId)),
  )
  const buyer = buyerOf(order, customer, request)
  const invoicing = await invoicingFor(tx, settings.invoicing, order.storefront_code)
  const lines = await orderLines(tx, order.id)
  const promotions = promotionOfProduct(order.explanation, order.language)
  const texts = { shipping: printedTexts[order.language].shipping, delivery: '', promotions }
  const invoice = await issueInvoice(
    tx,
    invoicing,
    {
      kind: 'F3',
      summary: false,
      series: seriesOf(invoicing.series, 'F3', customer?.kind === 'library'),
      operationDate:
        replaced
          .map((item) => item.operationDate)
          .toSorted()
          .at(-1) ?? dayOf(now),
      buyer,
      language: order.language,
      treatment: order.tax_treatment,
      prices: buyer?.kind === 'person' ? 'gross' : 'net',
      ...invoiceAmounts(printedLines(left, lines, texts)),
      correctsId: null,
      replacesIds: replaced.map((item) => item.id),
      reference: {
        orders: [order.number],
        own: order.reference,
        invoices: replaced.map((item) => ({ number: item.number, date: item.issueDate })),
        ...moneyOf(order, customer, now),
      },
      source: `request:${request.id}`,
    },
    now,
  )
  await insertBilledRows(
    tx,
    left.map(({ id: _id, kind: _kind, ...row }) => ({ ...row, invoice_id: invoice.id })),
  )
  await announceInvoice(tx, settings, order, invoice)
  return invoice
}
