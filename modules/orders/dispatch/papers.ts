import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { Conflict } from '#kernel/errors.ts'
import { storeByCode } from '#modules/goods/stores/stores.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { readDeliveryNote, readGiftTicket } from '#modules/invoicing/billing/parcel-papers.ts'
import { ownOrder } from '#modules/invoicing/billing/request-invoice.ts'
import type { Issuer } from '#modules/invoicing/invoices/invoice.ts'
import { labelsPdf, type ParcelLabel } from '#modules/invoicing/invoices/parcel-label.ts'
import { deliveryNotesPdf, giftTicketsPdf } from '#modules/invoicing/invoices/parcel-papers.ts'
import type { CarrierOf } from '#modules/orders/carriers/carrier.ts'
import { labelOfParcel } from '#modules/orders/carriers/shipments.ts'
import { orderNumberFor } from '#modules/orders/order-history/staff-view.ts'
import type { ParcelRow } from '#modules/orders/parcels/parcels.ts'
import { readOrder, type WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { LetterFile } from '#modules/platform/mail/email-message.ts'
import { invoicingFor, shopNameOf } from '#modules/platform/storefronts/identity.ts'
import { oneFile } from './one-file.ts'
import type { PackingPaper } from './staff-contract.ts'

export interface PaperDeps extends Pick<BillingSettings, 'invoicing' | 'senders'> {
  carrierOf: CarrierOf
}

interface Wanted {
  parcels: readonly number[]
  paper: PackingPaper
  /** The only store whose parcels may be printed; null for every store. */
  onlyStore: string | null
  now: Date
}

/**
 * Papers of many parcels in one file, in the order in which they were asked for; of gift tickets those that were ordered.
 * @throws NotFound for unknown parcels and those of other stores; Conflict 'dispatch.no_paper' where there is none to print.
 */
export async function packingPapers(db: Db, deps: PaperDeps, { parcels, paper, onlyStore, now }: Wanted): Promise<Buffer> {
  const sheets: Awaited<ReturnType<typeof readSheet>>[] = []
  for (const id of new Set(parcels)) sheets.push(await readSheet(db, deps, { id, onlyStore }))
  const asked = sheets.filter(({ whole }) => paper !== 'gift-ticket' || whole.order.gift_ticket)
  const printable = asked.filter(({ parcel }) => parcel.state !== 'cancelled' && parcel.kind !== 'digital')
  if (printable.length === 0) throw new Conflict('dispatch.no_paper')
  if (paper === 'label') return labels(db, deps, printable)
  const queries = await Promise.all(
    printable.map(async ({ whole, parcel, shop, issuer }) => ({
      order: await ownOrder(db, whole.order.number, () => true),
      position: parcel.position,
      shop,
      issuer,
      packedOn: dayOf(now),
    })),
  )
  return paper === 'gift-ticket'
    ? giftTicketsPdf(await Promise.all(queries.map((query) => readGiftTicket(db, query))))
    : deliveryNotesPdf(await Promise.all(queries.map((query) => readDeliveryNote(db, query))))
}

type Sheet = Awaited<ReturnType<typeof readSheet>>

/** Each parcel's label in their order: its carrier's, or the shop's own where no carrier is told of it. @throws Conflict 'carriers.no_label' */
async function labels(db: Db, { carrierOf }: PaperDeps, sheets: readonly Sheet[]): Promise<Buffer> {
  const files: (Uint8Array | null)[] = []
  for (const sheet of sheets) {
    const carried = sheet.parcel.kind === 'shipment' && carrierOf(sheet.whole.order.storefront_code) !== null
    files.push(carried ? await labelOfParcel(db, sheet.parcel.id) : await labelsPdf([await labelOf(db, sheet)]))
  }
  const missing = sheets.filter((_sheet, index) => files[index] === null)
  if (missing.length > 0)
    throw new Conflict('carriers.no_label', {
      parcels: missing.map(({ whole, parcel }) => parcelCode(whole.order.number, parcel.position)).join(', '),
    })
  return oneFile(files.flatMap((file) => file ?? []))
}

async function readSheet(db: Db, deps: PaperDeps, { id, onlyStore }: { id: number; onlyStore: string | null }) {
  const whole = await readOrder(db, await orderNumberFor(db, id, onlyStore))
  const { order } = whole
  const { issuer } = await invoicingFor(db, deps.invoicing, order.storefront_code)
  const parcel = whole.parcels.find((row) => row.id === id)!
  return { whole, parcel, shop: await shopNameOf(db, deps.senders, order), issuer }
}

/** The label of what comes back: from its customer to the shop. */
export async function returnLabel(
  db: Db,
  { invoicing, senders }: PaperDeps,
  whole: WholeOrder,
  code: string,
): Promise<LetterFile> {
  const { order } = whole
  const { issuer } = await invoicingFor(db, invoicing, order.storefront_code)
  const shop = await shopNameOf(db, senders, order)
  const sender = order.delivery_address ?? order.billing_address
  const pdf = await labelsPdf([
    {
      language: order.language,
      shop: sender?.recipient ?? order.email,
      from: sender ? [sender.street, `${sender.postcode} ${sender.city}`] : [],
      to: [shop, issuer.street, `${issuer.postcode} ${issuer.city}`],
      phone: issuer.phone,
      order: order.number,
      parcel: null,
      carrier: '',
      tracking: '',
      code,
    },
  ])
  return { name: `${code}.pdf`, type: 'application/pdf', content: pdf }
}

/** The code of a parcel's label: its order and its place among the order's parcels. */
export const parcelCode = (order: string, position: number): string => `${order}-${position}`

async function labelOf(
  db: Db,
  { whole, parcel, shop, issuer }: { whole: WholeOrder; parcel: ParcelRow; shop: string; issuer: Issuer },
): Promise<ParcelLabel> {
  const { order, parcels } = whole
  const living = parcels.filter(({ state }) => state !== 'cancelled')
  const { to, phone } = await receiverOf(db, whole, parcel)
  return {
    language: order.language,
    shop,
    from: [issuer.street, `${issuer.postcode} ${issuer.city}`, issuer.phone].filter(Boolean),
    to,
    phone,
    order: order.number,
    parcel: [living.indexOf(parcel) + 1, living.length],
    carrier: parcel.carrier,
    tracking: parcel.tracking_code,
    code: parcelCode(order.number, parcel.position),
  }
}

/** A pickup stands at its store under the name of who ordered; everything else goes to the address or the pickup point. */
async function receiverOf(db: Db, { order }: WholeOrder, parcel: ParcelRow): Promise<{ to: string[]; phone: string }> {
  const address = order.delivery_address
  const name = address?.recipient ?? order.billing_address?.recipient ?? order.email
  if (parcel.kind === 'pickup' && parcel.store_code) {
    const store = await storeByCode(db, parcel.store_code)
    return { to: [name, store.name, store.address, `${store.postcode} ${store.city}`], phone: '' }
  }
  if (address) {
    const street = [address.street, address.floor].filter(Boolean).join(', ')
    const place = [`${address.postcode} ${address.city}`, address.country === 'ES' ? '' : address.country]
    return { to: [name, street, ...place].filter(Boolean), phone: address.phone ?? '' }
  }
  const point = order.pickup_point
  return { to: point ? [name, point.name, point.address, `${point.postcode} ${point.city}`] : [name], phone: '' }
}
