import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { mostTitlesAtOnce } from '#modules/goods/titles/many-contract.ts'
import { TitleRow } from '#modules/goods/titles/staff-contract.ts'
import { Done, Id, IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

/** Titles that a list may hold. */
export const mostInList = 500

const Kind = z.enum(['theme', 'period', 'series', 'collection', 'featured'])
const values = z.array(z.string().trim().min(1).max(80)).max(20).optional()
/** What the search is asked; words and filters as visitors have them. */
export const Rule = z.object({
  q: z.string().trim().max(200).optional(),
  kind: z.enum(['book', 'object']).optional(),
  category: values,
  author: values,
  publisher: values,
  series: values,
  tag: values,
  format: values,
  language: values,
  novelty: z.literal(true).optional(),
  recommended: z.literal(true).optional(),
  in_stock: z.literal(true).optional(),
  price_from: z.number().int().min(0).max(100_000_000).optional().describe('Cents'),
  price_to: z.number().int().min(0).max(100_000_000).optional().describe('Cents'),
  sort: z.enum(['relevance', 'featured', 'date_desc', 'price_asc', 'price_desc', 'title_asc', 'sales']).default('featured'),
  most: z.number().int().min(1).max(mostInList).default(60),
})
export type Rule = z.output<typeof Rule>

const Words = localized(
  z.object({ title: z.string().trim().min(1).max(200), description: z.string().trim().max(2_000).default('') }),
)
const Version = z.number().int().min(1).describe('The version that was read')
export const NewList = z.object({ kind: Kind, texts: Words, rule: Rule.nullable().default(null) })
export type NewList = z.output<typeof NewList>

export const ListSummary = z.object({
  id: z.number().int(),
  key: z.string(),
  kind: Kind,
  title: z.string(),
  titles: z.number().int(),
  by_rule: z.boolean(),
  refreshed_at: z.iso.datetime().nullable(),
})
export type ListSummary = z.output<typeof ListSummary>
export const WholeList = ListSummary.extend({
  version: z.number().int(),
  texts: Words,
  rule: Rule.nullable(),
  shown: z.object({
    home: z.number().int().describe('Blocks of home pages that show it'),
    places: z.number().int(),
    gifts: z.number().int(),
    promotions: z.number().int(),
    menus: z.number().int(),
  }),
  /** null: it may be done now; else the sentence that says why not. */
  acts: z.object({ delete: z.string().nullable() }),
  items: z.array(TitleRow),
})
export type WholeList = z.output<typeof WholeList>

const lotList = listCall({
  sorts: ['position', 'title'],
  first: 'position',
  filters: { kind: Kind.optional(), by_rule: z.stringbool().optional().describe('Those of a rule, or those made by hand') },
  item: ListSummary,
})
export type FindLists = z.output<(typeof lotList)['query']>

const Titles = z.object({ ids: z.array(Id).min(1).max(mostTitlesAtOnce) })
const list = IdOf('list')
export const listCalls = {
  'GET /lists/': lotList,
  'POST /lists/': { body: NewList, answer: WholeList },
  'POST /lists/preview/': { body: Rule, answer: z.object({ count: z.number().int(), items: z.array(TitleRow) }) },
  'GET /lists/:list/': { params: list, answer: WholeList },
  'PUT /lists/:list/': { params: list, body: NewList.extend({ version: Version }), answer: WholeList },
  'DELETE /lists/:list/': { params: list, answer: Done },
  'POST /lists/:list/restore/': { params: list, body: NoBody, answer: WholeList },
  'PUT /lists/:list/titles/': {
    params: list,
    body: z.object({ version: Version, ids: z.array(Id).max(mostInList) }),
    answer: WholeList,
  },
  'POST /lists/:list/titles/': { params: list, body: Titles, answer: WholeList },
  'POST /lists/:list/titles/remove/': { params: list, body: Titles, answer: WholeList },
  'DELETE /lists/:list/titles/:title/': { params: list.extend({ title: Id }), answer: WholeList },
} satisfies StaffContract
