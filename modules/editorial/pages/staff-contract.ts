import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { localized } from '#kernel/localized.ts'
import { PageSlugs } from '#modules/editorial/page-addresses/contract.ts'
import { occasionKinds } from '#modules/editorial/texts/staff-contract.ts'
import { ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

const instant = z.iso.datetime()
const Page = z
  .string()
  .regex(/^[A-Z][0-9]{3}:[a-z0-9-]{1,60}$/)
  .describe('The shop and the key of the page: `T013:visits`')
const OfPage = z.object({ page: Page })

export const pageStates = ['shown', 'withheld', 'unled', 'no_screen'] as const
const State = z
  .enum(pageStates)
  .describe(
    '`withheld`: visitors do not see it; `unled`: it is shown, and no menu, page or block leads there; `no_screen`: nothing shows it',
  )
export const saidStates = ['complete', 'empty', 'behind'] as const

export const ContentPage = z.object({
  page: Page,
  key: z.string(),
  storefront: z.string(),
  title: z.string().describe('In the language of the call, in Spanish where it is not written in it'),
  state: State,
  said: localized(z.enum(saidStates)).describe(
    '`empty`: the Spanish stands in for it; `behind`: the Spanish says something else by now',
  ),
  drafted: z.boolean().describe('Whether somebody is writing it'),
  address: localized(z.string().nullable()).describe(
    'Where visitors read it, the screen that shows it within itself included; null where it has no address in that language',
  ),
  own_address: z.boolean().describe('False for a page that a screen of the program shows'),
  position: z.number().int().nullable().describe('Its place among the pages that are named beside every text'),
  led_by: z.number().int().describe('How many records lead there, by the links that were read last'),
  changed_at: instant,
})
export type ContentPage = z.output<typeof ContentPage>

const pageList = listCall({
  sorts: ['changed_at', 'title', 'led_by'],
  first: 'title',
  filters: {
    state: z
      .enum([...pageStates, 'wanting'])
      .optional()
      .describe('`wanting`: a language is missing or behind the Spanish'),
    storefront: z.string().max(10).optional().describe('The code of a shop, or `main`'),
  },
  item: ContentPage,
})
export type FindPages = z.output<(typeof pageList)['query']>

const LeadsHere = z.object({
  kind: z.string(),
  record: z.string(),
  name: z.string(),
  languages: z.array(z.enum(languages)).describe('None: the same in every language'),
})

export const OpenPage = ContentPage.extend({
  addresses: PageSlugs.nullable().describe('Null for a page whose address is the program’s'),
  led_from: z.array(LeadsHere).max(100),
  read_at: instant.nullable().describe('When texts were read for their links; null before the first night'),
})
export type OpenPage = z.output<typeof OpenPage>
/** What moves by itself, or at another desk: two versions that differ in it alone are one. */
const KeptPage = versioned(OpenPage, [
  'state',
  'said',
  'title',
  'drafted',
  'address',
  'led_by',
  'changed_at',
  'led_from',
  'read_at',
])

const Position = z.number().int().min(0).max(999).nullable()
export const PagePlace = z.object({
  addresses: PageSlugs.nullable().describe('Former addresses lead to the new ones; null for a page of the program'),
  position: Position.describe('Null: it is not named beside every text'),
})
export type PagePlace = z.output<typeof PagePlace>

/** A page begins in Spanish, unseen; the other languages are written at the desk of the three languages. */
export const NewPage = z.object({
  title: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(60_000).describe('Markdown'),
  addresses: PageSlugs,
  position: Position.default(null),
})
export type NewPage = z.output<typeof NewPage>

const GoesWith = z.object({
  does: z
    .enum(['stands', 'publish', 'take_down'])
    .describe('`stands`: is on the home page while it runs; `publish`: goes live as it begins; `take_down`: goes as it ends'),
  kind: z.string(),
  name: z.string(),
  hidden: z.boolean().describe('A block that is switched off'),
  opens: z.string().describe('The screen where it is kept'),
})
export type GoesWith = z.output<typeof GoesWith>

export const pageCalls = {
  'GET /occasions/:kind/:occasion/': {
    params: z.object({ kind: z.enum(occasionKinds), occasion: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
    answer: ListOf(GoesWith),
  },
  'GET /content-pages/': pageList,
  'POST /content-pages/': {
    query: z.object({ store: z.string().max(10).optional() }),
    body: NewPage,
    answer: z.object({ page: Page }),
  },
  'GET /content-pages/:page/': { params: OfPage, answer: KeptPage },
  'PUT /content-pages/:page/': { params: OfPage, body: versioned(PagePlace), answer: KeptPage },
  'POST /content-pages/:page/show/': { params: OfPage, body: z.object({ shown: z.boolean() }), answer: KeptPage },
} satisfies StaffContract
