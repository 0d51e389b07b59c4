import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { invoiceAmounts, type PaidLine } from '#modules/invoicing/invoices/amounts.ts'
import type { Buyer, InvoiceDraft } from '#modules/invoicing/invoices/invoice.ts'
import { usualSeries } from '#modules/invoicing/invoices/series.ts'
import { agencyUrls, type InvoiceSettings } from '#modules/invoicing/invoices/settings.ts'

export const testInvoicing: InvoiceSettings = {
  issuer: {
    name: 'Tienda del Palacio, S. L.',
    taxId: 'B12345674',
    street: 'Patio de la Alberca, 1',
    postcode: '18009',
    city: 'Granada',
    region: 'Granada',
    country: 'ES',
    registry: 'Registro Mercantil de Granada, tomo 13, folio 13, hoja GR-1313',
    iban: 'ES2699990001440000001313',
    email: 'hola@palaceshop.example',
    phone: '900 555 013',
  },
  verifactu: 'on',
  program: {
    producer: { name: 'Tienda del Palacio, S. L.', taxId: 'B12345674' },
    name: 'Palace Shop',
    id: 'PS',
    version: '0.1.0',
  },
  agencyUrl: agencyUrls.test,
  series: usualSeries,
}

export const townLibrary: Buyer = {
  name: 'Ajuntament de Vilanova del Riu',
  taxId: 'P2807900B',
  kind: 'public_body',
  street: 'Plaça Major, 1',
  postcode: '08700',
  city: 'Vilanova del Riu',
  region: 'Barcelona',
  country: 'ES',
  dir3: { accounting: 'L01080001', managing: 'L01080002', processing: 'L01080003' },
  contract: 'EXP-2026/114',
}

/** A line of a book; say what matters. */
export const paidLine = (change: Partial<PaidLine> = {}): PaidLine => ({
  kind: 'product',
  description: 'El jardín de los granados',
  detail: 'Lucía Ferrán · 9788400000000',
  delivery: '',
  quantity: 1,
  listUnitCents: cents(1990),
  grossCents: cents(1990),
  vatPercent: 4,
  surchargePercent: 0,
  surchargeCents: cents(0),
  ...change,
})

let serial = 0

/** A simplified invoice of one book; say what matters. */
export function draftOf({ paid = [paidLine()], ...change }: Partial<InvoiceDraft> & { paid?: PaidLine[] } = {}): InvoiceDraft {
  return {
    kind: 'F2',
    summary: false,
    series: 'S',
    operationDate: day('2026-11-21'),
    buyer: null,
    language: 'es',
    treatment: 'domestic',
    prices: 'gross',
    ...invoiceAmounts(paid),
    correctsId: null,
    replacesIds: [],
    reference: { orders: ['2026-000013'], own: '', invoices: [], paid: true, due: null },
    source: `test:${++serial}`,
    ...change,
  }
}
