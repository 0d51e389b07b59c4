/** Columns of a product, each once: what type it is staged as, and what of a record stands in it. */
import { createHash } from 'node:crypto'
import { slugOf } from '#kernel/slug.ts'
import type { CatalogueRecord } from './record.ts'
import { columnOf, type ToldColumn, toldField, toldNames } from './told-fields.ts'

export type Value = string | number | boolean | null | undefined

type Column = readonly [type: string, of: (record: CatalogueRecord) => Value]
type Columns = Readonly<Record<string, Column>>

/** Products of one size group share a number below 2^52 made from its key. */
const groupNumber = (key: string) => Number.parseInt(createHash('md5').update(key).digest('hex').slice(0, 13), 16)

/** What a source says in one place: importers/told-fields.ts. */
const told = Object.fromEntries(
  toldNames.map((name): [ToldColumn, Column] => [columnOf(name), [toldField(name).type, (record) => record[name]]]),
) as Readonly<Record<ToldColumn, Column>>

/** What goes from a record to the column of this name: it is staged, compared with what stands, written, kept by hand and taken back. */
export const carried = {
  kind: ['text', (record) => record.kind],
  sku: ['text', (record) => record.sku ?? record.ean],
  title: ['text', (record) => record.title],
  subtitle: ['text', (record) => record.subtitle],
  slug: ['text', (record) => slugOf(record.title)],
  series_number: ['text', (record) => record.series?.number],
  format_code: ['text', (record) => record.format],
  language_code: ['text', (record) => record.language],
  edition_year: ['int', (record) => record.year],
  published_on: ['date', (record) => record.publishedOn],
  page_count: ['int', (record) => record.pages],
  ...told,
  size_group_id: ['bigint', ({ sizeGroup }) => (sizeGroup === undefined ? null : groupNumber(sizeGroup))],
  price_cents: ['int', (record) => record.priceCents],
  price_basis: ['text', (record) => record.priceBasis],
  former_price_cents: ['int', (record) => record.formerPriceCents],
  vat_class: ['text', (record) => record.vatClass],
  availability_code: ['text', (record) => record.availability],
  lead_days: ['int', (record) => record.leadDays ?? 7],
  novelty: ['boolean', (record) => record.novelty],
  recommended: ['boolean', (record) => record.recommended],
  recommendation: ['text', (record) => record.recommendations?.es],
  synthetic: ['boolean', (record) => record.synthetic],
  artwork: ['jsonb', (record) => record.artwork && JSON.stringify(record.artwork)],
} as const satisfies Columns

export const carriedNames = Object.keys(carried) as readonly (keyof typeof carried)[]

/** What else of a record its staged row holds: rows of other tables by their names, and what is written once or apart. */
export const besides = {
  ean: ['text', (record) => record.ean],
  work_key: ['text', (record) => record.workKey],
  publisher: ['text', (record) => record.publisher],
  publisher_slug: ['text', (record) => record.publisher && slugOf(record.publisher)],
  series: ['text', (record) => record.series?.name],
  series_slug: ['text', (record) => record.series && slugOf(record.series.name)],
  units_sold: ['int', (record) => record.unitsSold],
  source: ['text', (record) => record.source],
} as const satisfies Columns
