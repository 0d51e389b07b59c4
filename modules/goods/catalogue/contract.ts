import { z } from 'zod'
import { localized, localizedFields } from '#kernel/localized.ts'
import { eachCounted, eachSaid } from './edition-contract.ts'
import { groupings } from './grouping-contract.ts'

/** Euros with two decimals, VAT included. */
export const Euros = z.number().describe('EUR, VAT included')

export const Picture = z.object({
  src: z.string(),
  /** Renditions for `srcset`, one string per format, widest last. */
  avif: z.string().optional(),
  webp: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** Dominant colour, painted before the picture arrives. */
  ground: z.string(),
  alt: z.string(),
  /** What stays in sight when it is cut, as CSS says it (`30% 20%`); the middle without it. */
  focus: z.string().optional(),
})
export type Picture = z.output<typeof Picture>

export const NamedRef = z.object({ id: z.number().int(), name: z.string(), slug: z.string() })
export type NamedRef = z.output<typeof NamedRef>

/** The displays of C-18; a card says "in stock" where the product's page says how many can be sent at once (C-19). */
export const displays = [
  'immediate',
  'few_left',
  'out_of_stock',
  'within_days',
  'check_availability',
  'coming_soon',
  'pre_sale',
  'not_available',
  'print_on_demand',
  'temporarily_out',
  'currently_unavailable',
  'ebook',
] as const

export const Availability = z.object({
  /** The code as suppliers say it; upper and lower case differ (C-15, C-17). */
  code: z.string(),
  display: z.enum(displays),
  /** Whether the shop sells it now: the buy button stands only where this is true (C-22). */
  buyable: z.boolean(),
  stock: z.number().int().describe('Copies in all stores'),
  days: z.number().int().nullable().describe('Working days for within_days'),
  launch: z.iso.date().nullable().describe('Launch day of a pre-sale'),
  /** Charged only when shipped (C-23). */
  charged_later: z.boolean(),
})
export type Availability = z.output<typeof Availability>

/** What a card in any list, slider, menu panel or cart line shows. */
export const ProductCard = z.object({
  pk: z.number().int(),
  sku: z.string(),
  ean: z.string(),
  model_type: z.enum(['book', 'object']),
  slug: z.string(),
  title: z.string(),
  ...localizedFields('slug', z.string()),
  ...localizedFields('title', z.string()),
  subtitle: z.string().nullable(),
  author: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      name: z.string(),
      ...localizedFields('name', z.string()),
    })
    .nullable(),
  authors: z.array(NamedRef),
  editorial: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  category: z.object({ id: z.number().int(), name: z.string(), ...localizedFields('name', z.string()) }).nullable(),
  price: Euros.nullable(),
  former_price: Euros.nullable(),
  /** Lowest price of the 30 days before the reduction, shown beside it. */
  lowest_price_30_days: Euros.nullable(),
  discount_percent: z.number().int().nullable(),
  images: z.object({ zoom: Picture, cart: Picture, secondaries: z.array(Picture) }),
  format: z.string().nullable(),
  language: z.string().nullable().describe('Label of the language code; null where it is empty or unknown (C-13, C-14)'),
  language_code: z.string().nullable(),
  ebook: z.boolean(),
  recommended: z.boolean(),
  novelty: z.boolean(),
  /** Comes in sizes: one is chosen on its page before it is bought (C-08). */
  sized: z.boolean(),
  availability: Availability,
  /** Names of the category and its parents, top first: item_category… of the tracking events (D-04). */
  category_path: z.array(z.string()),
})
export type ProductCard = z.output<typeof ProductCard>

/** Another volume of a series. */
const VolumeBeside = z.object({ pk: z.number().int(), title: z.string(), slug: z.string(), sku: z.string(), number: z.string() })

export const ProductDetail = ProductCard.extend({
  publisher: z.object({ id: z.number().int(), name: z.string(), slug: z.string() }).nullable(),
  contributors: z.array(NamedRef.extend({ role: z.string() })),
  series: z
    .object({
      id: z.number().int(),
      name: z.string(),
      slug: z.string(),
      number: z.string().nullable(),
      previous: VolumeBeside.nullable(),
      next: VolumeBeside.nullable(),
    })
    .nullable(),
  published_on: z.iso.date().nullable(),
  format_code: z.string().nullable(),
  ...eachCounted(() => z.number().int().nullable()),
  ...eachSaid(() => z.string().nullable()),
  summary: z.string().nullable(),
  description: z.string().nullable().describe('Plain text; paragraphs are separated by an empty line'),
  details: z.string().nullable(),
  recommendation: z.string().nullable(),
  contents: z.string().nullable().describe('What is in it, a line each'),
  press: z.string().nullable().describe('What the press wrote, each with its source after a dash; an empty line between two'),
  awards: z.string().nullable().describe('A line each'),
  lives: z.array(NamedRef.extend({ text: z.string() })).describe('Who its authors are, in a few sentences'),
  categories: z.array(NamedRef.extend({ parent_id: z.number().int().nullable() })),
  tags: z.array(NamedRef),
  /** family, material, colour, size, artistic_work, exhibition → names in the caller's language */
  attributes: z.record(z.string(), z.array(z.object({ id: z.number().int(), name: z.string() }))),
  /** The same object in other sizes; the chosen size is another product (C-08). */
  sizes: z.array(
    z.object({ pk: z.number().int(), sku: z.string(), slug: z.string(), size: z.string(), availability: Availability }),
  ),
  /** What its sizes measure: heads, rows of as many cells, and what is said besides; null where its sections say nothing. */
  size_table: z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())), notes: z.array(z.string()) }).nullable(),
  /** Other formats and editions of the same work. */
  editions: z.array(ProductCard),
  lots: z.array(z.object({ id: z.number().int(), key: z.string(), kind: z.string(), title: z.string() })),
  stock_by_store: z
    .array(z.object({ code: z.string(), name: z.string(), city: z.string(), quantity: z.number().int() }))
    .describe('Of the main shop: another one has no stores, it sends what it sells'),
  safety: z
    .object({ maker: z.string(), maker_address: z.string(), maker_email: z.string(), warnings: z.string().nullable() })
    .nullable(),
  sample: z
    .object({ kind: z.enum(['EPUB', 'PDF']), bytes: z.number().int() })
    .nullable()
    .describe('Some pages to read before, at /ebooks/sample/{id}/'),
  accessibility: z
    .object({
      groups: z.array(z.object({ name: z.string(), items: z.array(z.string()) })).describe('In the caller’s language'),
      note: z.string().nullable().describe('In the publisher’s own words'),
      features: z.array(z.string()).describe('schema.org’s accessibilityFeature'),
      modes: z.array(z.enum(['textual', 'auditory'])).describe('schema.org’s accessModeSufficient'),
    })
    .nullable()
    .describe('What the publisher of an ebook says of its accessibility (ONIX list 196); null where nothing'),
  protection: z
    .enum(['none', 'watermark', 'lcp'])
    .nullable()
    .describe(
      'How copies of an ebook are protected: a social watermark carries whom they were sold to, lcp (Readium LCP) locks them and is said also while it is not sold. null where no file is sold',
    ),
  vat_percent: z.number(),
  kept_promises: z
    .object({ percent: z.number().int(), times: z.number().int() })
    .nullable()
    .describe('Promised days of the last twelve months for titles with the same availability; null of fewer than a hundred'),
  related: z.array(ProductCard),
})
export type ProductDetail = z.output<typeof ProductDetail>

export const LotsQuery = z.object({
  lot: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(1000),
  order: z.enum(['featured', 'rand']).default('featured'),
  order_type: z.enum(['asc', 'desc']).default('desc'),
  group: z.enum(groupings).default('editions').describe('works: a book once, the edition in the language asked first'),
})
export const LotsStoreQuery = LotsQuery.omit({ lot: true }).extend({
  model_types: z.enum(['article', 'book']).default('article'),
  categories: z.string(),
})
export const CategoryView = NamedRef.extend({
  kind: z.enum(['book', 'object']),
  path: z.array(NamedRef),
  children: z.array(NamedRef),
  slugs: localized(z.string()),
})
/** More than any shelf shows. */
export const mostCards = 24
export const CardsQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,23}$/)
    .describe(`Up to ${mostCards} products, with commas between`),
})
export const CardsAnswer = z.object({ items: z.array(ProductCard) })

export const LotsAnswer = z.object({ items: z.array(ProductCard), count: z.number().int() })

export const Carousels = z.object({ featured: z.array(ProductCard), best_sellers: z.array(ProductCard) })

export const Lot = z.object({
  id: z.number().int(),
  key: z.string(),
  kind: z.string(),
  title: z.string(),
  description: z.string(),
})
export type Lot = z.output<typeof Lot>

export const AuthorView = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  biography: z.string().nullable(),
  works: z.number().int(),
})
export type AuthorView = z.output<typeof AuthorView>

export const ById = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

export const LotKey = z.object({ key: z.string().max(80) })
export const LotKind = z.object({ kind: z.enum(['theme', 'period', 'series', 'collection', 'featured']) })
export const Lots = z.object({ items: z.array(Lot) })
export const TagView = NamedRef.extend(localizedFields('slug', z.string().nullable()))
export const TagKey = z.object({ tag: z.string().max(120) })
