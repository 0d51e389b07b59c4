import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { draftOf, paidLine, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { type PaidLine, totalsOfVat } from './amounts.ts'
import { facturaeXml } from './facturae.ts'
import type { Invoice, InvoiceDraft } from './invoice.ts'

interface Node {
  name: string
  text: string
  children: Node[]
}

/** Reads as strictly as XML is; anything malformed throws. */
function parsed(xml: string): Node {
  const root: Node = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const node = { name, text: '', children: [] }
    open.at(-1)?.children.push(node)
    open.push(node)
  })
  parser.on('text', (text) => {
    const at = open.at(-1)
    if (at) at.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return root.children[0]!
}
const find = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>((nodes, name) => nodes.flatMap((item) => item.children.filter((child) => child.name === name)), [node])
const text = (node: Node, path: string): string => find(node, path)[0]?.text ?? '(missing)'
const names = (node: Node | undefined): string[] => node?.children.map((child) => child.name) ?? []

/** The order of the public schema (Facturae 3.2.2), of the elements this shop may write. */
const order: Record<string, readonly string[]> = {
  'fe:Facturae': ['FileHeader', 'Parties', 'Invoices'],
  FileHeader: ['SchemaVersion', 'Modality', 'InvoiceIssuerType', 'Batch'],
  Batch: [
    'BatchIdentifier',
    'InvoicesCount',
    'TotalInvoicesAmount',
    'TotalOutstandingAmount',
    'TotalExecutableAmount',
    'InvoiceCurrencyCode',
  ],
  SellerParty: ['TaxIdentification', 'AdministrativeCentres', 'LegalEntity'],
  BuyerParty: ['TaxIdentification', 'AdministrativeCentres', 'LegalEntity'],
  AdministrativeCentre: ['CentreCode', 'RoleTypeCode', 'AddressInSpain'],
  LegalEntity: ['CorporateName', 'AddressInSpain', 'ContactDetails'],
  AddressInSpain: ['Address', 'PostCode', 'Town', 'Province', 'CountryCode'],
  Invoice: ['InvoiceHeader', 'InvoiceIssueData', 'TaxesOutputs', 'InvoiceTotals', 'Items', 'PaymentDetails'],
  InvoiceHeader: ['InvoiceNumber', 'InvoiceSeriesCode', 'InvoiceDocumentType', 'InvoiceClass', 'Corrective'],
  Corrective: [
    'InvoiceNumber',
    'InvoiceSeriesCode',
    'ReasonCode',
    'ReasonDescription',
    'TaxPeriod',
    'CorrectionMethod',
    'CorrectionMethodDescription',
    'InvoiceIssueDate',
  ],
  InvoiceIssueData: ['IssueDate', 'OperationDate', 'InvoicingPeriod', 'InvoiceCurrencyCode', 'TaxCurrencyCode', 'LanguageName'],
  InvoiceTotals: [
    'TotalGrossAmount',
    'TotalGrossAmountBeforeTaxes',
    'TotalTaxOutputs',
    'TotalTaxesWithheld',
    'InvoiceTotal',
    'PaymentsOnAccount',
    'TotalOutstandingAmount',
    'TotalPaymentsOnAccount',
    'TotalExecutableAmount',
  ],
  InvoiceLine: [
    'ReceiverContractReference',
    'ReceiverTransactionReference',
    'FileReference',
    'DeliveryNotesReferences',
    'ItemDescription',
    'Quantity',
    'UnitOfMeasure',
    'UnitPriceWithoutTax',
    'TotalCost',
    'DiscountsAndRebates',
    'GrossAmount',
    'TaxesOutputs',
  ],
  DeliveryNote: ['DeliveryNoteNumber', 'DeliveryNoteDate'],
  Discount: ['DiscountReason', 'DiscountRate', 'DiscountAmount'],
  Tax: ['TaxTypeCode', 'TaxRate', 'TaxableBase', 'TaxAmount', 'EquivalenceSurcharge', 'EquivalenceSurchargeAmount'],
}

/** Elements out of their place, or that the schema does not know there. */
const misplaced = (node: Node): string[] => {
  const places = order[node.name]
  const own = places
    ? names(node)
        .map((name) => places.indexOf(name))
        .flatMap((index, position, all) =>
          index < 0 || (position > 0 && index < (all[position - 1] ?? 0)) ? [`${node.name}/${names(node)[position]}`] : [],
        )
    : []
  return [...own, ...node.children.flatMap(misplaced)]
}

const invoiceOf = (change: Partial<InvoiceDraft> & { paid?: PaidLine[] } = {}): Invoice => {
  const { replacesIds: _none, ...draft } = draftOf({ kind: 'F1', series: 'L', buyer: townLibrary, prices: 'net', ...change })
  return {
    ...draft,
    id: 1,
    year: 2026,
    number: 'L-2026-000009',
    issueDate: day('2026-11-30'),
    issuer: testInvoicing.issuer,
    ...totalsOfVat(draft.vat),
  }
}
const books = [
  paidLine({ quantity: 3, listUnitCents: cents(2000), grossCents: cents(5100) }),
  paidLine({ description: 'Árboles & «fuentes» <del> palacio', grossCents: cents(1990) }),
  paidLine({ description: 'Atril', vatPercent: 21, listUnitCents: cents(2500), grossCents: cents(2500) }),
]
const amount = (text: string) => Math.round(Number(text) * 100)

describe('an invoice to a public body', () => {
  it('is well-formed and keeps the order of the public schema', () => {
    for (const change of [
      { paid: books },
      { paid: books, summary: true, reference: { orders: ['1'], own: 'REF', invoices: [], paid: false, due: day('2026-12-30') } },
      {
        paid: [{ ...books[0]!, note: 'A-2026-000007' }, books[1]!],
        buyer: { ...townLibrary, file: 'EXP-114' },
        reference: {
          orders: ['1'],
          own: 'REF',
          invoices: [],
          paid: false,
          due: day('2026-12-30'),
          notes: [{ number: 'A-2026-000007', date: day('2026-11-21') }],
        },
      },
      {
        paid: [paidLine({ quantity: -1, grossCents: cents(-1990) })],
        kind: 'R1' as const,
        correctsId: 4,
        reference: {
          orders: ['1'],
          own: '',
          invoices: [{ number: 'L-2026-000004', date: day('2026-10-31') }],
          paid: true,
          due: null,
        },
      },
    ])
      expect(misplaced(parsed(facturaeXml(invoiceOf(change))))).toEqual([])
  })

  it('names the three units of its buyer and every amount of the printed invoice', () => {
    const invoice = invoiceOf({ paid: books })
    const root = parsed(facturaeXml(invoice))
    expect(text(root, 'FileHeader/SchemaVersion')).toBe('3.2.2')
    const centres = find(root, 'Parties/BuyerParty/AdministrativeCentres/AdministrativeCentre')
    expect(centres.map((centre) => [text(centre, 'RoleTypeCode'), text(centre, 'CentreCode')])).toEqual([
      ['01', 'L01080001'],
      ['02', 'L01080002'],
      ['03', 'L01080003'],
    ])
    const [one] = find(root, 'Invoices/Invoice')
    const totals = find(one!, 'InvoiceTotals')[0]!
    expect(amount(text(totals, 'InvoiceTotal'))).toBe(invoice.totalCents)
    expect(amount(text(root, 'FileHeader/Batch/TotalInvoicesAmount/TotalAmount'))).toBe(invoice.totalCents)
    expect(find(one!, 'TaxesOutputs/Tax').map((tax) => [text(tax, 'TaxRate'), text(tax, 'TaxableBase/TotalAmount')])).toEqual([
      ['4.00', '68.17'],
      ['21.00', '20.66'],
    ])
  })

  it('reckons as the schema says: quantity × price − discount, lines to totals, totals to what is owed', () => {
    const [one] = find(parsed(facturaeXml(invoiceOf({ paid: books }))), 'Invoices/Invoice')
    const lines = find(one!, 'Items/InvoiceLine')
    for (const line of lines) {
      const cost = Number(text(line, 'Quantity')) * Number(text(line, 'UnitPriceWithoutTax'))
      expect(Math.abs(cost - Number(text(line, 'TotalCost')))).toBeLessThan(0.000_001)
      const off = Number(find(line, 'DiscountsAndRebates/Discount/DiscountAmount')[0]?.text ?? 0)
      expect(amount(String(Number(text(line, 'TotalCost')) - off))).toBe(amount(text(line, 'GrossAmount')))
    }
    expect(text(lines[0]!, 'UnitPriceWithoutTax')).toBe('19.23076923')
    expect(text(lines[0]!, 'GrossAmount')).toBe('49.04')
    const total = (name: string) => amount(text(one!, `InvoiceTotals/${name}`))
    expect(lines.reduce((all, line) => all + amount(text(line, 'GrossAmount')), 0)).toBe(total('TotalGrossAmount'))
    expect(total('TotalGrossAmountBeforeTaxes') + total('TotalTaxOutputs')).toBe(total('InvoiceTotal'))
    expect(total('InvoiceTotal') - total('TotalPaymentsOnAccount')).toBe(total('TotalOutstandingAmount'))
  })

  it('asks for the money by transfer when it is not paid', () => {
    const reference = { orders: ['1'], own: '', invoices: [], paid: false, due: day('2026-12-30') }
    const [installment] = find(
      parsed(facturaeXml(invoiceOf({ paid: books, reference }))),
      'Invoices/Invoice/PaymentDetails/Installment',
    )
    expect([text(installment!, 'PaymentMeans'), text(installment!, 'AccountToBeCredited/IBAN')]).toEqual([
      '04',
      'ES2699990001440000001313',
    ])
  })

  it('is refused for anybody else', () => {
    expect(() => facturaeXml(invoiceOf({ buyer: { ...townLibrary, dir3: null } }))).toThrow('invoice.no_facturae')
  })
})
