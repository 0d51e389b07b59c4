/** One ONIX product, 2.1 or 3.x, as the record that every importer hands over. Pure: today and the header come in. */

import { categoryOfBook, categoryOfObject } from '#importers/categories.ts'
import type { Rates } from '#importers/demo-rates.ts'
import type { ImportRow, Remark } from '#importers/items.ts'
import { beginning, plainLine, plainText } from '#importers/plain-text.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import type { Day } from '#kernel/days.ts'
import { parseEan } from '#kernel/isbn.ts'
import { inEachLanguage, type Language } from '#kernel/language.ts'
import { availabilityOfOnix } from '#modules/goods/catalogue/availability-codes.ts'
import { formOfOnix, type OnixForm } from '#modules/goods/catalogue/formats.ts'
import { languageOfIso, languageOfIsos, ownLanguageOfIso } from '#modules/goods/catalogue/languages.ts'
import { type Because, because, type ReasonWord } from '#modules/goods/imports/reasons.ts'
import { comics, workKeyOf } from '#modules/goods/titles/work-key.ts'
import { dateIn, type OnixDate, parseOnixDate } from './dates.ts'
import { child, children, type Element, markupOf, words } from './element.ts'
import { partsOf, wholeRecord } from './parts.ts'
import { type Note, peopleOf } from './people.ts'
import { choosePrice } from './price.ts'
import { prizeCodes } from './prize-words.ts'
import { toldByOnix } from './told.ts'

/** What a message says once for all its products. */
export interface OnixDefaults {
  language?: string
  currency?: string
  priceType?: string
  /** The message says of itself that it is a test. */
  test?: boolean
}

/** A record with what was left out of it and what it speaks of, the number of a product that its publisher takes back, or why there is neither. */
export type ParsedProduct =
  | Pick<ImportRow, 'record' | 'remarks' | 'covers' | 'cover' | 'mentions' | 'part'>
  | { withdrawn: string }
  | Because

/** How a message is read: when, under which label its rows are attributed, and what foreign money is worth to this shop. */
export interface Reading {
  today: Day
  label: string
  rates: Rates
  /** Hands over each product as it was written, for whoever corrects it. */
  keepsRows?: boolean
}

/** Notifications that hold a part of a record (list 1): what they leave out is not gone. */
const partial = new Set(['04', '12', '13', '14'])
const ofTest = new Set(['88', '89'])
/** Pictures of the front cover: list 158 in 3.x, list 38 in 2.1. */
function coversOf(product: Element): { covers: number; cover?: string | undefined } {
  const resources = children(child(product, 'CollateralDetail'), 'SupportingResource').filter(
    (resource) => words(resource, 'ResourceContentType') === '01',
  )
  const files = children(product, 'MediaFile').filter((file) =>
    ['04', '05', '06', '07'].includes(words(file, 'MediaFileTypeCode')),
  )
  const links = [
    ...resources.flatMap((resource) => children(resource, 'ResourceVersion').map((version) => words(version, 'ResourceLink'))),
    ...files.map((file) => words(file, 'MediaFileLink')),
  ]
  return { covers: resources.length + files.length, cover: links.find((link) => link.startsWith('https://')) }
}

/** The standard has no mark for a message of tests; its senders write it into the note. */
const testWords = /\b(?:test|testing|prueba|pruebas|prova|proves)\b/i

/** The defaults of a message's header. */
export function parseHeader(header: Element): { defaults: OnixDefaults; remarks: Remark[] } {
  const sent = words(header, 'SentDate') || words(header, 'SentDateTime')
  const date = parseOnixDate(sent)
  return {
    defaults: {
      language: words(header, 'DefaultLanguageOfText') || undefined,
      currency: words(header, 'DefaultCurrencyCode') || undefined,
      priceType: words(header, 'DefaultPriceTypeCode') || words(header, 'DefaultPriceType') || undefined,
      ...(testWords.test(words(header, 'MessageNote')) && { test: true }),
    },
    remarks: date && 'fault' in date ? [{ line: header.line, ...because('sending_date', date) }] : [],
  }
}

const isbnIdentifiers = ['15', '03', '02']

function eanOf(product: Element): { ean: string } | Because {
  const identifiers = children(product, 'ProductIdentifier')
    .map((element) => ({ type: words(element, 'ProductIDType'), value: words(element, 'IDValue') }))
    .concat([{ type: '02', value: words(product, 'ISBN') }], [{ type: '03', value: words(product, 'EAN13') }])
  const tried: string[] = []
  for (const type of isbnIdentifiers) {
    for (const { value } of identifiers.filter((identifier) => identifier.type === type && identifier.value)) {
      const ean = parseEan(value)
      if (ean && !ean.startsWith('2')) return { ean }
      tried.push(value.slice(0, 20))
    }
  }
  return tried.length > 0 ? because('no_valid_identifier', { tried: tried.join(', ') }) : because('no_identifier')
}

function joinedTitle(element: Element | undefined): string {
  const text = words(element, 'TitleText')
  if (text) return plainLine(text)
  return plainLine(`${words(element, 'TitlePrefix')} ${words(element, 'TitleWithoutPrefix')}`)
}

interface Titles {
  title: string
  subtitle: string
}

function titlesOf(product: Element, description: Element): Titles {
  const details = [...children(description, 'TitleDetail'), ...children(product, 'Title')]
  const distinctive = ['01', '00', ''].flatMap((type) => details.filter((detail) => words(detail, 'TitleType') === type))
  for (const detail of [...distinctive, ...details]) {
    const elements = children(detail, 'TitleElement')
    if (elements.length === 0) {
      const title = joinedTitle(detail)
      if (title) return { title, subtitle: plainLine(words(detail, 'Subtitle')) }
      continue
    }
    const level = (code: string) => elements.find((element) => words(element, 'TitleElementLevel') === code)
    const own = level('01') ?? level('04')
    const collection = level('02') ?? level('03')
    const subtitle = plainLine(words(own, 'Subtitle') || words(collection, 'Subtitle'))
    const title = joinedTitle(own)
    if (title) return { title, subtitle }
    // A volume known by its number alone carries the name of its collection.
    const part = words(own, 'PartNumber') || words(collection, 'PartNumber')
    const named = joinedTitle(collection ?? elements[0])
    if (named) return { title: part ? `${named} ${part}` : named, subtitle }
  }
  return { title: plainLine(words(product, 'DistinctiveTitle')), subtitle: plainLine(words(product, 'Subtitle')) }
}

function seriesOf(product: Element, description: Element): CatalogueRecordInput['series'] {
  for (const collection of children(description, 'Collection')) {
    for (const detail of children(collection, 'TitleDetail')) {
      const elements = children(detail, 'TitleElement')
      const named = elements.find((element) => words(element, 'TitleElementLevel') === '02') ?? elements[0]
      const name = joinedTitle(named)
      const number = words(
        elements.find((element) => words(element, 'PartNumber')),
        'PartNumber',
      ).slice(0, 40)
      if (name) return { name: name.slice(0, 300), number: number || undefined }
    }
  }
  const series = child(product, 'Series')
  const name = plainLine(words(series, 'TitleOfSeries') || joinedTitle(child(series, 'Title')))
  return name ? { name: name.slice(0, 300), number: words(series, 'NumberWithinSeries').slice(0, 40) || undefined } : undefined
}

const pageExtents = ['00', '05', '11', '08', '10', '06', '07']

function pagesOf(product: Element, description: Element, remarks: Remark[]): number | undefined {
  const extents = children(description, 'Extent').filter((element) => words(element, 'ExtentUnit') === '03')
  const found = pageExtents.map((type) => extents.find((extent) => words(extent, 'ExtentType') === type)).find(Boolean)
  const written = words(found, 'ExtentValue') || words(product, 'NumberOfPages')
  const pages = Number(written)
  if (!written || pages === 0) return undefined
  if (Number.isInteger(pages) && pages > 0 && pages <= 32_000) return pages
  remarks.push({ line: found?.line ?? product.line, ...because('no_pages', { written: written.slice(0, 20) }) })
  return undefined
}

function subjectsOf(product: Element, description: Element): string[] {
  const subjects = [...children(description, 'Subject'), ...children(product, 'MainSubject')]
  const main = subjects.filter((subject) => subject.name === 'MainSubject' || child(subject, 'MainSubject'))
  const ordered = [...new Set([...main, ...subjects])]
  const coded = ordered
    .map((element) => words(element, 'SubjectCode'))
    .concat(words(product, 'BICMainSubject'), words(product, 'BASICMainSubject'))
  const schemed = new Set(['10', '12', '93', ''])
  const useful = ordered
    .filter((element) => schemed.has(words(element, 'SubjectSchemeIdentifier') || words(element, 'MainSubjectSchemeIdentifier')))
    .map((element) => words(element, 'SubjectCode'))
  const headings = ordered.map((element) => words(element, 'SubjectHeadingText'))
  return [...useful, ...coded.slice(-2), ...headings].filter(Boolean)
}

type Texts = NonNullable<CatalogueRecordInput['descriptions']>

/** Texts in a language of the shop stand under it; one in another is the Spanish fallback, which every language shows. */
function placed(text: string, iso: string): Texts {
  const language = ownLanguageOfIso(iso)
  return language ? { [language]: text, es: text } : { es: text }
}

const descriptionTypes = { '3': ['03', '17', '10'], '2': ['03', '01', '17'] }

/** Reviews by the press, first of this edition; then of the one before and of the author's last book (list 153, list 33 in 2.1). */
const pressTypes = { '3': ['06', '07', '08'], '2': ['08', '05', '06', '10'] }
/** As many as anybody reads on a page. */
const mostPress = 6

/** Texts of a record beside its title: TextContent of 3.x, OtherText of 2.1. */
const textsIn = (product: Element): Element[] => [
  ...children(child(product, 'CollateralDetail'), 'TextContent'),
  ...children(product, 'OtherText'),
]

/** What a record says of who made it in a text of its own: 12 of list 153, 13 of list 33. */
const livesIn = (product: Element, iso: string): Note[] =>
  textsIn(product)
    .filter((element) => words(element, 'TextType') === '12' || words(element, 'TextTypeCode') === '13')
    .flatMap((element) => children(element, 'Text'))
    .map((text) => ({ iso: text.attributes.language ?? iso, text }))

function textsOf(product: Element, iso: string): Pick<CatalogueRecordInput, 'descriptions' | 'summaries' | 'contents' | 'press'> {
  const texts = textsIn(product).flatMap((element) =>
    children(element, 'Text').map((text) => ({
      type: words(element, 'TextType') || words(element, 'TextTypeCode'),
      version: element.name === 'TextContent' ? ('3' as const) : ('2' as const),
      iso: text.attributes.language ?? iso,
      text: plainText(markupOf(text)).slice(0, 20_000),
      source: sourceOf(element),
    })),
  )
  const all = texts.filter((text) => text.text !== '' && /\p{L}/u.test(text.text))
  const of = (fits: (item: (typeof all)[number]) => number) =>
    all.filter((item) => fits(item) >= 0).toSorted((a, b) => fits(a) - fits(b))[0]
  const description = of((item) => descriptionTypes[item.version].indexOf(item.type))
  const summary = of((item) => (item.type === '02' ? 0 : -1))
  const contents = of((item) => (item.type === '04' ? 0 : -1))
  const press = all
    .filter(({ version, type }) => pressTypes[version].includes(type))
    .toSorted((a, b) => pressTypes[a.version].indexOf(a.type) - pressTypes[b.version].indexOf(b.type))
    .slice(0, mostPress)
  const quoted = press.map(({ text, source }) => [beginning(oneParagraph(text), 1_200), source].filter(Boolean).join('\n— '))
  return {
    descriptions: description && placed(description.text, description.iso),
    summaries: summary
      ? placed(beginning(summary.text, 500), summary.iso)
      : description && description.text.length > 500
        ? placed(beginning(description.text, 280), description.iso)
        : undefined,
    contents: contents && placed(contents.text, contents.iso),
    press: press[0] && placed(quoted.join('\n\n'), press[0].iso),
  }
}

const oneParagraph = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')

/** Who wrote a text, and where it stood. */
const sourceOf = (element: Element): string =>
  ['TextAuthor', 'SourceTitle', 'TextSourceTitle', 'TextSourceCorporate']
    .map((name) => plainLine(words(element, name)).slice(0, 200))
    .filter(Boolean)
    .join(', ')

/** Prizes of a work, a line each; their names are not translated. */
function awardsOf(product: Element): { awards?: CatalogueRecordInput['awards'] } {
  const prizes = [...children(child(product, 'CollateralDetail'), 'Prize'), ...children(product, 'Prize')].flatMap((prize) => {
    const name = plainLine(words(prize, 'PrizeName')).slice(0, 200)
    const year = /^\d{4}$/.test(words(prize, 'PrizeYear')) ? words(prize, 'PrizeYear') : ''
    return name ? [{ called: [name, year].filter(Boolean).join(', '), as: prizeCodes[words(prize, 'PrizeCode')] }] : []
  })
  if (prizes.length === 0) return {}
  const said = (language: Language) => prizes.map(({ called, as }) => (as ? `${called}: ${as[language]}` : called)).join('\n')
  return { awards: inEachLanguage(said) }
}

/** A day, when it is one; what is none is remarked. */
function dayOf(date: OnixDate, what: ReasonWord, line: number, remarks: Remark[]) {
  if (!date) return undefined
  if ('fault' in date) {
    remarks.push({ line, ...because('date', { what, ...date }) })
    return undefined
  }
  return date
}

interface Dates {
  published?: { day: Day; year: number; precise: boolean }
  embargo?: Day
  expected?: Day
}

function datesOf(product: Element, publishing: Element | undefined, supplies: readonly Element[], remarks: Remark[]): Dates {
  const composites = children(publishing, 'PublishingDate')
  const ofRole = (role: string) => {
    const found = composites.find((composite) => words(composite, 'PublishingDateRole') === role)
    return dayOf(dateIn(found), '@publication_date', found?.line ?? product.line, remarks)
  }
  const single = child(product, 'PublicationDate')
  const markets = [
    ...children(product, 'MarketRepresentation'),
    ...children(child(product, 'ProductSupply'), 'MarketPublishingDetail'),
  ]
  const marketDates = markets.flatMap((market) => children(market, 'MarketDate'))
  const inMarket = (role: string) => {
    const found = marketDates.find((marketDate) => words(marketDate, 'MarketDateRole') === role)
    return dayOf(dateIn(found), '@market_date', found?.line ?? product.line, remarks)
  }
  const supplied = (role: string) => {
    const found = supplies
      .flatMap((supply) => children(supply, 'SupplyDate'))
      .find((element) => words(element, 'SupplyDateRole') === role)
    return dayOf(dateIn(found), '@supply_date', found?.line ?? product.line, remarks)
  }
  const expectedShip = supplies.map((supply) => child(supply, 'ExpectedShipDate')).find(Boolean)
  return {
    published:
      ofRole('01') ??
      (single && dayOf(parseOnixDate(words(single)), '@publication_date', single.line, remarks)) ??
      inMarket('01') ??
      ofRole('11'),
    embargo: (ofRole('02') ?? supplied('02') ?? inMarket('02'))?.day,
    expected: (
      supplied('08') ??
      (expectedShip && dayOf(parseOnixDate(words(expectedShip)), '@expected_date', expectedShip.line, remarks))
    )?.day,
  }
}

function formOf(product: Element, description: Element, remarks: Remark[]): OnixForm {
  const code = words(description, 'ProductForm')
  const details = children(description, 'ProductFormDetail').map((element) => words(element))
  const form = formOfOnix(code, details, words(product, 'EpubType') || undefined)
  if (form) return form
  const line = child(description, 'ProductForm')?.line ?? product.line
  remarks.push({ line, ...(code ? because('unknown_form', { written: code.slice(0, 20) }) : because('no_form')) })
  return { kind: 'book', vatClass: 'book', format: null }
}

function languageOf(product: Element, description: Element, defaults: OnixDefaults, remarks: Remark[]) {
  const text = children(description, 'Language').filter((element) => words(element, 'LanguageRole') === '01')
  const written = [...text.map((element) => words(element, 'LanguageCode')), words(product, 'LanguageOfText')].filter(Boolean)
  const isos = written.length > 0 ? written : [defaults.language ?? ''].filter(Boolean)
  for (const iso of written) {
    if (!languageOfIso(iso))
      remarks.push({ line: text[0]?.line ?? product.line, ...because('unknown_language_code', { written: iso.slice(0, 20) }) })
  }
  return { language: languageOfIsos(isos) ?? undefined, iso: isos[0] ?? '' }
}

/** Of a part that does not say what it is. */
const unsaidForm: OnixForm = { kind: 'book', vatClass: 'book', format: null }

/**
 * Reads a product, or says why it cannot be sold: records of a test, records without a valid number or a title.
 */
export function parseProduct(product: Element, defaults: OnixDefaults, { today, label, rates }: Reading): ParsedProduct {
  const identity = eanOf(product)
  const notification = words(product, 'NotificationType')
  if (ofTest.has(notification)) return because('test_record', { code: notification })
  if ('reason' in identity) return identity
  const { ean } = identity
  if (notification === '05') return { withdrawn: ean }
  if (defaults.test) return because('test_message', { ean })
  // In 3.x the description is a block of its own, in 2.1 the product is all one block.
  const block = child(product, 'DescriptiveDetail')
  // A block update says what it is in 3.x by what it lacks, whatever its notification.
  const part = partial.has(notification) || (!block && child(product, 'ProductSupply') && !child(product, 'Title'))
  const description = block ?? product
  const mentions = part ? partsOf(product) : wholeRecord
  if (mentions.length === 0) return because('empty_part', { ean, code: notification })
  const { title, subtitle } = titlesOf(product, description)
  const titled = /[\p{L}\p{N}]/u.test(title)
  if (!titled && mentions.includes('title')) return because('no_title', { ean })

  const remarks: Remark[] = []
  const form = mentions.includes('format_code') ? formOf(product, description, remarks) : unsaidForm
  const publishing = child(product, 'PublishingDetail') ?? product
  const supplyParts = children(product, 'ProductSupply')
  const supplies = [...supplyParts.flatMap((part) => children(part, 'SupplyDetail')), ...children(product, 'SupplyDetail')]
  const markets = [
    ...supplyParts.flatMap((part) => children(part, 'MarketPublishingDetail')),
    ...children(product, 'MarketRepresentation'),
  ]
  const agents = markets.flatMap((market) => words(market, 'MarketCountry').split(/\s+/))
  const dates = datesOf(product, child(product, 'PublishingDetail'), supplies, remarks)
  const price = choosePrice(supplies, form.vatClass, today, defaults, agents, rates)
  const aboutLanguage: Remark[] = []
  const { language, iso } = languageOf(product, description, defaults, aboutLanguage)
  const { people, remarks: aboutPeople } = peopleOf(description, iso, livesIn(product, iso))
  remarks.push(...aboutPeople, ...price.remarks, ...aboutLanguage)
  const first = (name: string) => supplies.map((supply) => words(supply, name)).find(Boolean)
  const availability = availabilityOfOnix(
    {
      publishingStatus: words(publishing, 'PublishingStatus') || undefined,
      marketStatus: markets.map((market) => words(market, 'MarketPublishingStatus')).find(Boolean),
      productAvailability: first('ProductAvailability'),
      availabilityCode: first('AvailabilityCode'),
      publishedOn: dates.published?.day,
      expectedOn: dates.expected,
      embargoUntil: dates.embargo,
      notForSale: price.free || words(description, 'ProductComposition') === '20',
    },
    today,
  )
  for (const code of availability.unknown)
    remarks.push({ line: product.line, ...because('unknown_code', { written: code.slice(0, 60) }) })
  const orderTime = Number(first('OrderTime'))
  const publisher =
    children(publishing, 'Publisher').find((element) => words(element, 'PublishingRole') === '01') ??
    child(publishing, 'Publisher')
  const subjects = subjectsOf(product, description)
  const category = form.kind === 'book' ? categoryOfBook(subjects, title) : categoryOfObject(subjects.join(' '), title)
  const series = seriesOf(product, description)
  const copyright = Number(words(product, 'CopyrightYear').slice(0, 4))
  return {
    remarks,
    ...coversOf(product),
    mentions,
    part: part ? notification || '04' : undefined,
    record: {
      kind: form.kind,
      ean,
      // A part without a title never stands alone; the number holds its place.
      title: titled ? title.slice(0, 500) : ean,
      subtitle: subtitle.slice(0, 500) || undefined,
      ...textsOf(product, iso),
      ...awardsOf(product),
      contributors: people,
      publisher:
        plainLine(words(publisher, 'PublisherName') || words(child(publishing, 'Imprint'), 'ImprintName')).slice(0, 300) ||
        undefined,
      series,
      workKey:
        form.kind === 'book'
          ? workKeyOf({ title, subtitle, author: people[0]?.name, series, inParts: category === comics })
          : undefined,
      format: form.format ?? undefined,
      language,
      year: dates.published?.year ?? (copyright >= 1400 && copyright <= 2100 ? copyright : undefined),
      publishedOn: dates.embargo ?? (dates.published?.precise ? dates.published.day : undefined),
      pages: form.kind === 'book' ? pagesOf(product, description, remarks) : undefined,
      ...toldByOnix(description),
      priceCents: price.price?.cents,
      priceBasis: price.price?.basis,
      converted: price.price?.converted,
      vatClass: form.vatClass,
      availability: availability.code,
      leadDays: orderTime >= 1 && orderTime <= 365 ? Math.round(orderTime) : undefined,
      categoryIds: [category],
      source: label,
    },
  }
}
