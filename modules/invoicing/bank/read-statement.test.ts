import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { readStatement } from './read-statement.ts'
import { spanishIban } from './spanish-account.ts'

const fixture = (name: string) => readFileSync(new URL(`../../../tests/support/statements/${name}`, import.meta.url))
const norma43 = fixture('norma43.txt')
const camt = (version: string) => fixture(`camt053-${version}.xml`).toString()
const read = (content: string | Buffer) => readStatement(Buffer.from(content as string)).entries

/** What another reader, libxml2, says of a file. */
async function asked(xml: string, xpath: string): Promise<number> {
  const { normalized } = await validateXML({
    xml: [{ fileName: 'statement.xml', contents: xml }],
    normalization: 'format',
    modifyArguments: () => ['--xpath', xpath, 'statement.xml'],
  })
  return Number(normalized)
}
const booked = `//*[local-name()='Ntry'][normalize-space(*[local-name()='Sts'])='BOOK']`
const way = (is: string) => `${booked}[*[local-name()='CdtDbtInd']='${is}']/*[local-name()='Amt']`
const cents = (euros: number) => Math.round(euros * 100)
const sumOf = (amounts: readonly { amountCents: number }[], sign: 1 | -1) =>
  amounts
    .filter(({ amountCents }) => Math.sign(amountCents) === sign)
    .reduce((sum, { amountCents }) => sum + Math.abs(amountCents), 0)

describe('a statement in camt.053', () => {
  it.each(['02', '04', '08'])('of version %s says what another reader finds in it', async (version) => {
    const xml = camt(version)
    const entries = read(xml)
    expect(sumOf(entries, 1)).toBe(cents(await asked(xml, `sum(${way('CRDT')})`)))
    expect(sumOf(entries, -1)).toBe(cents(await asked(xml, `sum(${way('DBIT')})`)))
    expect(new Set(entries.map(({ reference }) => reference)).size).toBe(await asked(xml, `count(${booked})`))
  })

  it.each(['02', '04', '08'])(
    'of version %s tells who paid what, one by one of an entry of many, and nothing only announced',
    (version) => {
      expect(read(camt(version))).toMatchObject([
        {
          account: 'ES2699990001440000001313',
          bookedOn: '2026-11-03',
          amountCents: 10_200,
          reference: 'N-1',
          party: 'BIBLIOTECA DE VILANOVA',
          partyAccount: 'ES9121000418450200051332',
          text: 'Factura L-2026-000009',
          code: 'PMNT-RCDT-ESCT',
        },
        { amountCents: 4_120, party: 'Ana Ruiz & hijos', text: 'libros' },
        { amountCents: 1_990, party: 'Escuela del Sur' },
        { amountCents: -500, text: 'COM-11' },
      ])
    },
  )

  it.each([
    ['without a statement', (xml: string) => xml.replace(/<Stmt>[\s\S]*<\/Stmt>/, ''), 'bank.element_missing', 3],
    ['with an amount of parts of a cent', (xml: string) => xml.replace('>102.00<', '>102.005<'), 'bank.element_wrong', 11],
    [
      'with a way that is none',
      (xml: string) => xml.replace('>CRDT</CdtDbtInd>\n        <Sts', '>XXXX</CdtDbtInd>\n        <Sts'),
      'bank.element_wrong',
      12,
    ],
    [
      'with a day that is none',
      (xml: string) => xml.replace('<BookgDt><Dt>2026-11-03', '<BookgDt><Dt>2026-11-31'),
      'bank.element_wrong',
      14,
    ],
    ['cut off', (xml: string) => xml.slice(0, xml.indexOf('</Ntry>')), 'bank.not_xml', 25],
    ['of another version', (xml: string) => xml.replace('001.08', '001.03'), 'bank.not_camt', 2],
    [
      'with entities of its own',
      (xml: string) => xml.replace('<Document', '<!DOCTYPE Document [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n<Document'),
      'bank.doctype',
      2,
    ],
  ])('%s is refused with its line and the reason', (_what, wrong, code, line) => {
    const xml = wrong(camt('08'))
    expect(xml).not.toBe(camt('08'))
    expect(() => read(xml)).toThrow(expect.objectContaining({ code, details: expect.objectContaining({ line }) }))
  })
})

describe('a statement in Norma 43', () => {
  /** Read again as its manual says, column by column, with nothing of the reader's. */
  const lines = new TextDecoder('windows-1252').decode(norma43).split('\r\n')
  const movements = lines.filter((line) => line.startsWith('22'))

  it('says what its columns say, and what its last record sums up', () => {
    const { entries, format } = readStatement(norma43)
    expect(format).toBe('norma43')
    expect(entries.map(({ amountCents }) => amountCents)).toEqual(
      movements.map((line) => Number(line.slice(28, 42)) * (line[27] === '2' ? 1 : -1)),
    )
    const end = lines.find((line) => line.startsWith('33')) ?? ''
    expect([sumOf(entries, -1), sumOf(entries, 1)]).toEqual([Number(end.slice(25, 39)), Number(end.slice(44, 58))])
    expect(entries[0]).toMatchObject({
      account: 'ES2699990001440000001313',
      currency: 'EUR',
      bookedOn: '2026-11-02',
      party: 'TRANSF. BIBLIOTECA DE VILANOVA',
      text: expect.stringContaining('FACTURA L-2026-0'),
      reference: 'L-2026-000009',
    })
    expect(entries[3]).toMatchObject({ party: 'TARJETA 1234 PAPELERÍA EL MURO', valueOn: '2026-11-05' })
  })

  it('tells apart two movements of a day that say the same', () => {
    const prints = read(norma43).map(({ fingerprint }) => fingerprint.toString('hex'))
    expect(new Set(prints).size).toBe(prints.length)
    expect(read(norma43).map(({ fingerprint }) => fingerprint.toString('hex'))).toEqual(prints)
  })

  const changed = (line: number, change: (text: string) => string) =>
    lines.map((text, index) => (index === line - 1 ? change(text) : text)).join('\r\n')
  it.each([
    ['a day that is none', changed(2, (text) => text.replace('261102', '261332')), 'bank.field_wrong', 2],
    ['letters in an amount', changed(5, (text) => `${text.slice(0, 30)}X${text.slice(31)}`), 'bank.field_wrong', 5],
    ['another amount than the sums', changed(5, (text) => text.replace('1990', '1991')), 'bank.movement_sum', 11],
    ['another closing balance', changed(11, (text) => text.replace('109581', '109582')), 'bank.closing_balance', 11],
    ['a record that there is not', changed(3, (text) => `77${text.slice(2)}`), 'bank.record_unknown', 3],
    ['a line that is too long', changed(4, (text) => `${text}more`), 'bank.line_too_long', 4],
    ['a movement before its account', lines.slice(1).join('\n'), 'bank.unknown_format', 1],
    ['its end missing', lines.slice(0, -2).join('\n'), 'bank.cut_off', 11],
    ['another number of records', changed(12, (text) => text.replace('000011', '000012')), 'bank.record_count', 12],
    ['something after its end', `${lines.join('\n')}11`, 'bank.after_end', 13],
  ])('with %s is refused with its line and the reason', (_what, content, code, line) => {
    expect(() => read(content)).toThrow(expect.objectContaining({ code, details: expect.objectContaining({ line }) }))
  })
})

it('reckons the IBAN of an account that is told by bank, branch and number', () => {
  expect(spanishIban('2100', '0418', '0200051332')).toBe('ES9121000418450200051332')
  expect(spanishIban('0049', '1500', '1234567892')).toBe('ES6000491500051234567892')
})

it('is neither of the two: said at once', () => {
  expect(() => read('fecha;importe\n3/11/2026;10,00')).toThrow(expect.objectContaining({ code: 'bank.unknown_format' }))
})
