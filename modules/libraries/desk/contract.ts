import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Availability, Euros } from '#modules/goods/catalogue/contract.ts'
import { mostCopies } from './limits.ts'
import { lineStates, listKinds, listStates } from './states.ts'

export { type LineState, type ListKind, type ListState, lineStates, listKinds, listStates } from './states.ts'

const Pk = z.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const Copies = z.number().int().min(1).max(mostCopies)
const Page = z.number().int().min(1).max(10_000).default(1)

export const ShowLists = Caller.extend({
  kinds: z.array(z.enum(listKinds)).min(1).default(['order']),
  states: z.array(z.enum(listStates)).min(1).default(['open', 'awaiting']),
  page: Page,
})
export const ShowList = Caller.extend({
  list: Pk.optional().describe('The open list worked on last, made when there is none, unless given'),
  page: Page,
  sort: z.enum(['newest', 'asked']).default('newest'),
  only: z
    .enum(['all', 'open', 'bought'])
    .default('all')
    .describe('open: what needs a decision; bought: what the account has already'),
})
export const ListNamed = Caller.extend({ list: Pk })
export const CreateList = Caller.extend({
  name: z.string().trim().max(120).default(''),
  kind: z.enum(['order', 'saved']).default('order'),
})
export const AddByEan = ListNamed.extend({ ean: z.string().trim().min(1).max(500), quantity: Copies.default(1) })
export const ChangeLine = ListNamed.extend({
  line: Pk,
  act: z.enum(['quantity', 'remove', 'park', 'unpark', 'ask', 'choose', 'refuse']),
  quantity: Copies.optional(),
  product: Pk.optional(),
  note: z.string().trim().max(200).default(''),
})
export const SetCopies = ListNamed.extend({ lines: z.array(z.object({ line: Pk, quantity: Copies })).max(200) })
export const SettleList = ListNamed.extend({
  name: z.string().trim().max(120).optional(),
  reference: z.string().trim().max(35).optional(),
  comments: z.string().trim().max(500).optional(),
  budget: Pk.nullable().optional(),
  address: Pk.nullable().optional(),
  store: z.string().max(20).nullable().optional(),
  shipment: z.enum(['single', 'split']).optional(),
})
export const CopyList = ListNamed.extend({ name: z.string().trim().max(120).default(''), kind: z.enum(['order', 'saved']) })
export const ArchiveList = ListNamed.extend({ archived: z.boolean().default(true) })
export const PlaceList = ListNamed.extend({
  expected_total: Euros.optional().describe('What whoever orders saw; refused when it costs something else now'),
})
export const SubmitList = ListNamed.extend({ letter: z.string().trim().max(1_000).default('') })
export const ReturnList = ListNamed.extend({ reason: z.string().trim().min(1).max(500) })

/** A product as a line of a list shows it. */
export const DeskProduct = z.object({
  pk: Pk,
  slug: z.string(),
  sku: z.string(),
  title: z.string(),
  author: z.string().nullable(),
  publisher: z.string().nullable(),
  year: z.number().int().nullable(),
  ean: z.string(),
  format: z.string().nullable(),
  model_type: z.enum(['book', 'object']),
  availability: Availability,
  price: Euros.nullable(),
})
export type DeskProduct = z.output<typeof DeskProduct>

/** What the account did with a title, or another edition of it, before. */
export const Earlier = z.object({
  kind: z.enum(['bought', 'pending', 'listed', 'refused']),
  same_edition: z.boolean(),
  /** Format or title of the other edition. */
  edition: z.string().nullable(),
  copies: z.number().int(),
  date: z.iso.date().nullable(),
  order: z.string().nullable(),
  note: z.string().nullable().describe('Of the delivery note that brought it'),
  list: Pk.nullable(),
  by: z.string().nullable(),
  text: z.string().describe('Why a title was refused, or the name of the other list'),
})
export type Earlier = z.output<typeof Earlier>

export const DeskLine = z.object({
  line: Pk,
  state: z.enum(lineStates),
  asked: z.string(),
  product: DeskProduct.nullable(),
  candidates: z.array(DeskProduct),
  quantity: z.number().int(),
  /** Why it cannot be ordered like that; `most` copies could be. */
  notice: z.enum(['unavailable', 'stock_short']).nullable(),
  most: z.number().int(),
  list_price: Euros.nullable(),
  discount_percent: z.number(),
  /** Of a copy, discount taken off. */
  price: Euros.nullable(),
  net: Euros.nullable(),
  total: Euros.nullable(),
  budget_after: Euros.nullable().describe('What the budget has left after this line and those before it'),
  over_budget: z.boolean(),
  earlier: z.array(Earlier),
})
export type DeskLine = z.output<typeof DeskLine>

export const DeskBudget = z.object({
  pk: Pk,
  title: z.string(),
  assigned: Euros,
  invoiced: Euros,
  pending: Euros,
  available: Euros,
})

export const ListSummary = z.object({
  list: Pk,
  kind: z.enum(listKinds),
  state: z.enum(listStates),
  name: z.string(),
  reference: z.string(),
  by: z.string().nullable().describe('Null: the holder of the account'),
  own: z.boolean(),
  lines: z.number().int(),
  copies: z.number().int(),
  open_points: z.number().int(),
  created: z.iso.datetime(),
  updated: z.iso.datetime(),
  submitted: z.iso.datetime().nullable(),
  letter: z.string(),
  reason: z.string(),
  order: z.string().nullable(),
})
export type ListSummary = z.output<typeof ListSummary>
export const ListPage = z.object({
  items: z.array(ListSummary),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
})
export type ListPage = z.output<typeof ListPage>

export const DeskList = ListSummary.extend({
  comments: z.string(),
  budget: Pk.nullable(),
  address: Pk.nullable(),
  store: z.string().nullable(),
  shipment: z.enum(['single', 'split']),
  items: z.array(DeskLine),
  page: z.number().int(),
  pages: z.number().int(),
  shown: z.number().int().describe('Lines of the filter'),
  counts: z.object({
    found: z.number().int(),
    choose: z.number().int(),
    unknown: z.number().int(),
    requested: z.number().int(),
    parked: z.number().int(),
    unavailable: z.number().int(),
    bought: z.number().int(),
  }),
  sums: z.object({
    list_price: Euros,
    discount: Euros,
    shipping: Euros.nullable(),
    surcharge: Euros,
    net: Euros,
    vat: z.array(z.object({ percent: z.number(), base: Euros, vat: Euros })),
    total: Euros,
  }),
  budgets: z.array(DeskBudget),
  over_budget: z.boolean(),
  addresses: z.array(z.object({ pk: Pk, text: z.string() })),
  stores: z.array(z.object({ store: z.string(), name: z.string() })),
  credit: z.object({ on_account: z.boolean(), available: Euros.nullable() }),
  may: z.object({
    edit: z.boolean(),
    order: z.boolean().describe('On account, without asking anybody'),
    submit: z.boolean(),
    approve: z.boolean(),
    basket: z.boolean(),
  }),
})
export type DeskList = z.output<typeof DeskList>

export const Added = z.object({ list: Pk, line: Pk, title: z.string(), quantity: z.number().int() })
export type Added = z.output<typeof Added>
export const Changed = z.object({ list: Pk })
export const PlacedList = z.object({ order: z.string(), total: Euros, leftovers: Pk.nullable() })
export type PlacedList = z.output<typeof PlacedList>
export const InBasket = z.object({ cart: z.string(), lines: z.number().int(), left: z.number().int() })
export type InBasket = z.output<typeof InBasket>
