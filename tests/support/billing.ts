import type { Pool } from '#kernel/db.ts'
import { cents } from '#kernel/money.ts'
import { billParcel } from '#modules/invoicing/billing/bill-parcel.ts'
import { type Credit, creditInvoices } from '#modules/invoicing/billing/credit.ts'
import type { BillingSettings } from '#modules/invoicing/billing/deps.ts'
import { requestInvoice } from '#modules/invoicing/billing/request-invoice.ts'
import { contractOfBudget } from '#modules/invoicing/budgets/for-papers.ts'
import { askedNotes, noteOfParcel } from '#modules/libraries/delivery-notes/for-invoices.ts'
import { type GivenOrder, givenDeliveredOrder, type OrderToGive } from './delivered-order.ts'
import { testInvoicing } from './invoicing.ts'

export const noon = new Date('2026-11-21T11:00:00Z')

export const billingSettings: BillingSettings = {
  invoicing: testInvoicing,
  senders: () => ({
    name: 'La Tienda del Palacio',
    tagline: 'Tienda oficial',
    address: 'Granada',
    email: 'hola@palaceshop.example',
    phone: '900 555 013',
    url: 'https://shop.example',
  }),
  besideInvoice: { noteOf: noteOfParcel, askedNotes, contractOf: contractOfBudget },
  secret: 'a secret of these tests',
  publicUrl: 'https://shop.example',
}

export const book = { quantity: 1, unit_cents: 1990 }
export const vase = { quantity: 1, unit_cents: 1250, vat_percent: 21 }

const fiscal = {
  name: 'Ana Ruiz',
  nif: '12345678Z',
  street: 'Calle Real, 1',
  postcode: '18009',
  city: 'Granada',
  region: 'Granada',
  country: 'ES',
}

/** Steps of billing on a database. */
export function billing(database: { readonly sql: Pool }) {
  const steps = {
    given: async (order: OrderToGive) => {
      await database.sql`insert into storefront (code) values ('T013') on conflict do nothing`
      return givenDeliveredOrder(database.sql, order)
    },
    bill: (parcelId: number, now = noon) => database.sql.begin((tx) => billParcel(tx, billingSettings, parcelId, now)),
    billAll: async (order: GivenOrder) => {
      const invoices = []
      for (const parcel of order.parcels) invoices.push(await steps.bill(parcel))
      return invoices
    },
    credit: (change: Omit<Credit, 'shippingCents'> & { shippingCents?: number }) =>
      database.sql.begin((tx) =>
        creditInvoices(tx, billingSettings, { ...change, shippingCents: cents(change.shippingCents ?? 0) }, noon),
      ),
    /** Asks for the order's full invoice, as its owner unless said. */
    ask: (order: GivenOrder, data: Partial<typeof fiscal> = {}, owner = order.owner) =>
      database.sql.begin((tx) =>
        requestInvoice(tx, billingSettings, {
          number: order.number,
          data: { ...fiscal, ...data },
          mayAct: (orderToBill) => orderToBill.owner_id === owner,
          now: noon,
        }),
      ),
    invoicesOf: (order: GivenOrder) =>
      database.sql<{ id: number; kind: string; full_number: string; total_cents: number; replaced: boolean }[]>`
        select distinct i.id, i.kind, i.full_number, i.total_cents,
          exists (select from invoice_replacement r where r.replaced_id = i.id) as replaced
        from invoice i join billed_line b on b.invoice_id = i.id where b.order_id = ${order.id} order by i.id`,
  }
  return steps
}
