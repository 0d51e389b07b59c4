import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { eachCounted, eachSaid } from '#modules/goods/catalogue/edition-contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { Id, IdOf, ListOf, Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { mostTitlesAtOnce } from './many-contract.ts'

const Day = z.iso.date()
const Money = z.number().int().min(0).max(100_000_000).describe('Cents of a euro, VAT included')
const Ids = z.array(Id).max(200)
const Version = z
  .number()
  .int()
  .min(1)
  .describe('The version that was read: a later change of the same fields is refused with 409')
const long = (most: number) => z.string().trim().max(most).nullable()

export const TitleState = z.enum(['draft', 'on_sale', 'withdrawn'])
export type TitleState = z.output<typeof TitleState>

/** What a title may lack or have wrong, as the worklists count it. */
export const gaps = ['picture', 'price', 'category', 'translation', 'language', 'safety'] as const
export const Gap = z.enum(gaps)
export type Gap = z.output<typeof Gap>

/** A row says enough to act without opening it. */
export const TitleRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  kind: z.enum(['book', 'object']),
  ean: z.string(),
  sku: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  publisher: z.string().nullable(),
  shop: z.string(),
  state: TitleState,
  price_cents: z.number().int().nullable(),
  former_price_cents: z.number().int().nullable(),
  availability: z.string(),
  stock: z.number().int(),
  picture: z.string().nullable().describe('Address of a small picture; null where there is none and one is drawn'),
  lacks: z.array(Gap),
  changed_at: z.iso.datetime(),
})
export type TitleRow = z.output<typeof TitleRow>

const titleList = listCall({
  sorts: ['changed', 'relevance', 'title', 'price', 'stock', 'sales', 'published'],
  // Where no words are asked for, what was changed last comes first.
  first: 'relevance',
  filters: {
    kind: z.enum(['book', 'object']).optional(),
    state: TitleState.optional(),
    lacks: Gap.optional(),
    availability: z.string().max(2).optional(),
    category: Id.optional().describe('What lies in a section or below it'),
    list: Id.optional(),
    shop: z.string().max(4).optional().describe('Code of the shop that sells it; all of them without it'),
  },
  item: TitleRow,
})
export type FindTitles = z.output<typeof titleList.query>
export type TitlePage = z.output<typeof titleList.answer>

const textFields = {
  title: long(500),
  subtitle: long(500),
  summary: long(2_000),
  description: long(20_000),
  details: long(20_000),
  contents: long(20_000),
  press: long(10_000),
  awards: long(4_000),
  recommendation: long(600),
}
export const Texts = z.object(textFields)
export type Texts = z.output<typeof Texts>

const Safety = z.object({
  maker: z.string().trim().min(1).max(300),
  maker_address: z.string().trim().min(1).max(500),
  maker_email: z.email().max(200),
  warnings: localized(z.string().trim().max(2_000).nullable()),
})
const Contributor = z.object({
  author: Id,
  role: z
    .string()
    .regex(/^[A-Z]\d{2}$/)
    .default('A01'),
})

/** What a title says and is, apart from its prices and pictures. */
const facts = {
  title: z.string().trim().min(1).max(500).describe('The title of the edition, shown where a language has none of its own'),
  subtitle: long(500),
  sku: z.string().trim().min(1).max(40),
  publisher: Id.nullable(),
  series: Id.nullable(),
  series_number: long(40),
  format_code: z.string().max(3).nullable(),
  language_code: z.string().max(4).nullable(),
  published_on: Day.nullable(),
  ...eachCounted(({ from, to }) => z.number().int().min(from).max(to).nullable()),
  ...eachSaid(({ most }) => long(most)),
  accessibility: z
    .string()
    .max(200)
    .regex(/^\d{2}( \d{2})*$/)
    .nullable()
    .describe('Codes of ONIX list 196 with a space between: what its publisher says of the accessibility of an ebook'),
  accessibility_note: long(2_000),
  asks_lcp: z
    .boolean()
    .describe('Its publisher lets an ebook be sold under Readium LCP alone: without a licence server it is not sold'),
  vat_class: z.enum(['book', 'ebook', 'general']),
  free_price: z
    .boolean()
    .describe('Outside the fixed price of books: antique, used, out of catalogue, artistic editions, textbooks'),
  availability: z.string().max(2),
  lead_days: z.number().int().min(1).max(365),
  novelty: z.boolean(),
  recommended: z.boolean(),
  presale_cap: z.number().int().min(0).max(1_000_000).nullable(),
  backorder_cap: z.number().int().min(0).max(1_000_000).nullable(),
  categories: Ids,
  tags: Ids,
  attributes: Ids,
  contributors: z.array(Contributor).max(50),
  safety: Safety.nullable(),
}

/** Only what is sent is changed. */
export const ChangeTitle = z.object({
  version: Version,
  ...z.object(facts).partial().shape,
  texts: localized(Texts.partial().optional()).optional(),
})
export type ChangeTitle = z.output<typeof ChangeTitle>

const someNames = z.object({ categories: Ids.optional(), tags: Ids.optional() }).default({})
const sorting = {
  add: someNames.describe('Sections and tags to put each title under'),
  remove: someNames.describe('Sections and tags to take each title out of'),
  availability: z.string().max(2).optional(),
}
export type SortIn = z.output<z.ZodObject<typeof sorting>>

const Named = z.object({ id: z.number().int(), name: z.string() })
const Reduction = z.object({ price_cents: z.number().int(), former_price_cents: z.number().int().nullable() })
export const Hanging = z.object({
  carts: z.number().int().describe('Baskets in which it lies now'),
  orders: z.array(z.string()).describe('Numbers of orders that still wait for it, the oldest first'),
  notices: z.number().int().describe('People who asked to be told when it is back'),
})
export type Hanging = z.output<typeof Hanging>

/** A field that somebody wrote by hand: imports leave it alone. */
export const KeptField = z.object({
  field: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
  said: z.string().nullable().describe('What its source says instead, where it spoke since'),
  said_at: z.iso.datetime().nullable(),
  source: z.string().nullable(),
  told: z.boolean().describe('Whether any source tells of the title'),
})
export type KeptField = z.output<typeof KeptField>

/** A code of a reason, in the caller's language. */
const WhyNot = z.string().nullable()
export const Title = z.object({
  ...facts,
  id: z.number().int(),
  version: z.number().int(),
  kind: z.enum(['book', 'object']),
  ean: z.string(),
  shop: z.string(),
  state: TitleState,
  withdrawn_at: z.iso.datetime().nullable(),
  withdrawn_reason: z.string().nullable(),
  source: z.string(),
  page: z.string().nullable().describe('Path of its page in the shop, in the caller’s language; null while it has none'),
  texts: localized(Texts),
  names: z.object({
    publisher: Named.nullable(),
    series: Named.nullable(),
    categories: z.array(Named),
    tags: z.array(Named),
    attributes: z.array(Named.extend({ kind: z.string() })),
    contributors: z.array(Named.extend({ role: z.string() })),
  }),
  price_cents: z.number().int().nullable(),
  former_price_cents: z.number().int().nullable(),
  price_basis: z.enum(['stated', 'converted', 'demo']),
  struck_cents: z.number().int().nullable().describe('What the shop strikes through beside the price today'),
  prices: z
    .array(z.object({ price_cents: z.number().int().nullable(), from: z.iso.datetime() }))
    .describe('The last fifty, newest first'),
  planned: z.array(Reduction.extend({ id: z.number().int(), from_day: Day, by: z.string().nullable() })),
  vat_percent: z.number(),
  available: z.object({ means: z.string(), display: z.string(), buyable: z.boolean() }),
  stock: z.number().int(),
  stock_by_store: z.array(z.object({ code: z.string(), name: z.string(), quantity: z.number().int() })),
  lists: z.array(z.object({ id: z.number().int(), title: z.string(), position: z.number().int() })),
  pictures: z.array(
    z.object({
      id: z.number().int(),
      src: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      alt: localized(z.string()),
    }),
  ),
  work: z.number().int().nullable(),
  editions: z.array(
    z.object({ id: z.number().int(), title: z.string(), ean: z.string(), format_code: z.string().nullable(), state: TitleState }),
  ),
  kept: z.array(KeptField),
  hanging: Hanging,
  lacks: z.array(Gap),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
  /** null: it may be done now; else the sentence that says why not. */
  acts: z.object({ publish: WhyNot, withdraw: WhyNot, bring_back: WhyNot }),
})
export type Title = z.output<typeof Title>

export const TitleChange = z.object({
  id: z.number().int(),
  version: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Name of a colleague; null: the shop itself'),
  field: z.string(),
  was: z.unknown(),
  became: z.unknown(),
})
const historyList = listCall({
  sorts: ['at'],
  first: '-at',
  filters: { field: z.string().max(80).optional().describe('As it is called in a change: `page_count`, `texts.es.title`') },
  item: TitleChange,
})
export type FindChanges = z.output<(typeof historyList)['query']>

const Option = z.object({ code: z.string(), name: z.string() })
export const TitleWords = z.object({
  formats: z.array(Option),
  languages: z.array(Option),
  availability: z.array(Option.extend({ sells: z.boolean().describe('Sold although no copy is at hand') })),
  roles: z.array(Option),
  accessibility: z.array(Option.extend({ group: z.string() })).describe('What may be said of an ebook, by headings'),
  vat: z.array(z.object({ code: z.enum(['book', 'ebook', 'general']), percent: z.number() })),
})
export type TitleWords = z.output<typeof TitleWords>

export const NewTitle = z.object({
  kind: z.enum(['book', 'object']),
  ean: z
    .string()
    .trim()
    .max(40)
    .optional()
    .describe('An ISBN or EAN, as it is printed; an object without one is given a number of the house'),
  title: z.string().trim().min(1).max(500).optional(),
  like: Id.optional().describe('A title of which this is another edition: its texts, people, sections and work are taken over'),
  shop: z.string().max(4).optional(),
})
export type NewTitle = z.output<typeof NewTitle>

export const IsbnQuery = z.object({ isbn: z.string().trim().min(1).max(40) })
export const KnownIsbn = z.object({
  ean: z.string(),
  known: TitleRow.nullable().describe('The title that has it already'),
  publisher: Named.nullable().describe('Whose other books begin with the same figures'),
  nearby: z.array(TitleRow).describe('Titles of the same publisher with the nearest numbers: often other editions'),
})

export const WithVersion = z.object({ version: Version })
export const Withdrawal = WithVersion.extend({ reason: Reason })

export const Worklists = z.object({
  items: z.array(z.object({ lacks: Gap, count: z.number().int(), more: z.boolean() })),
  drafts: z.number().int(),
})

export const NewPrice = z.object({
  price_cents: Money,
  former_price_cents: Money.nullable()
    .default(null)
    .describe('The price before a reduction: of a book the one its publisher fixed'),
})
export const PlannedPrice = NewPrice.extend({
  version: Version.optional(),
  from_day: Day.optional().describe('Today without it'),
  until_day: Day.optional().describe('The last day of a reduction: the price of before comes back the day after'),
  far: z.boolean().default(false).describe('A price below a tenth of the present one is meant'),
})
export type PlannedPrice = z.output<typeof PlannedPrice>
export const PriceCheck = z.object({
  price_cents: z.number().int().nullable(),
  former_price_cents: z.number().int().nullable(),
  struck_cents: z.number().int().nullable().describe('What would be struck through beside it'),
  lowest_30_days_cents: z.number().int().nullable(),
  least_cents: z.number().int().nullable().describe('The least that the book law allows; null where it binds nothing'),
  far: z.boolean().describe('More than a fifth away from the present price'),
  problem: z.string().nullable().describe('Code of why it cannot be'),
  sentence: z.string().nullable(),
})
export type PriceCheck = z.output<typeof PriceCheck>

export const PriceSheet = z.object({
  text: z.string().max(200_000).describe('One title a line: ISBN, EAN or SKU, then its price in euros'),
  from_day: Day.optional(),
  reduction: z.boolean().default(false).describe('The present price is struck through beside the new one'),
  far: z.boolean().default(false),
})
export type PriceSheet = z.output<typeof PriceSheet>
export const SheetRow = z.object({
  line: z.number().int(),
  code: z.string(),
  product: z.number().int().nullable(),
  title: z.string().nullable(),
  was_cents: z.number().int().nullable(),
  price_cents: z.number().int().nullable(),
  far: z.boolean(),
  outcome: z.enum(['changed', 'planned', 'same', 'refused']),
  problem: z.string().nullable(),
  sentence: z.string().nullable(),
})
export type SheetRow = z.output<typeof SheetRow>
export const SheetAnswer = z.object({
  rows: z.array(SheetRow),
  changed: z.number().int(),
  same: z.number().int(),
  refused: z.number().int(),
})

const title = IdOf('title')
export const titleCalls = {
  'GET /titles/': titleList,
  'GET /titles/words/': { answer: TitleWords },
  'GET /titles/gaps/': { answer: Worklists },
  'GET /titles/isbn/': { query: IsbnQuery, answer: KnownIsbn },
  'POST /titles/': { body: NewTitle, answer: Title },
  'POST /titles/sort-in/': bulkCall({ all: sorting, row: { version: Version }, most: mostTitlesAtOnce }),
  'POST /titles/show/': bulkCall({ all: {}, row: { version: Version }, most: mostTitlesAtOnce }),
  'POST /titles/withdraw/': bulkCall({ all: { reason: Reason }, row: { version: Version }, most: mostTitlesAtOnce }),
  'GET /titles/:title/': { params: title, answer: Title },
  'PATCH /titles/:title/': { params: title, body: ChangeTitle, answer: Title },
  'GET /titles/:title/history/': { params: title, ...historyList },
  'POST /titles/:title/publish/': { params: title, body: WithVersion, answer: Title },
  'POST /titles/:title/withdraw/': { params: title, body: Withdrawal, answer: Title },
  'POST /titles/:title/bring-back/': { params: title, body: WithVersion, answer: Title },
  'POST /titles/:title/give-back/': {
    params: title,
    body: WithVersion.extend({ fields: z.array(z.string().max(60)).min(1).max(60) }),
    answer: Title,
  },
  'GET /titles/:title/alike/': { params: title, answer: ListOf(TitleRow) },
  'POST /titles/:title/join/': { params: title, body: WithVersion.extend({ other: Id }), answer: Title },
  'POST /titles/:title/part/': { params: title, body: WithVersion, answer: Title },
  'POST /titles/:title/prices/check/': { params: title, body: PlannedPrice, answer: PriceCheck },
  'POST /titles/:title/prices/': { params: title, body: PlannedPrice, answer: Title },
  'DELETE /titles/:title/prices/:price/': { params: title.extend({ price: Id }), answer: Title },
  'POST /prices/check/': { body: PriceSheet, answer: SheetAnswer },
  'POST /prices/': { body: PriceSheet, answer: SheetAnswer },
} satisfies StaffContract
