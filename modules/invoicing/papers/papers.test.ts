import { inflateRawSync } from 'node:zlib'
import readSheet from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import { testInvoicing } from '#tests/support/invoicing.ts'
import { documentPdf } from './document-pdf.ts'
import { linesCsv, linesXlsx } from './sheets.ts'
import type { TradeDocument, TradeLine } from './trade-document.ts'

const line = (change: Partial<TradeLine> = {}): TradeLine => ({
  productId: 1,
  ean: '9788437604947',
  kind: 'book',
  title: 'El jardín de los granados',
  authors: 'Lucía Ferrán',
  publisher: 'Ediciones del Agua',
  year: 2024,
  languageCode: 'I08',
  formatCode: 'R',
  pages: 320,
  order: '2026-000123',
  reference: 'BIB/2026-7',
  orderedOn: '2026-11-02' as never,
  centre: 'Biblioteca del Riu',
  ordered: 3,
  served: 2,
  cancelled: 0,
  state: 'e1',
  copies: 3,
  listUnitCents: cents(1995),
  discountPercent: 15,
  vatPercent: 4,
  surchargePercent: 0,
  baseCents: cents(4892),
  vatCents: cents(196),
  surchargeCents: cents(0),
  totalCents: cents(5088),
  note: 'A-2026-000009',
  noteDay: '2026-11-05' as never,
  invoice: 'L-2026-000004',
  dueOn: '2026-12-30' as never,
  dueDays: 30,
  ...change,
})

const object = line({
  productId: 2,
  ean: '8412345678905',
  kind: 'object',
  title: 'Azulejo; «estrella» de ocho',
  languageCode: null,
  formatCode: null,
  pages: null,
  vatPercent: 21,
  discountPercent: 0,
  ordered: 1,
  served: 0,
  copies: 1,
  listUnitCents: cents(1210),
  baseCents: cents(1000),
  vatCents: cents(210),
  totalCents: cents(1210),
  note: '',
  noteDay: null,
  invoice: '',
  dueOn: null,
  dueDays: null,
})

const document = (change: Partial<TradeDocument> = {}): TradeDocument => ({
  kind: 'order',
  storefront: 'T013',
  number: '2026-000123',
  reference: 'BIB/2026-7',
  day: '2026-11-02' as never,
  customer: { name: 'Biblioteca de Vilanova del Riu', taxId: 'P2807900B' },
  centre: ['Biblioteca del Riu', 'Plaça Major, 1', '08700 Vilanova del Riu'],
  budget: 'Adultos 2026',
  contract: 'EXP-2026/114 / 2',
  orders: ['2026-000123'],
  shippingCents: cents(0),
  gift: false,
  lines: [line(), object],
  ...change,
})

/** The parts of a zip by name, read from its central directory: a reader of our own beside the library's. */
function unzipped(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>()
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, names] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)]
    const name = zip.toString('utf8', at + 46, at + 46 + names)
    const local = zip.readUInt32LE(at + 42)
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(from, from + size)
    parts.set(name, (method === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'))
    at += 46 + names + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return parts
}
const xlsx = async (...given: Parameters<typeof linesXlsx>) => Buffer.concat(await Array.fromAsync(linesXlsx(...given)))
const sheetsOf = async (bytes: Buffer) => {
  const sheets = await readSheet(bytes)
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data }))
}

describe('lines as a workbook', () => {
  it('types numbers and days, keeps the ISBN a text and adds up by VAT rate on a second sheet (L-07)', async () => {
    const [lines, totals] = await sheetsOf(await xlsx([[line(), object]], 'es'))
    expect(lines?.name).toBe('Líneas')
    const [heading = [], first = []] = lines?.rows ?? []
    const of = (name: string) => first[heading.indexOf(name)]
    expect(of('ISBN / EAN')).toBe('9788437604947')
    expect(of('Fecha del pedido')).toEqual(new Date('2026-11-02T00:00:00Z'))
    expect([of('Pedidos'), of('Servidos'), of('Pendientes'), of('Anulados')]).toEqual([3, 2, 1, 0])
    expect([of('PVP'), of('Dto. %'), of('Neto unitario'), of('Importe total')]).toEqual([19.95, 15, 16.31, 50.88])
    expect([of('Albarán'), of('Factura'), of('Vencimiento')]).toEqual([
      'A-2026-000009',
      'L-2026-000004',
      new Date('2026-12-30T00:00:00Z'),
    ])
    expect(totals?.name).toBe('Totales por IVA')
    expect(totals?.rows.slice(1)).toEqual([
      [4, 3, 48.92, 1.96, 0, 0, 50.88],
      [21, 1, 10, 2.1, 0, 0, 12.1],
      ['Total', 4, 58.92, 4.06, null, 0, 62.98],
    ])
  })

  it('holds no formula, whatever a title or a reference begins with', async () => {
    const evil = ['=HYPERLINK("http://evil.example")', '+34 958', '-5', '@SUM(A1)', '\t=1', '\r=1']
    const bytes = await xlsx([evil.map((title) => line({ title, reference: title }))], 'es')
    const parts = unzipped(bytes)
    expect([...parts.keys()].some((name) => name.includes('externalLink'))).toBe(false)
    for (const [name, text] of parts) if (/worksheets\/sheet\d/.test(name)) expect(text).not.toMatch(/<f[ >]/)
    const [lines] = await sheetsOf(bytes)
    const index = lines?.rows[0]?.indexOf('Título') ?? -1
    for (const row of lines?.rows.slice(1) ?? []) expect(String(row[index])).toMatch(/^'/)
  })

  it('keeps its heading in sight and its columns wide enough, as the file itself says', async () => {
    const parts = unzipped(await xlsx([[line()]], 'es'))
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? ''
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/)
    expect(sheet.match(/<col /g)?.length).toBe(31)
    const cell = /<c r="D2"[^>]*>/.exec(sheet)?.[0] ?? ''
    expect(cell).toMatch(/t="(s|inlineStr)"/)
  })

  it.each(languages)('heads every column in %s', async (language: Language) => {
    const [lines] = await sheetsOf(await xlsx([[line()]], language))
    const heading = lines?.rows[0]?.map(String) ?? []
    expect(new Set(heading).size).toBe(31)
    expect(heading).toContain({ es: 'Editorial', ca: 'Llengua', en: 'Net unit price' }[language])
  })

  it('is written while its lines are read, and other callers are answered meanwhile', async () => {
    let read = 0
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    const batches = (function* () {
      for (; read < 40; read++) yield Array.from({ length: 500 }, () => line())
    })()
    let bytes = 0
    let early = 0
    for await (const part of linesXlsx(batches, 'es')) {
      bytes += part.length
      if (read < 40) early += part.length
    }
    clearInterval(timer)
    expect(early).toBeGreaterThan(bytes / 4)
    expect(turns).toBeGreaterThan(10)
  })

  it('fails as a whole when its lines cannot be read to the end', async () => {
    const broken = (function* () {
      yield [line()]
      throw new Error('the database went away')
    })()
    await expect(xlsx(broken, 'es')).rejects.toThrow('the database went away')
  })

  it('carries any character that XML can, and drops the others', async () => {
    const [lines] = await sheetsOf(await xlsx([[line({ title: 'a & <b> "c" \u0001\u000b\ud800 漢字 🙂 l·l' })]], 'es'))
    expect(lines?.rows[1]?.[4]).toBe('a & <b> "c"  漢字 🙂 l·l')
  })
})

describe('lines as CSV', () => {
  const text = async (lines: TradeLine[], language: Language = 'es') =>
    (await Array.fromAsync(linesCsv([lines], language))).join('')

  it('is what Spanish spreadsheets open: byte order mark, semicolons, decimal commas', async () => {
    expect(await text([line(), object])).toBe(
      '\ufeffPedido;Su referencia;Fecha del pedido;ISBN / EAN;Título;Autor;Editorial;Año;Idioma;Encuadernación;Páginas;Pedidos;Servidos;' +
        'Pendientes;Anulados;Estado;Ejemplares;PVP;Dto. %;Neto unitario;Base imponible;IVA %;Cuota de IVA;Recargo %;' +
        'Recargo de equivalencia;Importe total;Albarán;Fecha del albarán;Factura;Vencimiento;Centro de entrega\r\n' +
        '2026-000123;BIB/2026-7;02/11/2026;9788437604947;El jardín de los granados;Lucía Ferrán;Ediciones del Agua;2024;Castellano;' +
        'Rústica;320;3;2;1;0;En preparación;3;19,95;15,00;16,31;48,92;4,00;1,96;0,00;0,00;50,88;A-2026-000009;05/11/2026;' +
        'L-2026-000004;30/12/2026;Biblioteca del Riu\r\n' +
        '2026-000123;BIB/2026-7;02/11/2026;8412345678905;"Azulejo; «estrella» de ocho";Lucía Ferrán;Ediciones del Agua;2024;;;;1;0;1;0;' +
        'En preparación;1;12,10;0,00;10,00;10,00;21,00;2,10;0,00;0,00;12,10;;;;;Biblioteca del Riu\r\n',
    )
  })

  it('reads in English with commas and points, and stops formulas in every language', async () => {
    expect((await text([line({ title: 'a, b' })], 'en')).split('\r\n')[1]).toContain('"a, b",Lucía Ferrán')
    for (const language of languages) expect(await text([line({ title: '=1+1' })], language)).toContain("'=1+1")
  })
})

const shop = { shop: 'La Tienda del Palacio', issuer: testInvoicing.issuer }
async function read(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const info = (await pdf.getMetadata()).info as Record<string, unknown>
  return { text: text.replace(/[\s\u00a0]+/g, ' '), pages: totalPages, info, tagged: await pdf.getMarkInfo() }
}

describe('an order or delivery note on paper', () => {
  it.each<[Language, string[]]>([
    ['es', ['Pedido', 'Su referencia', 'BIB/2026-7', 'Presupuesto', 'Pendientes', '48,92 €', '62,98 €', '4 ejemplares']],
    ['ca', ['Comanda', 'La vostra referència', 'Pressupost', 'Pendents', '62,98 €', '4 exemplars']],
    ['en', ['Order', 'Your reference', 'Budget', 'Pending', '€62.98', '4 copies']],
  ])('says what was ordered in %s, tagged and titled', async (language, said) => {
    const { text, info, tagged } = await read(await documentPdf(document(), { language, ...shop }))
    for (const one of [...said, 'El jardín de los granados', '9788437604947', 'P2807900B']) expect(text).toContain(one)
    expect(info['Title']).toContain('2026-000123')
    expect(tagged).toMatchObject({ Marked: true })
  })

  it('prints no price on what goes with a present (O-16)', async () => {
    for (const kind of ['order', 'note'] as const) {
      const { text } = await read(await documentPdf(document({ kind, gift: true }), { language: 'es', ...shop }))
      expect(text).toContain('El jardín de los granados')
      expect(text).toContain('4 ejemplares')
      expect(text).not.toMatch(/€|19,95|62,98|IVA/)
    }
  })

  it('says on a note when its invoice falls due, agreed before there is one, and what the surcharge is (L-04)', async () => {
    const noted = async (change: Partial<TradeLine>) =>
      (await read(await documentPdf(document({ kind: 'note', lines: [line(change)] }), { language: 'es', ...shop }))).text
    expect(await noted({})).toMatch(/Vencimiento\s*30\/12\/2026/)
    const waiting = await noted({ dueOn: null, surchargePercent: 0.5, surchargeCents: cents(24), totalCents: cents(5112) })
    expect(waiting).toContain('a 30 días de la factura')
    expect(waiting).toContain('0,24')
    expect(waiting.match(/Recargo/g)?.length).toBeGreaterThan(1)
    expect(await noted({})).not.toContain('Recargo')
  })

  it('goes on over pages with its headings', async () => {
    const lines = Array.from({ length: 120 }, (_, index) => line({ title: `Título ${index + 1}` }))
    const { text, pages } = await read(await documentPdf(document({ kind: 'note', lines }), { language: 'es', ...shop }))
    expect(pages).toBeGreaterThan(3)
    expect(text).toContain('Título 120')
    expect(text.match(/Ejemplares/g)).toHaveLength(pages)
  })
})
