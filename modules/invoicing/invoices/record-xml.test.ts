import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { cents } from '#kernel/money.ts'
import { envelopeOf } from '#modules/invoicing/verifactu/envelope.ts'
import { draftOf, paidLine, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { bodyOf, schemaFaults } from '#tests/support/verifactu-schema.ts'
import { totalsOfVat } from './amounts.ts'
import type { Buyer, Invoice, InvoiceDraft } from './invoice.ts'
import { type CancelXml, type IssueXml, recordXml } from './record-xml.ts'
import { toldOf, toldTypes } from './told.ts'

type Draft = Parameters<typeof draftOf>[0]

const invoiceOf = (change: Draft = {}): Invoice => {
  const { replacesIds: _elsewhere, ...draft }: InvoiceDraft = draftOf(change)
  return {
    ...draft,
    id: 1,
    year: 2026,
    number: 'F-2026-000013',
    issueDate: day('2026-11-21'),
    issuer: testInvoicing.issuer,
    ...totalsOfVat(draft.vat),
  }
}

const link = {
  position: 13,
  before: { issuer: 'B12345674', number: 'S-2026-000012', date: day('2026-11-20'), hash: 'A'.repeat(64) },
  program: { ...testInvoicing.program, installation: '6f1c2f0e-13ab-4c55-9d0e-2b8a7c1d1313', several: false },
  generatedAt: '2026-11-21T12:00:00+01:00',
  hash: 'B'.repeat(64),
}
const issueOf = (change: Draft = {}, more: Partial<IssueXml> = {}): string => {
  const invoice = invoiceOf(change)
  return recordXml({ ...link, kind: 'issue', invoice, told: toldOf(invoice), instead: null, ...more })
}
const cancelOf = (more: Partial<CancelXml> = {}) =>
  recordXml({ ...link, kind: 'cancel', invoice: invoiceOf(), unknown: false, refused: false, ...more })

const faultsOf = (...records: string[]) =>
  schemaFaults(bodyOf(envelopeOf({ issuer: testInvoicing.issuer, incident: true, records })), 'SuministroLR.xsd')
/** The text of an element, wherever it stands. */
const said = (xml: string, name: string) => new RegExp(`<sf:${name}>([^<]*)<`).exec(xml)?.[1]

const reader: Buyer = { ...townLibrary, name: 'Ana Ruiz', taxId: '12345678Z', kind: 'person', dir3: null }
const abroad = (country: string, taxId: string): Buyer => ({ ...reader, name: 'Zoë <Gray> & Co', country, taxId })
const original = {
  orders: ['2026-000013'],
  own: '',
  paid: true,
  due: null,
  invoices: [{ number: 'F-2026-000001', date: day('2026-11-02') }],
}
const mixed = [
  paidLine(),
  paidLine({ vatPercent: 21, grossCents: cents(1250) }),
  paidLine({ vatPercent: 10, grossCents: cents(900) }),
]

describe('a billing record as the agency takes it', () => {
  it('is valid against the agency’s schema for every kind of invoice, sale and cancellation', async () => {
    const records = [
      issueOf({ paid: mixed }),
      issueOf({ kind: 'F1', buyer: townLibrary, operationDate: day('2026-11-18'), paid: mixed }),
      issueOf({ kind: 'F1', buyer: abroad('FR', 'FR40303265045'), treatment: 'intra_eu', paid: [paidLine({ vatPercent: 0 })] }),
      issueOf({ kind: 'F1', buyer: abroad('GB', 'GB 999 9999 73'), treatment: 'export', paid: [paidLine({ vatPercent: 0 })] }),
      issueOf({ kind: 'F1', buyer: abroad('US', ''), treatment: 'export', paid: [paidLine({ vatPercent: 0 })] }),
      issueOf({ kind: 'F1', buyer: abroad('DE', 'DE136695976'), treatment: 'oss', paid: [paidLine({ vatPercent: 7 })] }),
      issueOf({ kind: 'F3', buyer: reader, reference: original }),
      issueOf({ kind: 'F1', buyer: reader, paid: [paidLine({ surchargePercent: 0.5, surchargeCents: cents(10) })] }),
      ...toldTypes
        .filter((type) => type.startsWith('R'))
        .flatMap((type) =>
          [{}, { substituted: { baseCents: cents(1913), vatCents: cents(77), surchargeCents: cents(0) } }].map((more) =>
            issueOf(
              {
                kind: type === 'R5' ? 'R5' : 'R1',
                buyer: reader,
                correctsId: 1,
                reference: { ...original, ...more },
                paid: [paidLine({ grossCents: cents(-1990) })],
              },
              { told: { type, taxCents: cents(-77) } },
            ),
          ),
        ),
      issueOf({}, { before: null }),
      issueOf({}, { instead: { known: false, refused: true, correction: {} } }),
      cancelOf(),
      cancelOf({ unknown: true, refused: true }),
    ]
    expect(await faultsOf(...records)).toEqual([])
  })

  it('is refused by the schema once an element is missing, so that the schema is really asked', async () => {
    expect((await faultsOf(issueOf().replace(/<sf:TipoHuella>01<\/sf:TipoHuella>/, ''))).join()).toContain('Huella')
  })

  it('names a buyer by NIF, by VAT number inside the Union, by papers of their country, or as nobody the register has', () => {
    const told = (buyer: Buyer, treatment: Invoice['treatment'] = 'domestic') => {
      const xml = issueOf({ kind: 'F1', buyer, treatment })
      return [said(xml, 'NIF'), said(xml, 'IDType'), said(xml, 'CodigoPais'), said(xml, 'ID')]
    }
    const own = 'B12345674'
    expect(told({ ...reader, taxId: 'es-12.345.678-z' })).toEqual(['12345678Z', undefined, undefined, undefined])
    expect(told(abroad('FR', 'FR40303265045'), 'intra_eu')).toEqual([own, '02', undefined, 'FR40303265045'])
    expect(told(abroad('PT', 'PT 123456789'))).toEqual([own, '04', 'PT', 'PT123456789'])
    expect(told({ ...reader, taxId: '12345678A' })).toEqual([own, '07', 'ES', '12345678A'])
  })

  it('says of a full invoice to somebody without number that it has no addressee, under the simplified types', () => {
    const sold = issueOf({ kind: 'F1', buyer: abroad('US', ''), treatment: 'export' })
    expect([said(sold, 'TipoFactura'), said(sold, 'FacturaSinIdentifDestinatarioArt61d')]).toEqual(['F2', 'S'])
    expect(sold).not.toContain('Destinatarios>')
    const back = issueOf({ kind: 'R1', buyer: abroad('US', ''), treatment: 'export', correctsId: 1, reference: original })
    expect(said(back, 'TipoFactura')).toBe('R5')
  })

  it('breaks amounts down by rate, and says why no Spanish VAT is charged', () => {
    const rows = (change: Draft) =>
      [...issueOf(change).matchAll(/<sf:DetalleDesglose>(.*?)<\/sf:DetalleDesglose>/g)].map(([, row = '']) =>
        [...row.matchAll(/>([^<]+)</g)].map(([, text]) => text).join(' '),
      )
    expect(rows({ paid: mixed })).toEqual(['01 01 S1 4.00 19.13 0.77', '01 01 S1 10.00 8.18 0.82', '01 01 S1 21.00 10.33 2.17'])
    expect(rows({ treatment: 'export', paid: [paidLine({ vatPercent: 0 })] })).toEqual(['01 02 E2 19.90'])
    expect(rows({ treatment: 'intra_eu', paid: [paidLine({ vatPercent: 0 })] })).toEqual(['01 01 E5 19.90'])
    expect(rows({ treatment: 'oss', paid: [paidLine({ vatPercent: 7 }), paidLine({ vatPercent: 19 })] })).toEqual([
      '01 17 N2 39.80',
    ])
    expect(rows({ paid: [paidLine({ vatPercent: 0 })] })).toEqual(['01 01 E1 19.90'])
    expect(rows({ paid: [paidLine({ surchargePercent: 0.5, surchargeCents: cents(10) })] })).toEqual([
      '01 18 S1 4.00 19.13 0.77 0.50 0.10',
    ])
    const oss = issueOf({ treatment: 'oss', paid: [paidLine({ vatPercent: 7 })] })
    expect([said(oss, 'CuotaTotal'), said(oss, 'ImporteTotal')]).toEqual(['0.00', '19.90'])
  })

  it('never tells which books somebody buys', () => {
    expect(issueOf()).not.toContain('granados')
    expect(said(issueOf(), 'DescripcionOperacion')).toBe('Venta de libros y otros artículos, pedido 2026-000013')
  })

  it('says of one that takes the place of another whether the agency has a record of the invoice', () => {
    const flags = (known: boolean, refused: boolean) => {
      const xml = issueOf({}, { instead: { known, refused, correction: { description: 'Libros' } } })
      return [said(xml, 'Subsanacion'), said(xml, 'RechazoPrevio'), said(xml, 'DescripcionOperacion')]
    }
    expect(flags(false, true)).toEqual(['S', 'X', 'Libros'])
    expect(flags(true, true)).toEqual(['S', 'S', 'Libros'])
    expect(flags(true, false)).toEqual(['S', undefined, 'Libros'])
    expect(said(issueOf(), 'Subsanacion')).toBeUndefined()
  })
})
