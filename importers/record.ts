import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { toldShape } from './told-fields.ts'

const text = z.string().trim().min(1)
const perLanguage = localized(text.optional())

/**
 * One product as every importer hands it over, whatever it was read from (ONIX, TSV, the demo catalogue).
 * Keys of other rows (category ids, lot, tag and attribute keys) must exist in the database or be declared in the same source.
 */
export const CatalogueRecord = z.object({
  kind: z.enum(['book', 'object']),
  /** ISBN-13 or EAN-13, digits only with a valid check digit; in-store numbers start with 2. The key of the import. */
  ean: z.string().regex(/^\d{13}$/),
  /** Defaults to the EAN. */
  sku: text.max(40).optional(),
  title: text.max(500),
  subtitle: text.max(500).optional(),
  /** Texts that differ from the default ones, per language. */
  titles: perLanguage.optional(),
  subtitles: perLanguage.optional(),
  summaries: perLanguage.optional(),
  descriptions: perLanguage.optional(),
  details: perLanguage.optional(),
  /** What is in it, a line each; what the press wrote and what it was awarded, an empty line between two. */
  contents: perLanguage.optional(),
  press: perLanguage.optional(),
  awards: perLanguage.optional(),
  /** A bookseller's sentence why. */
  recommendations: perLanguage.optional(),
  /** In order; role is a code of ONIX list 17 (A01 author, A12 illustrator, B06 translator …); `life` tells who they are. */
  contributors: z
    .array(z.object({ name: text.max(300), role: z.string().default('A01'), life: perLanguage.optional() }))
    .default([]),
  publisher: text.max(300).optional(),
  series: z.object({ name: text.max(300), number: z.string().max(40).optional() }).optional(),
  /** Groups editions and formats of the same book. */
  workKey: z.string().optional(),
  /** Code of the shop's format dictionary: 0T AN B C E00 E01 ES FA GR R T TR. */
  format: z.string().optional(),
  /** Code of the shop's language dictionary: I01 English, I02 French, I06 Catalan, I08 Castilian … */
  language: z.string().optional(),
  year: z.number().int().min(1400).max(2100).optional(),
  publishedOn: z.iso.date().optional(),
  pages: z.number().int().positive().max(32_000).optional(),
  ...toldShape,
  /** Cents of EUR, VAT included. */
  priceCents: z.number().int().min(0).max(100_000_00).optional(),
  /** `stated` by the source in EUR; `converted` from another currency or `demo`, both by importers/demo-rates.ts and never facts. */
  priceBasis: z.enum(['stated', 'converted', 'demo']).default('stated'),
  /** The price as its source stated it, in hundredths of a foreign currency. */
  converted: z.object({ currency: z.string(), hundredths: z.number().int().positive() }).optional(),
  formerPriceCents: z.number().int().positive().optional(),
  vatClass: z.enum(['book', 'ebook', 'general']),
  availability: z.string().default('e0'),
  leadDays: z.number().int().min(1).max(365).optional(),
  /** Copies at the central store. */
  stock: z.number().int().min(0).max(100_000).default(0),
  stockByStore: z.record(z.string(), z.number().int().min(0)).optional(),
  novelty: z.boolean().default(false),
  recommended: z.boolean().default(false),
  unitsSold: z.number().int().min(0).default(0),
  categoryIds: z.array(z.number().int()).default([]),
  lotIds: z.array(z.number().int()).default([]),
  tags: z.array(z.string()).default([]),
  /** kind → keys of attribute_value: { material: ['ceramic'], colour: ['cobalt'] } */
  attributes: z
    .partialRecord(z.enum(['family', 'colour', 'size', 'material', 'artistic_work', 'exhibition']), z.array(z.string()))
    .default({}),
  /** Records that differ only by size share a group. */
  sizeGroup: z.string().optional(),
  /** What the generated picture draws: { theme, palette, seed, … } (modules/goods/artwork). */
  artwork: z.record(z.string(), z.unknown()).optional(),
  safety: z.object({ maker: text, makerAddress: text, makerEmail: text, warnings: perLanguage.optional() }).optional(),
  synthetic: z.boolean().default(false),
  /** Where the row comes from, for the attribution: a source label. */
  source: text,
})
export type CatalogueRecord = z.output<typeof CatalogueRecord>
export type CatalogueRecordInput = z.input<typeof CatalogueRecord>
