import { cents } from '#kernel/money.ts'
import { splitVat } from '#modules/goods/pricing/vat-split.ts'
import type { Buyer, Invoice, InvoiceLine } from './invoice.ts'
import { unitPrice } from './unit-price.ts'
import type { Xml } from './xml.ts'

const two = (value: number): string => (value / 100).toFixed(2)
/** Up to eight decimals, two at least. */
const eight = (value: number): string => value.toFixed(8).replace(/0{1,6}$/, '')

/** Lines before VAT: quantity × unit − discount is the line's base to the cent, so that lines add up to the totals. */
export const facturaeLines = (invoice: Invoice, buyer: Buyer): Xml[] => invoice.lines.map((line) => lineOf(line, buyer, invoice))

/** The delivery note a line went with. */
function noteOf(line: InvoiceLine, invoice: Invoice): Xml | null {
  const note = invoice.reference.notes?.find(({ number }) => number === line.note)
  if (!note) return null
  const parts: Xml[] = [
    ['DeliveryNoteNumber', note.number.slice(0, 30)],
    ['DeliveryNoteDate', note.date],
  ]
  return ['DeliveryNotesReferences', [['DeliveryNote', parts]]]
}

function lineOf(line: InvoiceLine, buyer: Buyer, invoice: Invoice): Xml {
  const base = line.baseCents / 100
  const { unit, discountPercent } = unitPrice(line, 'net')
  const quantity = line.quantity || 1
  const reduced = discountPercent !== 0
  const cost = reduced ? Number((unit * quantity).toFixed(8)) : base
  const gross = Math.abs(line.grossCents)
  const vat = Math.sign(line.grossCents) * (gross - splitVat(cents(gross), line.vatPercent).base)
  return [
    'InvoiceLine',
    [
      buyer.contract ? ['ReceiverContractReference', buyer.contract.slice(0, 20)] : null,
      invoice.reference.own ? ['ReceiverTransactionReference', invoice.reference.own.slice(0, 20)] : null,
      buyer.file ? ['FileReference', buyer.file.slice(0, 20)] : null,
      noteOf(line, invoice),
      ['ItemDescription', [line.description, line.detail].filter(Boolean).join(' · ').slice(0, 2500)],
      ['Quantity', quantity.toFixed(1)],
      ['UnitOfMeasure', '01'],
      ['UnitPriceWithoutTax', eight(reduced ? unit : base / quantity)],
      ['TotalCost', eight(cost)],
      reduced
        ? [
            'DiscountsAndRebates',
            [
              [
                'Discount',
                [
                  ['DiscountReason', 'Descuento'],
                  ['DiscountRate', discountPercent.toFixed(4)],
                  ['DiscountAmount', eight(cost - base)],
                ],
              ],
            ],
          ]
        : null,
      ['GrossAmount', two(line.baseCents)],
      [
        'TaxesOutputs',
        [
          [
            'Tax',
            [
              ['TaxTypeCode', '01'],
              ['TaxRate', line.vatPercent.toFixed(2)],
              ['TaxableBase', [['TotalAmount', two(line.baseCents)]]],
              ['TaxAmount', [['TotalAmount', two(vat)]]],
            ],
          ],
        ],
      ],
    ],
  ]
}
