/** Of what a record speaks. An update of a part (list 1: 04, 12 to 14) sends blocks; whatever it leaves out is not gone. */

import { columnOf, toldNames } from '#importers/told-fields.ts'
import { child, type Element, words } from './element.ts'
import { columnsOfElements } from './told.ts'

const title = ['title', 'slug', 'subtitle', 'work_key']
const publishing = ['publisher', 'edition_year', 'published_on']
const price = ['price_cents', 'price_basis', 'former_price_cents']
const form = ['kind', 'format_code', 'vat_class']
const series = ['series', 'series_number']
const toldColumns = toldNames.map(columnOf)

/** All that ONIX can tell the shop. Lists, tags, attributes, safety, recommendations and translated titles are the shop's own. */
export const wholeRecord = [
  ...title,
  ...form,
  ...series,
  ...toldColumns,
  ...publishing,
  ...price,
  'page_count',
  'language_code',
  'contributors',
  'texts',
  'availability_code',
  'lead_days',
  'source',
]

const description = [...title, ...form, ...series, ...toldColumns, 'page_count', 'language_code', 'contributors']
const supply = [...price, 'availability_code', 'lead_days']

/** What the elements of a 2.1 record say; in 3.x what its blocks say. */
const said: Readonly<Record<string, readonly string[]>> = {
  DescriptiveDetail: description,
  CollateralDetail: ['texts'],
  PublishingDetail: publishing,
  ProductSupply: supply,
  Title: title,
  DistinctiveTitle: title,
  Contributor: ['contributors'],
  ProductForm: form,
  Series: series,
  ...columnsOfElements,
  NumberOfPages: ['page_count'],
  Extent: ['page_count'],
  Language: ['language_code'],
  LanguageOfText: ['language_code'],
  OtherText: ['texts'],
  Prize: ['texts'],
  Publisher: ['publisher'],
  Imprint: ['publisher'],
  PublicationDate: ['edition_year', 'published_on'],
  SupplyDetail: supply,
}

/** The publisher's word on whether it is on sale at all, without the supplier's. */
const spokenStatus = (product: Element): boolean =>
  !['', '00', '04', '14'].includes(words(child(product, 'PublishingDetail') ?? product, 'PublishingStatus'))

/** What an update of a part speaks of; empty when it holds nothing that the shop reads. */
export function partsOf(product: Element): string[] {
  const told = product.content.flatMap((piece) => (typeof piece === 'string' ? [] : (said[piece.name] ?? [])))
  return [...new Set([...told, ...(spokenStatus(product) ? ['availability_code'] : [])])]
}
