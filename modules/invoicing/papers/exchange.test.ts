import type { MarcRecord as StrictRecord } from '@natlibfi/marc-record'
import { ISO2709, MARCXML } from '@natlibfi/marc-record-serializers'
import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money.ts'
import { iso2709, marcxml } from './marc.ts'
import { type Acquired, type Book, marcRecordOf } from './marc-record.ts'
import { nonfilingCharacters } from './nonfiling.ts'
import { sinliEnvio, sinliPedido } from './sinli.ts'
import type { TradeDocument, TradeLine } from './trade-document.ts'
import { windows1252 } from './windows-1252.ts'

const now = new Date('2026-11-21T10:00:00Z')
const book = (change: Partial<Book> = {}): Book => ({
  kind: 'book',
  ean: '9788437604947',
  title: 'L’art del jardí & «l’aigua»',
  subtitle: 'història de col·leccions',
  people: [
    { name: 'Lucía Ferrán', sortName: 'Ferrán, Lucía', role: 'A01' },
    { name: 'Otto Dvořák', sortName: 'Dvořák, Otto', role: 'B06' },
  ],
  publisher: 'Ediciones del Agua',
  year: 2024,
  language_code: 'I06',
  format_code: 'R',
  pages: 320,
  dimensions: '24 cm',
  series: 'Quaderns',
  series_number: '9',
  summary: '<p>Un llibre &amp; una\u001fpassejada.</p>',
  subjects: ['Art islàmic'],
  keywords: ['jardins'],
  ...change,
})
const bought = (change: Partial<Acquired> = {}): Acquired => ({
  order: '2026-000123',
  reference: 'BIB/7',
  copies: 3,
  listPrice: '19.95',
  discount: '15.00',
  netUnit: '16.31',
  total: '50.88',
  note: 'A-2026-000009',
  centre: 'Biblioteca del Riu',
  budget: 'Adultos 2026',
  ...change,
})

const read = (record: StrictRecord, tag: string) =>
  record
    .get(new RegExp(`^${tag}$`))
    .map(({ value, ind1, ind2, subfields }) =>
      subfields ? `${ind1}${ind2} ${subfields.map((subfield) => `$${subfield.code}${subfield.value}`).join('')}` : value,
    )

describe('MARC 21 records, read back by another library’s strict parser', () => {
  const records = [
    marcRecordOf(book(), [bought(), bought({ order: '2026-000200', copies: 1 })], 'ca', now),
    marcRecordOf(book({ title: 'The garden', language_code: 'I01', subtitle: '', people: [] }), [bought()], 'en', now),
  ]

  it.each(['ISO 2709', 'MARCXML'])('say the same in %s', async (form) => {
    const first =
      form === 'ISO 2709'
        ? ISO2709.from(`${iso2709(records).toString('utf8').split('\u001d')[0]}\u001d`)
        : await MARCXML.from((/<record>[\s\S]*?<\/record>/.exec(marcxml(records)) ?? [''])[0])
    expect(first.leader).toMatch(/^\d{5}nam a22\d{5}5i 4500$/)
    expect(read(first, '001')).toEqual(['9788437604947'])
    expect(read(first, '008')).toEqual(['261121s2024    sp ||||| |||||||| ||cat d'])
    expect(read(first, '020')).toEqual(['   $a9788437604947$qRústica$c19.95 EUR'])
    expect(read(first, '041')).toEqual(['1  $acat'])
    expect(read(first, '100')).toEqual(['1  $aFerrán, Lucía$4aut'])
    expect(read(first, '245')).toEqual([
      '12 $aL’art del jardí & «l’aigua» :$bhistòria de col·leccions /$cLucía Ferrán, Otto Dvořák.',
    ])
    expect(read(first, '264')).toEqual([' 1 $a[Lloc de publicació no identificat] :$bEdiciones del Agua,$c2024'])
    expect(read(first, '300')).toEqual(['   $a320 pàgines ;$c24 cm'])
    expect(read(first, '490')).toEqual(['0  $aQuaderns ;$v9'])
    expect(read(first, '520')).toEqual(['   $aUn llibre & una passejada.'])
    expect(read(first, '650')).toEqual([' 4 $aArt islàmic'])
    expect(read(first, '653')).toEqual(['   $ajardins'])
    expect(read(first, '700')).toEqual(['1  $aDvořák, Otto$4trl'])
    expect(read(first, '949')).toEqual([
      '   $o2026-000123$rBIB/7$q3$p19.95$d15.00$n16.31$t50.88$mEUR$aA-2026-000009$lBiblioteca del Riu$fAdultos 2026',
      '   $o2026-000200$rBIB/7$q1$p19.95$d15.00$n16.31$t50.88$mEUR$aA-2026-000009$lBiblioteca del Riu$fAdultos 2026',
    ])
  })

  it('hold fields of exactly 40 places in 008, books and objects alike, and lengths in bytes', () => {
    for (const one of [book(), book({ kind: 'object', ean: '8412345678905', year: null }), book({ format_code: 'E00' })]) {
      const fixed = marcRecordOf(one, [], 'es', now).fields.find(([tag]) => tag === '008')?.[1]
      expect(fixed).toHaveLength(40)
    }
    const bytes = iso2709(records)
    const length = Number(bytes.toString('latin1', 0, 5))
    expect(bytes[length - 1]).toBe(0x1d)
    expect(bytes.toString('latin1', length, length + 5)).toMatch(/^\d{5}$/)
  })

  it('tell no price of a present (O-16), and take numbers that are no ISBN to 024', () => {
    const { fields } = marcRecordOf(
      book({ kind: 'object', ean: '8412345678905' }),
      [bought({ listPrice: null, discount: null, netUnit: null, total: null })],
      'es',
      now,
    )
    expect(fields.some(([tag]) => tag === '020')).toBe(false)
    expect(fields.find(([tag]) => tag === '024')).toEqual(['024', '3 ', 'a', '8412345678905'])
    expect(JSON.stringify(fields)).not.toMatch(/19\.95|EUR/)
  })

  it.each([
    ['El jardín', 'spa', 3],
    ['«La Alhambra»', 'spa', 4],
    ['Los', 'spa', 0],
    ['L’art', 'cat', 2],
    ["L'art", 'cat', 2],
    ['Els jardins', 'cat', 4],
    ['A garden', 'eng', 2],
    ['A la sombra', 'spa', 0],
    ['The garden', 'spa', 0],
    ['The garden', 'eng', 4],
    ['Elegía', 'spa', 0],
  ])('files «%s» in %s after %i characters', (title, language, skipped) =>
    expect(nonfilingCharacters(title, language)).toBe(skipped),
  )
})

const line = (change: Partial<TradeLine> = {}): TradeLine => ({
  productId: 1,
  ean: '9788437604947',
  kind: 'book',
  title: 'Cançó de l’aigua – Łódź €',
  authors: 'Ferrán, Lucía',
  publisher: '',
  year: null,
  languageCode: null,
  formatCode: null,
  pages: null,
  order: '2026-000123',
  reference: 'BIB-7',
  orderedOn: '2026-11-02' as never,
  centre: '',
  ordered: 3,
  served: 3,
  cancelled: 0,
  state: 'e7',
  copies: 3,
  listUnitCents: cents(1995),
  discountPercent: 15,
  vatPercent: 4,
  surchargePercent: 0,
  baseCents: cents(4892),
  vatCents: cents(196),
  surchargeCents: cents(0),
  totalCents: cents(5088),
  note: '',
  noteDay: null,
  invoice: '',
  dueOn: null,
  dueDays: 30,
  ...change,
})
const document: TradeDocument = {
  kind: 'note',
  storefront: 'T013',
  number: 'A-2026-000009',
  reference: 'BIB-7',
  day: '2026-11-05' as never,
  customer: { name: 'Biblioteca de Vilanova', taxId: '' },
  centre: ['Biblioteca del Riu', 'Plaça Major, 1', '08700 Vilanova del Riu'],
  budget: '',
  contract: '',
  orders: ['2026-000123'],
  shippingCents: cents(0),
  gift: false,
  lines: [line()],
}
const rows = (bytes: Buffer) => new TextDecoder('windows-1252').decode(bytes).split('\r\n')

describe('SINLI messages', () => {
  it('write a note as ENVIO: fixed places, Windows-1252, money in hundredths', () => {
    const [header = '', detail = '', totals, rate, end] = rows(sinliEnvio(document, { shop: 'La Tienda del Palacio' }))
    expect(header).toHaveLength(121)
    expect([header[0], header.slice(1, 41).trim(), header.slice(81, 91), header.slice(91, 99), header.slice(99, 102)]).toEqual([
      'C',
      'La Tienda del Palacio',
      '026-000009',
      '20261105',
      'AFN',
    ])
    expect(detail).toHaveLength(309)
    expect(detail.slice(1, 18)).toBe('9788437604947    ')
    expect(detail.slice(51, 101).trim()).toBe('Cançó de l’aigua – ?ódz €')
    expect([
      detail.slice(101, 107),
      detail.slice(107, 117),
      detail.slice(117, 127),
      detail.slice(127, 133),
      detail.slice(133, 138),
    ]).toEqual(['000003', '0000001918', '0000001995', '001500', '00400'])
    expect(totals).toBe('T0000000300000059850000005088')
    expect(rate).toBe('V0040000000048920000000196000000000000000')
    expect(end).toBe('')
  })

  it('write an order as PEDIDO with its delivery place and what is still wanted', () => {
    const order = { ...document, kind: 'order' as const, number: '2026-000123', lines: [line(), line({ copies: 0 })] }
    const [header = '', centre = '', detail = '', end] = rows(sinliPedido(order, { shop: 'La Tienda del Palacio' }))
    expect([header.length, centre.length, detail.length, end]).toEqual([119, 226, 130, ''])
    expect([centre.slice(131, 136), centre.slice(136, 186).trim()]).toEqual(['08700', 'Vilanova del Riu'])
    expect([detail.slice(101, 107), detail.slice(107, 117), detail.slice(120, 130)]).toEqual([
      '000003',
      '0000001995',
      '026-000123',
    ])
  })

  it('never let a long or strange text move what follows', () => {
    const long = line({ title: 'ﬁ\n漢字'.repeat(40), authors: 'x'.repeat(500) })
    for (const row of rows(sinliEnvio({ ...document, lines: [long] }, { shop: 'x'.repeat(99) })).filter(
      (text) => text[0] === 'D',
    ))
      expect(row).toHaveLength(309)
    expect(new TextDecoder('windows-1252').decode(windows1252('«Año» €Š’'))).toBe('«Año» €Š’')
  })
})
