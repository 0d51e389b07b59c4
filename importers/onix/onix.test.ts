import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoRates } from '#importers/demo-rates.ts'
import { type ImportItem, isRefusal, isRow } from '#importers/items.ts'
import type { Day } from '#kernel/days.ts'
import { NotWellFormed, parseElement } from './element.ts'
import { readOnix, readOnixFile } from './read.ts'

const today = '2026-11-21' as Day
const sample = (name: string) => path.join(import.meta.dirname, 'samples', name)
const all = (name: string): Promise<ImportItem[]> => Array.fromAsync(readOnixFile(sample(name), today, demoRates))
const record = (item: ImportItem | undefined) => {
  if (!item || !isRow(item)) throw new Error(`no record: ${JSON.stringify(item)}`)
  return item.record
}
const refusals = (items: readonly ImportItem[]) => items.filter((item) => isRefusal(item) && !item.remark)
const remarks = (items: readonly ImportItem[]) =>
  items
    .flatMap((item) => (isRow(item) ? (item.remarks ?? []) : isRefusal(item) && item.remark ? [item] : []))
    .map(({ line, reason }) => `${line}: ${reason}`)

const readText = (text: string, chunk: number): Promise<ImportItem[]> => {
  const bytes = Buffer.from(text)
  async function* pieces() {
    for (let i = 0; i < bytes.length; i += chunk) yield bytes.subarray(i, i + chunk)
  }
  return Array.fromAsync(readOnix(pieces(), { today, label: 'test', rates: demoRates }))
}

describe('an ONIX 3.0 message with reference tags', () => {
  it('gives every field the shop reads', async () => {
    const [first] = await all('30-reference.xml')
    expect(record(first)).toEqual({
      kind: 'book',
      asksLcp: false,
      ean: '9788437604947',
      title: 'El jardín y la acequia',
      subtitle: 'Historias de riego & sombra',
      contributors: [
        { name: 'Martina Aljibe', role: 'A01' },
        { name: 'Ana Pérez de la Fuente', role: 'A12' },
      ],
      publisher: 'Ediciones de la Acequia',
      series: { name: 'Cuadernos del agua', number: '12' },
      workKey: 'jardin-y-la-acequia|aljibe-m|historias-de-riego-sombra',
      format: 'B',
      language: 'I91',
      year: 2026,
      publishedOn: '2026-10-01',
      pages: 208,
      dimensions: '180 × 110 mm',
      weightGrams: 240,
      priceCents: 1095,
      priceBasis: 'stated',
      vatClass: 'book',
      availability: 'eU',
      leadDays: undefined,
      descriptions: { es: 'Un paseo por los jardines.\n\n- El agua\n- La sombra' },
      summaries: { en: 'A walk through the gardens.', es: 'A walk through the gardens.' },
      categoryIds: [1100],
      source: 'onix:30-reference.xml',
    })
  })
  it('holds an ebook back until its embargo ends and adds VAT to a price without it', async () => {
    const [, second] = await all('30-reference.xml')
    expect(record(second)).toMatchObject({
      format: 'E01',
      vatClass: 'ebook',
      language: 'I06',
      availability: 'e6',
      publishedOn: '2027-03-15',
      priceCents: 1040,
    })
  })
  it('reads the same in pieces of any size', async () => {
    const text = readFileSync(sample('30-reference.xml'), 'utf8')
    const whole = await readText(text, text.length * 2)
    for (const chunk of [1, 7, 64, 1000]) expect(await readText(text, chunk)).toEqual(whole)
  })
})

describe('other forms of a message', () => {
  it('reads short tags as their reference names', async () => {
    const [only] = await all('30-short.xml')
    expect(record(only)).toMatchObject({
      title: 'El jardín y la acequia',
      format: 'T',
      priceCents: 2450,
      availability: 'e2',
      leadDays: 9,
      publishedOn: '2026-01-15',
      contributors: [{ name: 'Martina Aljibe', role: 'A01' }],
    })
  })
  it('reads ONIX 2.1, its named characters and its currencies by the demo rates', async () => {
    const [, first] = await all('21-reference.xml')
    expect(record(first)).toMatchObject({
      ean: '9780804429573',
      title: 'Tiles – a handbook',
      priceCents: 2340,
      priceBasis: 'converted',
      pages: 96,
      availability: 'e0',
      descriptions: { es: 'One line.\n\nAnother line, with 3 < 4.' },
    })
  })
  it('reads a message that says UTF-8 and is Windows-1252 in some of its lines, and says so', async () => {
    const items = await all('21-short-cp1252.xml')
    expect(record(items[0])).toMatchObject({
      title: 'Niños “del” agua',
      contributors: [{ name: 'Iván Meléndez', role: 'A01' }],
      priceCents: 1250,
    })
    expect(remarks(items)).toEqual(['7: declares UTF-8, but 2 line(s) from here read as windows-1252'])
  })
})

describe('faults of a message', () => {
  it('cost the product they are in, with line, column and reason, and no other', async () => {
    const items = await all('21-broken.xml')
    expect(items.filter(isRow).map((item) => item.record.title)).toEqual(['Before the fault', 'After the fault'])
    expect(refusals(items)).toMatchObject([
      { line: 10, column: 64, reason: 'not well-formed: unexpected close tag' },
      { line: 15, column: expect.any(Number), reason: 'not well-formed: unclosed tag: Product' },
      { line: 22, column: expect.any(Number), reason: 'not well-formed: unclosed tag: Product' },
    ])
    expect(remarks(items)).toEqual(['22: the message ends before </ONIXMessage>'])
  })
  it('refuse wrong numbers and missing titles with their line', async () => {
    expect(refusals(await all('21-reference.xml'))).toMatchObject([
      { line: 24, reason: 'no valid ISBN or EAN among 9788437604948' },
      { line: 31, reason: '9788420412146: no title' },
    ])
  })
  it('name bad dates and unknown codes and load the rest', async () => {
    expect(remarks(await all('21-reference.xml'))).toEqual([
      '4: the sending date is no date: "James"',
      '18: publication date: no such day: "20190230"',
      '42: unknown ProductForm "QQ"',
      '44: unknown ContributorRole "X99"',
      '48: no rate for the currency "XAU"; not for sale without another price',
      '45: unknown LanguageCode "xyz"',
      '38: unknown code: ProductAvailability 77',
    ])
  })
  it('are told for files that are no message at all', async () => {
    expect(await readText('', 10)).toMatchObject([{ line: 1, reason: 'no product in this file' }])
    expect(await readText('isbn;title\n1;2\n', 4)).toMatchObject([{ line: 1, reason: 'no product in this file' }])
    expect(refusals(await readText('<ONIXMessage><Product><!-- never closed <Product></Product>', 9)).length).toBeGreaterThan(0)
  })
  it('never expand what a message declares: no entity bomb goes off', async () => {
    const bomb =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><Product><Title><TitleText>&b;</TitleText></Title></Product>'
    expect(refusals(await readText(bomb, 16))[0]?.line).toBe(1)
  })
})

describe('the accessibility of an ebook', () => {
  const ebook = (features: string) =>
    readText(
      `<ONIXMessage release="3.0"><Product><RecordReference>a</RecordReference><NotificationType>03</NotificationType>
      <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9788437604947</IDValue></ProductIdentifier>
      <DescriptiveDetail><ProductForm>ED</ProductForm><ProductFormDetail>E101</ProductFormDetail>${features}
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Agua</TitleText></TitleElement></TitleDetail>
      </DescriptiveDetail></Product></ONIXMessage>`,
      64,
    )
  const feature = (code: string, words = '', type = '09') =>
    `<ProductFormFeature><ProductFormFeatureType>${type}</ProductFormFeatureType><ProductFormFeatureValue>${code}</ProductFormFeatureValue>${
      words && `<ProductFormFeatureDescription>${words}</ProductFormFeatureDescription>`
    }</ProductFormFeature>`

  it('is read code by code, in order and once; codes that are not in the list, and features of another kind, are left out', async () => {
    const told = ['36', '11', '52', '11', '87', '04'].map((code) => feature(code)).join('') + feature('00', 'cm', '01')
    expect(record((await ebook(told))[0])).toMatchObject({ accessibility: '04 11 36 52' })
  })
  it('comes with the publisher’s own words: its summary before all else, and never an address alone', async () => {
    const told = feature('09', 'Las láminas no llevan descripción.') + feature('00', 'Apto para lectores de pantalla.')
    expect(record((await ebook(told))[0])).toMatchObject({
      accessibility: '09',
      accessibilityNote: 'Apto para lectores de pantalla.',
    })
    expect(record((await ebook(feature('00', 'https://publisher.example/a11y')))[0])?.accessibilityNote).toBeUndefined()
    expect(record((await ebook(''))[0])?.accessibility).toBeUndefined()
  })
})

describe('the protection of an ebook', () => {
  const ebook = (protections: string) =>
    readText(
      `<ONIXMessage release="3.0"><Product><RecordReference>a</RecordReference><NotificationType>03</NotificationType>
      <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9788437604947</IDValue></ProductIdentifier>
      <DescriptiveDetail><ProductForm>ED</ProductForm><ProductFormDetail>E101</ProductFormDetail>${protections}
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Agua</TitleText></TitleElement></TitleDetail>
      </DescriptiveDetail></Product></ONIXMessage>`,
      64,
    )
  it('is asked for as LCP by code 06 of list 144, in long or short tags and beside others; no other code asks for it', async () => {
    const asked = async (xml: string) => record((await ebook(xml))[0])?.asksLcp
    expect(await asked('<EpubTechnicalProtection>06</EpubTechnicalProtection>')).toBe(true)
    expect(await asked('<x317>02</x317><x317>06</x317>')).toBe(true)
    for (const code of ['00', '02', '03'])
      expect(await asked(`<EpubTechnicalProtection>${code}</EpubTechnicalProtection>`)).toBe(false)
    expect(await asked('')).toBe(false)
  })
})

describe('what a publisher says of a work beside its description', () => {
  const told = (contributors: string, collateral: string) =>
    readText(
      `<ONIXMessage release="3.0"><Product><RecordReference>a</RecordReference><NotificationType>03</NotificationType>
      <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9788437604947</IDValue></ProductIdentifier>
      <DescriptiveDetail><ProductForm>BC</ProductForm>
      <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>Agua</TitleText></TitleElement></TitleDetail>
      ${contributors}<Language><LanguageRole>01</LanguageRole><LanguageCode>spa</LanguageCode></Language>
      </DescriptiveDetail><CollateralDetail>${collateral}</CollateralDetail></Product></ONIXMessage>`,
      64,
    )
  const text = (type: string, words: string, source = '') =>
    `<TextContent><TextType>${type}</TextType><ContentAudience>00</ContentAudience><Text>${words}</Text>${source}</TextContent>`
  const person = (name: string, note = '') =>
    `<Contributor><ContributorRole>A01</ContributorRole><PersonName>${name}</PersonName>${note}</Contributor>`

  it('is its table of contents, a line each, and what the press wrote with its source, this edition first', async () => {
    const contents = '&lt;ul&gt;&lt;li&gt;La acequia&lt;/li&gt;&lt;li&gt;El estanque&lt;/li&gt;&lt;/ul&gt;'
    const [first] = await told(
      person('Martina Aljibe'),
      text('08', 'De su libro anterior.') +
        text('06', 'Se lee\ncomo se bebe.', '<TextAuthor>Ana Ruiz</TextAuthor><SourceTitle>El Diario</SourceTitle>') +
        text('04', contents),
    )
    expect(record(first)).toMatchObject({
      contents: { es: '- La acequia\n- El estanque' },
      press: { es: 'Se lee como se bebe.\n— Ana Ruiz, El Diario\n\nDe su libro anterior.' },
    })
  })
  it('is its prizes, said in three languages as what they were won', async () => {
    const prize = (name: string, year: string, code: string) =>
      `<Prize><PrizeName>${name}</PrizeName><PrizeYear>${year}</PrizeYear><PrizeCode>${code}</PrizeCode></Prize>`
    const [first] = await told(
      person('Martina Aljibe'),
      prize('Premio del Agua', '2024', '01') + prize('Premio de la Sombra', '', '99'),
    )
    expect(record(first).awards).toEqual({
      es: 'Premio del Agua, 2024: ganador\nPremio de la Sombra',
      ca: 'Premio del Agua, 2024: guanyador\nPremio de la Sombra',
      en: 'Premio del Agua, 2024: winner\nPremio de la Sombra',
    })
  })
  it('is the life of its people: their own notes, or the record’s where it has one person', async () => {
    const note = '<BiographicalNote language="eng">Born by the water.</BiographicalNote>'
    const whole = text('12', 'Nació junto al agua.')
    expect(record((await told(person('Martina Aljibe', note), whole))[0]).contributors).toEqual([
      { name: 'Martina Aljibe', role: 'A01', life: { en: 'Born by the water.' } },
    ])
    expect(record((await told(person('Martina Aljibe'), whole))[0]).contributors).toEqual([
      { name: 'Martina Aljibe', role: 'A01', life: { es: 'Nació junto al agua.' } },
    ])
    const two = record((await told(person('Martina Aljibe') + person('Ana Pérez'), whole))[0])
    expect(two.contributors?.map(({ life }) => life)).toEqual([undefined, undefined])
  })
})

describe('one element', () => {
  it('tells where in the whole message it is not well-formed', () => {
    try {
      parseElement('<Product>\n  <a>&nope;</a>\n</Product>', 100, 5)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(NotWellFormed)
      expect(error).toMatchObject({ line: 101, message: 'undefined entity' })
    }
  })
})
