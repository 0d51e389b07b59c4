import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { day } from '#kernel/days.ts'
import { type Language, languages } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import { draftOf, paidLine, testInvoicing, townLibrary } from '#tests/support/invoicing.ts'
import { type PaidLine, totalsOfVat } from './amounts.ts'
import type { Invoice, InvoiceDraft } from './invoice.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { deliveryNotePdf, deliveryNotesPdf, giftTicketPdf } from './parcel-papers.ts'
import type { InvoiceSettings } from './settings.ts'

const invoiceOf = (change: Partial<InvoiceDraft> & { paid?: PaidLine[] } = {}): Invoice => {
  const { replacesIds: _none, ...draft } = draftOf(change)
  return {
    ...draft,
    id: 1,
    year: 2026,
    number: 'S-2026-000123',
    issueDate: day('2026-11-21'),
    issuer: testInvoicing.issuer,
    ...totalsOfVat(draft.vat),
  }
}

async function read(bytes: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const info = (await document.getMetadata()).info as Record<string, unknown>
  return { text: text.replace(/[\s\u00a0]+/g, ' '), pages: totalPages, info, tagged: await document.getMarkInfo() }
}
const printed = async (change: Partial<InvoiceDraft> & { paid?: PaidLine[] }, settings: InvoiceSettings = testInvoicing) =>
  read(await invoicePdf(invoiceOf(change), settings, { name: 'La Tienda del Palacio' }))

const goods = [
  paidLine({ quantity: 2, grossCents: cents(3980) }),
  paidLine({
    description: 'Cel·la i palau: Dvořák a l’Empordà',
    detail: 'Miłosz Żak',
    vatPercent: 21,
    grossCents: cents(125_000),
  }),
]

describe('the invoice on paper', () => {
  it.each<[Language, string[]]>([
    [
      'es',
      [
        'Factura simplificada',
        'Fecha de expedición',
        '21/11/2026',
        '39,80 €',
        '1.250,00 €',
        'Base imponible',
        '1.289,80 €',
        'IVA incluido',
      ],
    ],
    [
      'ca',
      [
        'Factura simplificada',
        'Data d’expedició',
        '21/11/2026',
        '39,80 €',
        '1.250,00 €',
        'Base imposable',
        '1.289,80 €',
        'IVA inclòs',
      ],
    ],
    [
      'en',
      ['Simplified invoice', 'Date of issue', '21/11/2026', '€39.80', '€1,250.00', 'Taxable amount', '€1,289.80', 'VAT included'],
    ],
  ])('says everything in %s, accents and all', async (language, said) => {
    const { text, info, tagged } = await printed({ language, paid: goods })
    for (const one of [
      ...said,
      'S-2026-000123',
      'B12345674',
      'Cel·la i palau: Dvořák a l’Empordà',
      'Miłosz Żak',
      'Registro Mercantil',
    ])
      expect(text).toContain(one)
    expect(info).toMatchObject({
      Author: 'Tienda del Palacio, S. L.',
      Language: { es: 'es-ES', ca: 'ca-ES', en: 'en-GB' }[language],
    })
    expect(String(info.Title)).toContain('S-2026-000123')
    expect(tagged).toMatchObject({ Marked: true })
  })

  it('names the buyer of a full one, with net prices of up to eight decimals', async () => {
    const { text } = await printed({
      kind: 'F1',
      buyer: townLibrary,
      prices: 'net',
      paid: [paidLine({ quantity: 3, listUnitCents: cents(2000), grossCents: cents(5100) })],
    })
    for (const one of [
      'Ajuntament de Vilanova del Riu',
      'P2807900B',
      'L01080002',
      'EXP-2026/114',
      '19,23076923',
      '15 %',
      '49,04 €',
      '1,96 €',
      '51,00 €',
    ])
      expect(text).toContain(one)
  })

  it('says in each language why there is no VAT', async () => {
    for (const language of languages) {
      const paid = [paidLine({ vatPercent: 0, grossCents: cents(1918) })]
      expect((await printed({ language, treatment: 'export', paid })).text).toContain('21')
      expect((await printed({ language, treatment: 'export', paid })).text).toContain('37/1992')
      expect((await printed({ language, treatment: 'intra_eu', paid })).text).toMatch(/art\. 25 .*37\/1992/)
    }
  })

  it('of a correction names the invoice it corrects, and shows what is taken back with a minus sign', async () => {
    const { text } = await printed({
      kind: 'R5',
      correctsId: 1,
      paid: [paidLine({ quantity: -1, grossCents: cents(-1990) })],
      reference: {
        orders: ['2026-000013'],
        own: '',
        invoices: [{ number: 'S-2026-000044', date: day('2026-10-02') }],
        paid: true,
        due: null,
      },
    })
    expect(text).toContain('Rectifica la factura S-2026-000044 (02/10/2026).')
    expect(text).toContain('−19,90 €')
    expect(text).not.toContain('Importe pagado')
  })

  it('carries the tax agency’s QR code where the shop is under the regulation, and the legend only where records are sent', async () => {
    const said = async (verifactu: InvoiceSettings['verifactu']) => (await printed({}, { ...testInvoicing, verifactu })).text
    expect(await said('on')).toMatch(/QR tributario:.*VERI\*FACTU/)
    expect(await said('no_verifactu')).toMatch(/QR tributario:(?!.*VERI\*FACTU)/)
    expect(await said('off')).not.toContain('QR')
  })

  it('of many lines goes on over pages, its headings with it', async () => {
    const paid = Array.from({ length: 90 }, (_nothing, turn) => paidLine({ description: `Título ${turn + 1}` }))
    const { text, pages } = await printed({ paid })
    expect(pages).toBeGreaterThan(2)
    expect(text.split('Concepto').length - 1).toBe(pages)
    expect(text).toContain('Título 90')
    expect(text).toContain(`Página ${pages} de ${pages}`)
  })
})

describe('what lies in a parcel', () => {
  const paper = {
    language: 'ca' as const,
    shop: 'La Botiga del Palau',
    issuer: testInvoicing.issuer,
    order: '2026-000013',
    parcel: [1, 2] as const,
    day: day('2026-11-21'),
    items: [{ title: 'El jardí dels magraners', detail: 'Lucía Ferrán', quantity: 2 }],
  }

  it('as a gift ticket names the present and tells no price (O-16)', async () => {
    const { text } = await read(await giftTicketPdf({ ...paper, exchangeUntil: day('2027-01-07') }))
    expect(text).toContain('Tiquet regal')
    expect(text).toContain('El jardí dels magraners')
    expect(text).toContain('07/01/2027')
    expect(text).not.toMatch(/€|\d,\d\d/)
  })

  it('as a delivery note says where it goes and how many items there are', async () => {
    const receiver = { name: 'Ana Ruiz', street: 'Carrer Major, 3', postcode: '08001', city: 'Barcelona', country: 'ES' }
    const { text } = await read(
      await deliveryNotePdf({ ...paper, carrier: 'Paquexpress', trackingCode: 'PX-1', own: '', receiver }),
    )
    for (const one of ['Albarà de lliurament', '1 / 2', 'Paquexpress · PX-1', 'Ana Ruiz', '08001 Barcelona', '2 articles'])
      expect(text).toContain(one)
    expect(text).not.toContain('€')
  })
  it('counts its own pages in a file of many, for each goes into a parcel of its own', async () => {
    const [item] = paper.items
    const notes = [1, 30, 1].map((lines) => ({
      ...paper,
      items: Array.from({ length: lines }, () => item!),
      carrier: '',
      trackingCode: '',
      own: '',
      receiver: null,
    }))
    const { text, pages } = await read(await deliveryNotesPdf(notes))
    expect(text.match(/Pàgina \d+ de \d+/g)).toEqual([
      'Pàgina 1 de 1',
      ...Array.from({ length: pages - 2 }, (_, index) => `Pàgina ${index + 1} de ${pages - 2}`),
      'Pàgina 1 de 1',
    ])
  })
})
