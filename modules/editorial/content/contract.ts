import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { ActivityCard } from '#modules/editorial/agenda/contract.ts'
import { PostCard } from '#modules/editorial/magazine/contract.ts'
import { PageSlugs } from '#modules/editorial/page-addresses/contract.ts'
import { Occasion } from '#modules/editorial/texts/staff-contract.ts'
import { Picture, ProductCard } from '#modules/goods/catalogue/contract.ts'

/**
 * Where an entry leads: the key of a screen (screens/table.ts), of another shop as `home@gaudi`, with `?name=value` where the list is
 * filtered or `#part`, or an address when it starts with / or http. Keys make one row serve three languages. A row that leads to what
 * staff wrote names it ("page:visits", "campaign:christmas", "quiz:christmas-2018") and is read as its address.
 */
const Target = z.string()

export const MenuEntry = z.object({
  title: z.string(),
  url: Target,
  lots: z.string().nullable(),
  categories: z.string().nullable(),
})
export const MenuCategory = MenuEntry.extend({
  key: z.string(),
  fixedurl: Target,
  slugs: localized(z.string()).nullable().describe('Of a section of an affiliated shop: the word of its address'),
  subcategories: z.array(MenuEntry),
  subcategoriesTitle: z.string().nullable(),
  hideOnMenu: z.boolean(),
  active: z.boolean(),
  color: z.string(),
})
export type MenuCategory = z.output<typeof MenuCategory>
/** A column of the footer. */
export const FooterColumn = z.object({
  key: z.string(),
  title: z.string(),
  entries: z.array(MenuEntry.pick({ title: true, url: true })),
})
export type FooterColumn = z.output<typeof FooterColumn>
/** A page that is named beside every text, and in places of the program that know its key. */
const NamedPage = z.object({ key: z.string(), title: z.string(), url: z.string() })
export const Menu = z.object({
  items: z.array(MenuCategory),
  footer: z.array(FooterColumn),
  pages: z.array(NamedPage).describe('Pages that are named beside every text, in their order'),
})
export type Menu = z.output<typeof Menu>

export const Banner = z.object({
  title: z.string(),
  text: z.string(),
  url: Target,
  call: z.string(),
  art: Picture,
  /** The same drawing upright, for a narrow screen; null where the wide one serves. */
  upright: Picture.nullable(),
  theme: z.string(),
})
export type Banner = z.output<typeof Banner>
export const Home = z.object({
  banners: z.array(Banner),
  mosaic: z.array(Banner),
  featured: z.object({ title: z.string(), text: z.string(), url: Target, theme: z.string(), items: z.array(ProductCard) }),
  teasers: z.array(Banner).describe('What else the house offers: shops, card, presents'),
  novelties: z.array(ProductCard),
  recommended: z.array(ProductCard.extend({ recommendation: z.string() })),
  activities: z.array(ActivityCard).describe('What is on next in the palace'),
  posts: z.array(PostCard).describe('What the magazine published last'),
})
export type Home = z.output<typeof Home>

export const Page = z.object({
  key: z.string(),
  title: z.string(),
  body: z.string().describe('Markdown'),
  /** The drawings that the text sets in, by theme. */
  drawings: z.record(z.string(), Picture),
})
export type Page = z.output<typeof Page>

/** The drawings beside the name of a shop, among which its row chooses. */
export const shopMarks = ['star', 'arch'] as const

/** A shop of the same house, as the others' footers name it (A-10). */
const OtherShop = z.object({
  name: z.string(),
  path: z.string().describe('Below the language; empty for the main shop'),
  /** Who sells there, and where what is sold there goes back to. */
  seller: z.string(),
  address: z.string(),
  email: z.string(),
})

export const ShopSettings = z.object({
  store: z.string().describe('The value of the query parameter store (A-06)'),
  /** Where its pages begin, below the language; empty for the main shop. */
  path: z.string(),
  /** Names the colours of its pages; null for those of the main shop. */
  theme: z.string().nullable(),
  mark: z.enum(shopMarks),
  logo: z
    .object({ src: z.string(), width: z.number().int(), height: z.number().int(), alt: z.string() })
    .nullable()
    .describe('Its own picture in place of the drawing'),
  languages: z.array(z.enum(languages)).describe('In which its pages stand; an address in another leads to the first'),
  other_shops: z.array(OtherShop),
  name: z.string(),
  tagline: z.string(),
  tickets_url: Target.nullable(),
  visit: z.string().nullable().describe('What whoever comes by should know'),
  delivery: z.string().nullable().describe('In a sentence, where it sends to and at what price'),
  record_count: z.string(),
  switcher: z.array(z.enum(languages)),
  contact: z.object({
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    hours_library: z.string(),
    hours_main: z.string(),
  }),
  /** Stores of the house, and those of them that hand out web orders. */
  stores: z.number().int(),
  pickup_stores: z.number().int(),
  analytics_id: z.string().nullable(),
})
export type ShopSettings = z.output<typeof ShopSettings>

const Line = z.string().trim().min(1).max(200)
const inThree = <Text extends z.ZodType>(text: Text) => localized(text)
/** What staff write on a page: Markdown, in three languages. A page that is not there yet needs its addresses. */
export const PageWords = z.object({
  texts: inThree(z.object({ title: Line, body: z.string().trim().min(1).max(60_000) })),
  addresses: PageSlugs.optional().describe(
    'Where it stands; left out, it stays where it is. Former addresses lead to the new one',
  ),
  position: z
    .number()
    .int()
    .min(0)
    .max(999)
    .nullable()
    .optional()
    .describe('Its place among the pages that are named beside every text; null: it is not named there'),
})
export type PageWords = z.output<typeof PageWords>
export const StoredPage = z.object({
  key: z.string(),
  texts: inThree(z.object({ title: z.string(), body: z.string() })),
  addresses: PageSlugs.nullable().describe('Null for a page whose address is the program’s'),
  position: z.number().int().nullable(),
  published: z.boolean(),
  updated_at: z.iso.datetime(),
})
export type StoredPage = z.output<typeof StoredPage>

/** Withdrawn, a page answers as one that is not there; its texts and addresses stay. */
export const PageShown = z.object({ published: z.boolean() })

export const blockSlots = ['banner', 'mosaic', 'featured', 'teaser'] as const
export const BlockWords = z.object({
  url: z.string().trim().min(1).max(300),
  theme: z.string().max(60),
  lot: z.number().int().positive().nullable().default(null),
  active: z.boolean(),
  from: z.iso.date().nullable().default(null).describe('The first day on which it is shown, in Madrid; null: at once'),
  until: z.iso.date().nullable().default(null).describe('The last day; null: until somebody takes it down'),
  with: Occasion.nullable().default(null).describe('Shown while it runs, in the place of days of its own'),
  texts: inThree(z.object({ title: Line, body: z.string().trim().max(2_000), call: z.string().trim().max(80) })),
})
export type BlockWords = z.output<typeof BlockWords>
export const NewBlock = BlockWords.extend({ slot: z.enum(blockSlots) })
export type NewBlock = z.output<typeof NewBlock>
export const StoredBlock = z.object({
  id: z.number().int(),
  slot: z.enum(blockSlots),
  position: z.number().int(),
  url: z.string(),
  theme: z.string(),
  lot: z.number().int().nullable(),
  active: z.boolean(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  with: Occasion.nullable(),
  occasion: z
    .object({
      name: localized(z.string()),
      runs: z.boolean().describe('False where it is switched off'),
      from: z.iso.date().nullable().describe('The first day on which it runs, this time or next'),
      until: z.iso.date().nullable(),
      opens: z.string().describe('The screen where it is kept'),
    })
    .nullable()
    .describe('What it is shown with, as it stands today'),
  texts: inThree(z.object({ title: z.string(), body: z.string(), call: z.string() })),
})
export type StoredBlock = z.output<typeof StoredBlock>

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const Ids = z.array(z.number().int().positive()).max(50).default([])
/** What staff write of an entry of the menu or the footer (N-13 to N-15, A-11). */
export const MenuWords = z.object({
  url: z.string().trim().max(300).describe('Empty for a column of the footer'),
  color: z.enum(['cobalt', 'cypress', 'honey', 'pomegranate', 'turquoise', 'manganese']).default('cobalt'),
  hidden: z.boolean().default(false),
  active: z.boolean().default(true),
  /** Month and day, every year. */
  season: z.object({ from: monthDay, to: monthDay }).nullable().default(null),
  lots: Ids.describe('Whose pictures the panel shows'),
  categories: Ids,
  titles: inThree(Line),
  subtitles: inThree(Line).nullable().default(null),
  slugs: inThree(z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
    .nullable()
    .default(null)
    .describe('Makes it a section of an affiliated shop, at `section?key=` and its key; the word of its address'),
})
export type MenuWords = z.output<typeof MenuWords>
export const NewEntry = MenuWords.extend({
  key: z.string().regex(/^[a-z0-9-]{1,60}$/),
  place: z.enum(['menu', 'footer']),
  parent: z.number().int().positive().nullable().default(null),
})
export type NewEntry = z.output<typeof NewEntry>
export const StoredMenuEntry = NewEntry.extend({ id: z.number().int() })
export type StoredMenuEntry = z.output<typeof StoredMenuEntry>

export const PageKey = z.object({ key: z.string().regex(/^[a-z0-9-]{1,60}$/) })
export const InformationId = z.object({ id: z.coerce.number().int().min(1).max(9999) })
