import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { displays, Euros, ProductCard } from '#modules/goods/catalogue/contract.ts'
import { groupings } from '#modules/goods/catalogue/grouping-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

/** Sort options of S-12, a name being what an object's title is called; 'relevance' is the default of a search, 'featured' of a list, 'volume' of a series (S-13). */
export const sorts = [
  'relevance',
  'featured',
  'date_desc',
  'date_asc',
  'price_asc',
  'price_desc',
  'title_asc',
  'title_desc',
  'name_asc',
  'name_desc',
  'author_asc',
  'author_desc',
  'sales',
  'soonest',
  'volume',
] as const
export type Sort = (typeof sorts)[number]

/** Every filter of S-06; several values of one filter are repeated or joined by commas: or inside, and between (S-08). */
export const facets = [
  'category',
  'language',
  'format',
  'family',
  'tag',
  'type',
  'price',
  'author',
  'publisher',
  'colour',
  'size',
  'stock',
  'discount',
  'novelty',
  'recommended',
  'top_sales',
  'artist',
  'artistic_work',
  'exhibition',
  'material',
  'lot',
  'series',
  'availability',
] as const
export type Facet = (typeof facets)[number]

/** Bounds of what is asked of a list; whoever asks for more is shown what lies within. */
export const longestWords = { q: 200, title: 200, author_name: 200, publisher_name: 200, ean: 40, facet_find: 60 } as const
export const numberBounds = {
  page: [1, 20_000],
  price_from: [0, 100_000_000],
  price_to: [0, 100_000_000],
  year_from: [1400, 2100],
  year_to: [1400, 2100],
  facet_more: [1, 20],
} as const
export const mostValues = 50

const values = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    [value]
      .flat()
      .flatMap((text) => text.split(','))
      .filter((text) => text !== '')
      .slice(0, mostValues),
  )
  .optional()
const typed = (name: keyof typeof longestWords) => z.string().max(longestWords[name])
const number = (name: keyof typeof numberBounds) => {
  const [least, most] = numberBounds[name]
  return z.coerce.number().int().min(least).max(most)
}

export const ProductsQuery = z.object({
  q: typed('q').optional(),
  /** The words are meant as they stand: none is corrected. */
  as_typed: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .optional(),
  sort: z.enum(sorts).optional(),
  group: z
    .enum(groupings)
    .optional()
    .describe(
      'works: a book once for all its editions that answer, total and filters count works; editions, without it: each of them',
    ),
  page: number('page').default(1),
  limit: z.coerce.number().int().min(1).max(1000).default(24),
  /** Bounds in cents (S-10); bands of the price filter are under_5000, 5000_10000, over_10000. */
  price_from: number('price_from').optional(),
  price_to: number('price_to').optional(),
  year_from: number('year_from').optional(),
  year_to: number('year_to').optional(),
  /** One filter whose values are looked through: those with these words in their names, and how many helpings of them (S-07). */
  facet_in: z.enum(facets).optional(),
  facet_find: typed('facet_find').optional(),
  facet_more: number('facet_more').optional(),
  /** Fields of the advanced search (S-15). */
  title: typed('title').optional(),
  author_name: typed('author_name').optional(),
  publisher_name: typed('publisher_name').optional(),
  ean: typed('ean').optional(),
  /** Where one copy is wanted: at a Spanish postcode, or collected from a store, whose code this is. */
  postcode: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  pickup: z
    .string()
    .regex(/^[A-Z0-9]{2,10}$/)
    .optional(),
  /** Only what lies in this store now, by its code; days are those of collecting it there. */
  in_store: z
    .string()
    .regex(/^[A-Z0-9]{2,10}$/)
    .optional(),
  /** Only what is there by this day when it is ordered now. */
  arrives_by: z.iso.date().optional(),
  ...(Object.fromEntries(facets.map((facet) => [facet, values])) as Record<Facet, typeof values>),
})
export type ProductsQuery = z.output<typeof ProductsQuery>

export const FacetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.number().int(),
  selected: z.boolean(),
  parent: z.string().nullable().default(null),
})
export const FacetGroup = z.object({ facet: z.enum(facets), values: z.array(FacetValue) })
export type FacetGroup = z.output<typeof FacetGroup>

/** An edition of a work in a list, told from the others. */
export const EditionListed = z.object({
  pk: z.number().int(),
  format: z.string().nullable(),
  language: z.string().nullable(),
  price: Euros.nullable(),
  display: z.enum(displays),
  availability: z.string().nullable().describe('The display in words'),
})
export type EditionListed = z.output<typeof EditionListed>

/** How many editions of a work a list names; its product page has the others. */
export const mostEditionsListed = 12

/** A work of several editions that answer the question. */
export const WorkListed = z.object({
  pk: z
    .number()
    .int()
    .describe('The item that stands for it: asked for by its code or whole title, in the language asked, to be had soonest'),
  editions: z.number().int().describe('How many answer the question'),
  from: Euros.nullable().describe('The lowest price among those that are sold now; null where none is'),
  formats: z.array(z.string()),
  languages: z.array(z.string()),
  listed: z.array(EditionListed).describe(`The first ${mostEditionsListed} of them, best first, that of the item among them`),
})
export type WorkListed = z.output<typeof WorkListed>

export const ProductsAnswer = z.object({
  items: z.array(ProductCard),
  works: z.array(WorkListed).describe('Of the items those that stand for several editions, where works were asked for'),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  sort: z.enum(sorts),
  facets: z.array(FacetGroup),
  /** The question that these products answer, when the one asked found nothing; as_typed=true asks for its own words. */
  corrected: z.string().nullable(),
  /** "Did you mean": a question that finds far more than the one asked, which is answered all the same. */
  offered: z.string().nullable(),
  /** Nearest words when nothing is found at all. */
  suggestions: z.array(z.string()),
  arrival: z
    .object({
      place: z.string(),
      order_by: z.object({ day: z.iso.date(), time: z.string(), today: z.boolean() }),
      days: z.array(z.object({ pk: z.number().int(), day: z.iso.date() })).describe('Of the items those that have one'),
    })
    .nullable()
    .describe('When one copy of each is at the place that was asked, ordered now: what the checkout would promise'),
  pinned: z.array(z.number().int()).describe('Which of the items the shop chose to stand first; nobody paid for it'),
})
export type ProductsAnswer = z.output<typeof ProductsAnswer>

/** A question that a page of results answered, or that a product was opened from it. */
export const SearchAsked = z.object({
  words: z.string().min(1).max(200),
  results: z.number().int().min(0).max(10_000_000),
  opened: z.boolean(),
})
export type SearchAsked = z.output<typeof SearchAsked>
export const SearchCounted = z.object({ counted: z.literal(true) })

export const SuggestQuery = z.object({ q: z.string().max(100) })
export const SuggestAnswer = z.object({
  words: z.array(z.string()),
  products: z.array(
    z.object({
      pk: z.number().int(),
      sku: z.string(),
      model_type: z.enum(['book', 'object']),
      slug: z.string(),
      title: z.string(),
      author: z.string().nullable(),
      price: z.number().nullable(),
      image: z.string(),
    }),
  ),
  authors: z.array(z.object({ id: z.number().int(), name: z.string(), slug: z.string(), works: z.number().int() })),
  categories: z.array(z.object({ id: z.number().int(), name: z.string(), slug: z.string(), kind: z.enum(['book', 'object']) })),
})
export type SuggestAnswer = z.output<typeof SuggestAnswer>

const words = z.array(z.string().trim().min(1).max(60)).max(20)
/** What visitors call a thing, by language, and what the shop calls it. */
export const NewSynonym = z.object({
  words: localized(words.default([])).describe('What visitors type, by language; one of them at least'),
  shown: words.min(1).describe('Words of titles, or names of sections, themes, families and tags in any language'),
})
export type NewSynonym = z.output<typeof NewSynonym>
export const Synonym = z.object({
  id: z.number().int(),
  words: localized(z.array(z.string())),
  shown: z.array(z.string()),
})
export type Synonym = z.output<typeof Synonym>

/** As they are read and saved. */
export const KeptSynonym = versioned(Synonym)
export const SavedSynonym = versioned(NewSynonym)

/** Titles that stand first for a question, as staff write it. */
export const NewPin = z.object({
  language: z.enum(languages).describe('In which it is asked'),
  question: z.string().trim().min(1).max(200).describe('Letters, accents and signs are compared as the search compares them'),
  codes: z.array(z.string().trim().min(1).max(40)).min(1).max(12).describe('EAN or own code of the titles, in their order'),
  valid_from: z.iso.date().nullable().default(null).describe('First day, in Madrid'),
  valid_to: z.iso.date().nullable().default(null).describe('Last day, in Madrid'),
  active: z.boolean().default(true),
})
export type NewPin = z.output<typeof NewPin>
export const Pin = NewPin.extend({
  id: z.number().int(),
  titles: z.array(
    z.object({ code: z.string(), title: z.string(), shown: z.boolean().describe('Whether visitors can see it now') }),
  ),
})
export type Pin = z.output<typeof Pin>
export const KeptPin = versioned(Pin, ['titles'])
export const SavedPin = versioned(NewPin)
