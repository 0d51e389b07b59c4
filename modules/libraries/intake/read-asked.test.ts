import { crc32, deflateRawSync } from 'node:zlib'
import { Iso2709Formater, MarcxmlFormater } from 'marcjs'
import { describe, expect, it } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { type GivenFile, readAsked as readList } from './read-asked.ts'

const readAsked = async (given: string | GivenFile) => (await readList(given)).titles

const book = '9788437604947'
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(text, encoding))
const file = (content: Uint8Array, name = 'list') => ({ name, bytes: content })

/** A zip archive of texts; sizes may be lied about. */
function zipped(parts: Record<string, string | Buffer>, said?: number): Uint8Array {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content, { level: 9 })
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt32LE(crc32(content), 14)
    head.writeUInt32LE(packed.length, 18)
    head.writeUInt32LE(said ?? content.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    head.copy(entry, 10, 8, 30)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc32(content), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(said ?? content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt16LE(0, 30)
    entry.writeUInt32LE(at, 42)
    locals.push(head, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    at += 30 + name.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return new Uint8Array(Buffer.concat([...locals, listed, end]))
}

const workbook = (sheets: string[], shared = ''): Record<string, string> => ({
  'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets.map((_sheet, n) => `<sheet name="S${n}" sheetId="${n + 1}" r:id="r${n}"${n === 9 ? ' state="hidden"' : ''}/>`).join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_sheet, n) => `<Relationship Id="r${n}" Target="worksheets/sheet${n}.xml"/>`).join('')}</Relationships>`,
  'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
  ...Object.fromEntries(
    sheets.map((sheet, n) => [`xl/worksheets/sheet${n}.xml`, `<worksheet><sheetData>${sheet}</sheetData></worksheet>`]),
  ),
})

describe('a spreadsheet', () => {
  it('is read as Excel writes it: numbers as ISBNs, texts, quantities', async () => {
    const written = await writeXlsx([
      [{ value: 'Pedido de la biblioteca', span: 3 }],
      [{ value: 'ISBN' }, { value: 'Título' }, { value: 'Cantidad' }],
      [{ value: 9788437604947, type: Number }, { value: 'Cien años de soledad' }, { value: 2, type: Number }],
      [{ value: '978-84-376-2474-7' }, { value: 'Rayuela' }, { value: '3' }],
      [null, { value: 'Sin ISBN' }, { value: 1, type: Number }],
    ] as never).toBuffer()
    expect(await readAsked(file(new Uint8Array(written)))).toMatchObject([
      { ean: book, title: 'Cien años de soledad', quantity: 2, row: 3 },
      { ean: '9788437624747', title: 'Rayuela', quantity: 3, row: 4 },
      { ean: null, title: 'Sin ISBN', quantity: 1, row: 5 },
    ])
  })
  it('gives what formulas came to, rich texts, several sheets, and no hidden cells of nothing', async () => {
    const first = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Cant.</t></is></c></row>
      <row r="2"><c r="A2" t="str"><f>"978"&amp;"8437604947"</f><v>${book}</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>
      <row r="3"><c r="A3"><v>9.788437624747E12</v></c><c r="B3" t="e"><v>#REF!</v></c></row>
      <row r="1048576"><c r="XFD1048576" s="4"/></row>`
    const second = `<row r="7"><c r="C7"><v>${book}</v></c><c r="D7"><v>5</v></c></row>`
    const shared = '<si><r><t>IS</t></r><r><t>BN</t></r><rPh><t>no</t></rPh></si>'
    expect(await readAsked(file(zipped(workbook([first, second], shared))))).toMatchObject([
      { ean: book, quantity: 2, row: 2 },
      { ean: '9788437624747', quantity: 1, row: 3 },
      { ean: book, quantity: 5, row: 7 },
    ])
  })
  it('beside its list may hold sums and notes, which ask for nothing', async () => {
    const cells = (row: number, ...texts: string[]) =>
      `<row r="${row}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    const list = cells(1, 'ISBN', 'Título', 'Ejemplares') + cells(2, book, 'Cien años', '2')
    const sums = cells(1, 'Tipo', 'Ejemplares') + cells(2, 'IVA 4 %', '2') + cells(3, 'Base imponible', '19,13')
    expect(await readAsked(file(zipped(workbook([list, sums]))))).toMatchObject([{ ean: book, quantity: 2 }])
    const titles = cells(1, 'La casa encendida') + cells(2, 'Rayuela')
    expect(await readAsked(file(zipped(workbook([titles]))))).toHaveLength(2)
  })
  it('of OpenDocument is read too', async () => {
    const cell = (text: string) => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
    const number = (value: number) =>
      `<table:table-cell office:value-type="float" office:value="${value}"><text:p>9,79E12</text:p></table:table-cell>`
    const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
    const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table>${row(cell('Exemplars'), cell('ISBN'))}<table:table-row table:number-rows-repeated="2"/>${row(number(4), number(9788437604947))}</table:table></office:document-content>`
    const ods = zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': content })
    expect(await readAsked(file(ods))).toMatchObject([{ ean: book, quantity: 4, row: 4 }])
  })
  it('of the old kind is refused with the way out; what is packed too tightly or broken is refused', async () => {
    const old = Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.alloc(600),
      Buffer.from('Workbook', 'utf16le'),
    ])
    await expect(readAsked(file(new Uint8Array(old)))).rejects.toThrow('intake.old_excel')
    const tight = Buffer.alloc(60 * 1024 * 1024, ' ')
    await expect(readAsked(file(zipped({ ...workbook(['']), 'xl/sharedStrings.xml': tight })))).rejects.toThrow('intake.bomb')
    await expect(readAsked(file(zipped({ ...workbook(['']), 'xl/sharedStrings.xml': tight }, 100)))).rejects.toThrow(
      'intake.bomb',
    )
    const whole = zipped(workbook([`<row><c><v>${book}</v></c></row>`]))
    expect(await readAsked(file(whole))).toMatchObject([{ ean: book }])
    await expect(readAsked(file(whole.slice(0, whole.length - 30)))).rejects.toThrow('intake.damaged')
    const entities = {
      ...workbook(['']),
      'xl/worksheets/sheet0.xml': '<!DOCTYPE a [<!ENTITY b "bb">]><worksheet>&b;</worksheet>',
    }
    await expect(readAsked(file(zipped(entities)))).rejects.toThrow('intake.damaged')
  })
  it('with macros, a program or a page is refused whatever its name says', async () => {
    const macros = zipped({ ...workbook(['']), 'xl/vbaProject.bin': 'x' })
    for (const content of [
      macros,
      bytes('MZ\u0090\u0000', 'latin1'),
      bytes('#!/bin/sh\nrm'),
      bytes('<!DOCTYPE html><script>1</script>'),
    ])
      await expect(readAsked(file(content, 'list.csv'))).rejects.toThrow('intake.executable')
  })
})

describe('a text file', () => {
  const text = 'ISBN;Título;Cantidad\r\n9788437604947;Cien años;2\r\n'
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a mark', bytes(`\ufeff${text}`)],
    ['UTF-16', bytes(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without a mark', bytes(text, 'utf16le')],
    ['Windows-1252', bytes(text, 'latin1')],
  ])('in %s reads alike', async (_name, content) => {
    expect(await readAsked(file(content))).toMatchObject([{ ean: book, title: 'Cien años', quantity: 2, row: 2 }])
  })
  it('is refused beyond 5 MB and beyond 10,000 lines', async () => {
    await expect(readAsked(file(new Uint8Array(5 * 1024 * 1024 + 1)))).rejects.toThrow('intake.too_large')
    await expect(readAsked(`${book}\n`.repeat(10_001))).rejects.toThrow('intake.too_many_rows')
    expect(await readAsked(`${book}\n`.repeat(10_000))).toHaveLength(10_000)
  })
})

describe('MARC', () => {
  const record = {
    leader: '00000nam a2200000 i 4500',
    fields: [
      ['001', '1'],
      ['020', '  ', 'a', '84-376-0494-X (rústica)'],
      ['100', '1 ', 'a', 'García Márquez, Gabriel,'],
      ['245', '10', 'a', 'Cien años de soledad /', 'c', 'Gabriel García Márquez'],
      ['980', '  ', 'q', '3'],
    ],
  }
  const wanted = [
    {
      ean: book,
      title: 'Cien años de soledad: Gabriel García Márquez',
      author: 'García Márquez, Gabriel',
      quantity: 3,
      row: 1,
      fault: null,
    },
  ]
  it('21 in ISO 2709 is read, lengths counted wrongly too', async () => {
    const iso = Iso2709Formater.format(record)
    expect(await readAsked(file(bytes(iso)))).toMatchObject([{ ean: book, author: 'García Márquez, Gabriel', quantity: 3 }])
    expect(await readAsked(file(bytes(iso.repeat(3))))).toHaveLength(3)
    expect(await readAsked(file(bytes(iso, 'latin1')))).toMatchObject([{ ean: book, author: 'García Márquez, Gabriel' }])
  })
  it('in XML is read', async () => {
    const xml = `<?xml version="1.0"?><collection xmlns="http://www.loc.gov/MARC21/slim">${MarcxmlFormater.format(record)}</collection>`
    expect(await readAsked(file(bytes(xml)))).toMatchObject(wanted.map(({ title: _title, ...rest }) => rest))
  })
  it('reports a wrong ISBN and counts item fields as copies', async () => {
    const xml = `<marc:collection xmlns:marc="m"><marc:record><marc:datafield tag="020" ind1=" " ind2=" "><marc:subfield code="a">9788437604948</marc:subfield></marc:datafield><marc:datafield tag="952" ind1=" " ind2=" "/><marc:datafield tag="952" ind1=" " ind2=" "/></marc:record></marc:collection>`
    expect(await readAsked(file(bytes(xml)))).toMatchObject([
      { ean: null, fault: 'check_digit', quantity: 2, asked: '9788437604948' },
    ])
  })
})

describe('a saved e-mail', () => {
  it('is read with its attachments, and by its markup when it has no plain text', async () => {
    const list = Buffer.from(`ISBN;Cantidad\n9788437624747;4`).toString('base64')
    const letter = [
      'From: Biblioteca <b@example.org>',
      'Subject: =?utf-8?q?Pedido_de_a=C3=B1o?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      'Content-Type: text/html; charset=utf-8',
      '',
      `<style>p{a:1}</style><table><tr><td>${book}</td><td>2</td></tr></table>`,
      '--x',
      'Content-Type: text/csv; name=list.csv',
      'Content-Disposition: attachment; filename=list.csv',
      'Content-Transfer-Encoding: base64',
      '',
      list,
      '--x--',
      '',
    ].join('\r\n')
    expect(await readAsked(file(bytes(letter)))).toMatchObject([
      { ean: book, quantity: 2 },
      { ean: '9788437624747', quantity: 4 },
    ])
  })
})
