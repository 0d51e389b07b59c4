import { z } from 'zod'
import { Reckoned } from '#modules/buying/made-orders/staff-contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { OrderNumber, orderCodes } from '#modules/orders/order/contract.ts'
import { orderCalls, StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { CustomerParams, StaffCustomer } from '#modules/people/customers/staff-contract.ts'
import { Id, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'

/** What the trade desk has to do, whatever domain keeps it. */
export const workKinds = ['account', 'request', 'quote', 'letter', 'claim', 'budget', 'limit'] as const
export type WorkKind = (typeof workKinds)[number]
export const accountStates = ['open', 'waiting', 'refused'] as const
export const noteKinds = ['note', 'call', 'visit'] as const

const tradeKinds = z.enum(['library', 'business'])
const Keeper = z.string().nullable().describe('The colleague who looks after the account; null: nobody does')
const keeper = z.enum(['me', 'nobody']).optional().describe('Of the accounts that one looks after oneself, or that nobody does')

const workList = listCall({
  sorts: ['since'],
  first: 'since',
  filters: { kind: z.enum(workKinds).optional(), keeper },
  item: z.object({
    kind: z.enum(workKinds),
    record: z.string().describe('The number of what waits; the account’s own for an account and its limit'),
    customer: z.string().nullable().describe('Null for an order by e-mail that is nobody’s yet'),
    customer_name: z.string(),
    what: z.string(),
    amount: Euros.nullable(),
    keeper: Keeper,
    since: z.iso.datetime(),
  }),
})
export type FindWork = z.output<(typeof workList)['query']>

const accountList = listCall({
  sorts: ['name'],
  first: 'name',
  filters: {
    kind: tradeKinds.optional(),
    state: z.enum(accountStates).optional(),
    keeper,
    on_account: z.stringbool().optional().describe('With or without an agreement to pay by invoice'),
  },
  item: z.object({
    customer: z.string(),
    name: z.string(),
    kind: tradeKinds,
    state: z.enum(accountStates),
    nif: z.string().nullable(),
    email: z.string(),
    phone: z.string(),
    keeper: Keeper,
    on_account: z.boolean(),
    owed: Euros.describe('Orders on account that nobody has paid yet'),
    credit_limit: Euros.nullable().describe('Null: none is agreed'),
    budget_used: z.number().int().nullable().describe('In percent, of its open budget that is used most; null without one'),
    since: z.iso.datetime(),
  }),
})
export type FindAccounts = z.output<(typeof accountList)['query']>

const Some = <Item extends z.ZodType>(item: Item) => z.object({ more: z.boolean(), items: z.array(item) })
const Note = z.object({
  id: z.number().int(),
  kind: z.enum(noteKinds),
  text: z.string(),
  by: z.string(),
  made_at: z.iso.datetime(),
})

export const WholeAccount = StaffCustomer.extend({
  state: z.enum(accountStates),
  keeper: Keeper,
  kept_by_me: z.boolean(),
  last_contact: z.iso.datetime().nullable().describe('A note of colleagues or a message of the account, whichever came last'),
  open_orders: Some(
    z.object({
      number: z.string(),
      date: z.iso.datetime(),
      status: z.enum(orderCodes),
      reference: z.string(),
      copies: z.number().int(),
      total: Euros,
      budget: z.string(),
    }),
  ),
  notes_of_delivery: Some(
    z.object({ note: z.string(), date: z.iso.date(), order: z.string(), total: Euros, invoice: z.string().nullable() }),
  ),
  invoices: Some(z.object({ invoice: z.string(), date: z.iso.date(), due: z.iso.date().nullable(), total: Euros, open: Euros })),
  claims: Some(z.object({ claim: z.number().int(), order: z.string(), state: z.string(), made_at: z.iso.datetime() })),
  requests: Some(
    z.object({ request: z.number().int(), number: z.string(), asked: z.string(), state: z.string(), asked_at: z.iso.datetime() }),
  ),
  quotes: Some(
    z.object({ id: z.number().int(), number: z.string(), state: z.string(), total: Euros, valid_until: z.iso.date() }),
  ),
  letters: Some(z.object({ letter: z.number().int(), number: z.string(), state: z.string(), sent_at: z.iso.datetime() })),
  notes: z.array(Note).describe('What colleagues noted, the latest first'),
})
export type WholeAccount = z.output<typeof WholeAccount>

const AddNote = z.object({ kind: z.enum(noteKinds).default('note'), text: z.string().trim().min(3).max(2_000) })
const KeepAccount = z.object({ mine: z.boolean().describe('I look after it; false: nobody does any more') })

const OrderLines = z.object({
  lines: z
    .array(z.object({ product: Id, copies: z.int().min(1).max(9_999) }))
    .min(1)
    .max(500),
  address: Id.nullable().default(null).describe('One of the account’s; null: it is collected'),
  collect_at: StoreCode.nullable().default(null),
  budget: Id.nullable().default(null),
  shipment: z.enum(['single', 'split']).default('single'),
})
export type OrderLines = z.output<typeof OrderLines>
const OrderFor = OrderLines.extend({
  key: z.uuid().describe('A new one for each order meant; the same one finds the same order'),
  store_code: StoreCode.describe('The store that makes it'),
  reference: z.string().trim().max(35).default('').describe('The account’s own number'),
  comments: z.string().trim().max(500).default(''),
  expected_total: Euros.describe('What the account was told; refused when it costs something else now'),
})
export type OrderFor = z.output<typeof OrderFor>

const Ordering = z.object({
  why_not: z.string().nullable().describe('Why nothing is ordered on this account now, in words'),
  budgets: z.array(z.object({ budget: z.number().int(), title: z.string(), available: Euros })),
  addresses: z.array(z.object({ address: z.number().int(), text: z.string() })),
  stores: z.array(z.object({ store_code: z.string(), name: z.string() })),
})
const ReckonedFor = Reckoned.pick({ lines: true, shipping: true, total: true, promised: true, why_not: true }).extend({
  budget_left: Euros.nullable().describe('What the budget has left after it'),
})
export type ReckonedFor = z.output<typeof ReckonedFor>

const OfYear = CustomerParams.extend({ year: z.coerce.number().int().min(2000).max(2100) })
const Part = z.object({ name: z.string(), titles: z.number().int(), copies: z.number().int(), total: Euros })
const YearReport = z.object({
  year: z.number().int(),
  years: z.array(z.number().int()).describe('Years with deliveries'),
  notes: z.number().int(),
  orders: z.number().int(),
  titles: z.number().int(),
  copies: z.number().int(),
  total: Euros.describe('Delivered, VAT included'),
  invoices: z.number().int(),
  invoiced: Euros,
  budgets: z.array(Part).describe('By the budget that bore it; without a name what no budget bore'),
  subjects: z.array(Part),
  languages: z.array(Part),
  publishers: z.array(Part).describe('Those with the most money, twenty at most'),
})
export type YearReport = z.output<typeof YearReport>
const yearTitles = listCall({
  sorts: ['title', 'date'],
  first: 'title',
  filters: {},
  item: z.object({
    date: z.iso.date(),
    note: z.string(),
    order: z.string(),
    article: z.string(),
    title: z.string(),
    authors: z.string(),
    publisher: z.string(),
    language: z.string(),
    budget: z.string(),
    copies: z.number().int(),
    total: Euros,
  }),
})
export type FindYearTitles = z.output<(typeof yearTitles)['query']>

const orderList = listCall({
  sorts: ['placed_at', 'total'],
  first: '-placed_at',
  filters: {
    customer: z.string().max(64).optional(),
    status: z.enum(orderCodes).optional(),
  },
  item: orderCalls['GET /orders/'].list,
})
export type FindAccountOrders = z.output<(typeof orderList)['query']>

export const accountCalls = {
  'GET /trade/': workList,
  'GET /accounts/': accountList,
  'GET /accounts/:customer/': { params: CustomerParams, answer: WholeAccount },
  'POST /accounts/:customer/notes/': { params: CustomerParams, body: AddNote, answer: WholeAccount },
  'POST /accounts/:customer/keeper/': { params: CustomerParams, body: KeepAccount, answer: WholeAccount },
  'GET /account-orders/': orderList,
  'GET /account-orders/:number/': { params: OrderNumber, answer: StaffOrder },
  'GET /accounts/:customer/ordering/': { params: CustomerParams, answer: Ordering },
  'POST /accounts/:customer/orders/reckon/': { params: CustomerParams, body: OrderLines, answer: ReckonedFor },
  'POST /accounts/:customer/orders/': { params: CustomerParams, body: OrderFor, answer: z.object({ number: z.string() }) },
  'GET /accounts/:customer/years/:year/': { params: OfYear, answer: YearReport },
  'GET /accounts/:customer/years/:year/paper/': { params: OfYear, file: ['application/pdf'] },
  'GET /accounts/:customer/years/:year/titles/': { params: OfYear, ...yearTitles },
} satisfies StaffContract
