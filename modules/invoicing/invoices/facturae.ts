import { Refused } from '#kernel/errors.ts'
import { type Cents, cents } from '#kernel/money.ts'
import { facturaeLines } from './facturae-lines.ts'
import { buyerParts, sellerOf } from './facturae-parties.ts'
import type { Buyer, Invoice } from './invoice.ts'
import { writeXml, type Xml } from './xml.ts'

/** Facturae writes euros with a point and two decimals. */
export const facturaeAmount = (amount: Cents): string => (amount / 100).toFixed(2)
const total = (name: string, amount: Cents): Xml => [name, [['TotalAmount', facturaeAmount(amount)]]]

const namespace = 'http://www.facturae.gob.es/formato/Versiones/Facturaev3_2_2.xml'

/**
 * An invoice as Facturae 3.2.2 for a Spanish public body with its three DIR3 units (Orden HAP/1074/2014), not signed yet.
 * Amounts are those of the printed invoice.
 * @throws Refused 'invoice.no_facturae' for any other buyer.
 */
export function facturaeXml(invoice: Invoice): string {
  const { buyer, issuer } = invoice
  if (!buyer?.dir3 || buyer.country !== 'ES') throw new Refused('invoice.no_facturae')
  const outstanding = invoice.reference.paid ? cents(0) : invoice.totalCents
  const parts: Xml[] = [
    headerOf(invoice, outstanding),
    [
      'Parties',
      [
        ['SellerParty', sellerOf(issuer)],
        ['BuyerParty', buyerParts(buyer)],
      ],
    ],
    ['Invoices', [['Invoice', invoiceParts(invoice, buyer, outstanding)]]],
  ]
  const body = parts.map(writeXml).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<fe:Facturae xmlns:fe="${namespace}" xmlns:ds="http://www.w3.org/2000/09/xmldsig#">${body}</fe:Facturae>\n`
}

const headerOf = (invoice: Invoice, outstanding: Cents): Xml => [
  'FileHeader',
  [
    ['SchemaVersion', '3.2.2'],
    ['Modality', 'I'],
    ['InvoiceIssuerType', 'EM'],
    [
      'Batch',
      [
        ['BatchIdentifier', `${invoice.issuer.taxId}${invoice.number}`],
        ['InvoicesCount', '1'],
        total('TotalInvoicesAmount', invoice.totalCents),
        total('TotalOutstandingAmount', outstanding),
        total('TotalExecutableAmount', outstanding),
        ['InvoiceCurrencyCode', 'EUR'],
      ],
    ],
  ],
]

function invoiceParts(invoice: Invoice, buyer: Buyer, outstanding: Cents): Xml[] {
  const taxes = cents(invoice.vatCents + invoice.surchargeCents)
  const { due } = invoice.reference
  const paid = cents(invoice.totalCents - outstanding)
  const parts: (Xml | null)[] = [
    [
      'InvoiceHeader',
      [
        ['InvoiceNumber', invoice.number],
        ['InvoiceSeriesCode', invoice.series],
        ['InvoiceDocumentType', 'FC'],
        ['InvoiceClass', invoice.correctsId === null ? (invoice.summary ? 'OC' : 'OO') : 'OR'],
        invoice.correctsId === null ? null : correctiveOf(invoice),
      ],
    ],
    [
      'InvoiceIssueData',
      [
        ['IssueDate', invoice.issueDate],
        ['OperationDate', invoice.operationDate],
        invoice.summary ? ['InvoicingPeriod', monthOf(invoice)] : null,
        ['InvoiceCurrencyCode', 'EUR'],
        ['TaxCurrencyCode', 'EUR'],
        ['LanguageName', invoice.language],
      ],
    ],
    ['TaxesOutputs', invoice.vat.map(taxOf)],
    [
      'InvoiceTotals',
      [
        ['TotalGrossAmount', facturaeAmount(invoice.baseCents)],
        ['TotalGrossAmountBeforeTaxes', facturaeAmount(invoice.baseCents)],
        ['TotalTaxOutputs', facturaeAmount(taxes)],
        ['TotalTaxesWithheld', '0.00'],
        ['InvoiceTotal', facturaeAmount(invoice.totalCents)],
        paid === 0
          ? null
          : [
              'PaymentsOnAccount',
              [
                [
                  'PaymentOnAccount',
                  [
                    ['PaymentOnAccountDate', invoice.issueDate],
                    ['PaymentOnAccountAmount', facturaeAmount(paid)],
                  ],
                ],
              ],
            ],
        ['TotalOutstandingAmount', facturaeAmount(outstanding)],
        paid === 0 ? null : ['TotalPaymentsOnAccount', facturaeAmount(paid)],
        ['TotalExecutableAmount', facturaeAmount(outstanding)],
      ],
    ],
    ['Items', facturaeLines(invoice, buyer)],
    outstanding === 0 || !due
      ? null
      : [
          'PaymentDetails',
          [
            [
              'Installment',
              [
                ['InstallmentDueDate', due],
                ['InstallmentAmount', facturaeAmount(outstanding)],
                ['PaymentMeans', '04'],
                ['AccountToBeCredited', [['IBAN', invoice.issuer.iban]]],
              ],
            ],
          ],
        ],
  ]
  return parts.filter((part) => part !== null)
}

const taxOf = (row: Invoice['vat'][number]): Xml => [
  'Tax',
  [
    ['TaxTypeCode', '01'],
    ['TaxRate', row.percent.toFixed(2)],
    total('TaxableBase', row.base),
    total('TaxAmount', row.vat),
    row.surcharge === 0 ? null : ['EquivalenceSurcharge', row.surchargePercent.toFixed(2)],
    row.surcharge === 0 ? null : total('EquivalenceSurchargeAmount', row.surcharge),
  ],
]

function monthOf({ operationDate }: Invoice): Xml[] {
  const [year = 0, month = 0] = operationDate.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  return [
    ['StartDate', `${operationDate.slice(0, 7)}-01`],
    ['EndDate', last],
  ]
}

/** By differences, because the taxable base changes; the period is that of the corrected invoice. */
function correctiveOf(invoice: Invoice): Xml {
  const [original] = invoice.reference.invoices
  const date = original?.date ?? invoice.operationDate
  return [
    'Corrective',
    [
      ['InvoiceNumber', original?.number ?? ''],
      ['InvoiceSeriesCode', (original?.number ?? '').split('-')[0] ?? ''],
      ['ReasonCode', '16'],
      ['ReasonDescription', 'Base imponible'],
      [
        'TaxPeriod',
        [
          ['StartDate', date],
          ['EndDate', date],
        ],
      ],
      ['CorrectionMethod', '02'],
      ['CorrectionMethodDescription', 'Rectificación por diferencias'],
      ['InvoiceIssueDate', date],
    ],
  ]
}
