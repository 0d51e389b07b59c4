import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { ReadProduct, reasons, whyUnread } from '#modules/libraries/intake/contract.ts'
import { Id, IdOf, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { arrivals, letterLineStates, letterStates, proofs } from './states.ts'

const Quantity = z.int().min(1).max(9_999)
const Note = z.string().trim().max(200).default('')

const ListedLetter = z.object({
  letter: z.number().int(),
  number: z.string(),
  customer: z.string().nullable().describe('Null while nobody has said whose account it is'),
  customer_name: z.string().nullable(),
  email: z.string().describe('Where its sender is written to'),
  by: z.string().nullable().describe('Who of the account sent it'),
  came_by: z.enum(arrivals),
  proof: z.enum(proofs).describe('Whether its sender is known to be who they say they are'),
  subject: z.string(),
  comments: z.string(),
  file: z.string().nullable(),
  date: z.iso.datetime(),
  state: z.enum(letterStates),
  lines: z.number().int(),
  open_lines: z.number().int().describe('Wanted, and no title yet'),
  handled: z.iso.datetime().nullable(),
  handled_by: z.string().nullable(),
})

const letterList = listCall({
  sorts: ['sent_at'],
  first: '-sent_at',
  filters: { state: z.enum(letterStates).optional() },
  item: ListedLetter,
})
export type FindOrderLetters = z.output<(typeof letterList)['query']>
export type ListedLetter = z.output<typeof ListedLetter>

const Line = z.object({
  line: z.number().int(),
  row: z.number().int().nullable().describe('Of the text or file, from 1; null: a colleague added it'),
  asked: z.string(),
  ean: z.string(),
  read_quantity: z.number().int().nullable().describe('What was read; `quantity` is what it is now'),
  reason: z.enum(reasons).nullable(),
  state: z.enum(letterLineStates),
  product: z.number().int().nullable(),
  candidates: z.array(z.number().int()),
  quantity: z.number().int(),
  wanted: z.boolean(),
  note: z.string(),
  changed_by: z.string().nullable(),
})
export type LetterLine = z.output<typeof Line>

/** Why something is not done now; each has its sentence. */
export const letterReasons = [
  'order_letter.decided',
  'order_letter.no_account',
  'order_letter.no_lines',
  'order_letter.open_lines',
  'order_letter.unproved',
  'order_letter.no_desk',
  'order_letter.no_terms',
  'order_letter.signed_in',
] as const
const WhyNot = z.enum(letterReasons).nullable()

const Letter = ListedLetter.omit({ lines: true, open_lines: true }).extend({
  language: z.enum(languages),
  of_account: z.boolean().describe('The address is one that the account has proved to be its own'),
  accounts: z
    .array(z.object({ customer: z.string(), name: z.string() }))
    .describe('Accounts that have proved the address to be theirs'),
  reason: z.string().describe('Why it was refused'),
  list: z.number().int().nullable(),
  order: z.string().nullable(),
  lines: z.array(Line),
  more_lines: z.number().int().describe('Further lines, which are not shown and taken along'),
  unread: z.array(z.object({ row: z.number().int(), text: z.string(), why: z.enum(whyUnread) })),
  products: z.array(ReadProduct),
  choices: z.object({
    on_account: z.boolean(),
    budgets: z.array(z.object({ budget: z.number().int(), title: z.string(), available: Euros })),
    addresses: z.array(z.object({ address: z.number().int(), text: z.string() })),
    stores: z.array(z.object({ store_code: z.string(), name: z.string() })),
  }),
  acts: z.object({
    mend: WhyNot,
    assign: WhyNot,
    list: WhyNot,
    basket: WhyNot,
    order: WhyNot,
    link: WhyNot.describe('An order that the account pays by link'),
    refuse: WhyNot,
  }),
})
export type StaffLetter = z.output<typeof Letter>
/** Titles, budgets and accounts move by themselves. */
export const VersionedLetter = versioned(Letter, ['products', 'choices', 'acts', 'of_account', 'accounts', 'customer_name', 'by'])

const MendLine = z.object({
  product: Id.nullable().describe('The title that is meant; null: none is known'),
  quantity: Quantity,
  wanted: z.boolean().default(true),
  note: Note.describe('Told to whoever sent it'),
})

const waysToOrder = ['account', 'link'] as const
const OrderAs = z.object({
  pays: z.enum(waysToOrder).describe('On the account’s terms; or by link, as any order that a colleague makes'),
  address: Id.nullable().default(null).describe('One of the account’s; null: it is collected'),
  store_code: StoreCode.nullable().default(null).describe('Where it is collected; of a link also the store that makes it'),
  budget: Id.nullable().default(null),
  reference: z.string().trim().max(35).default('').describe('The customer’s own number'),
  shipment: z.enum(['single', 'split']).default('single'),
})
export type OrderAs = z.output<typeof OrderAs>

const ReckonedLetter = z.object({
  lines: z.array(
    z.object({
      product: z.number().int(),
      copies: z.number().int(),
      unit: Euros.nullable(),
      total: Euros,
      why_not: z.string().nullable(),
    }),
  ),
  left_out: z.number().int().describe('Lines without a title, which go on in a list of the account'),
  shipping: Euros.nullable(),
  total: Euros,
  budget_left: Euros.nullable().describe('What the budget has left after it'),
  why_not: z.string().nullable(),
})
export type ReckonedLetter = z.output<typeof ReckonedLetter>

const OfLetter = IdOf('letter')
const OfLine = OfLetter.extend({ line: Id })
const bytes = ['application/octet-stream']

export const orderLetterCalls = {
  'GET /order-letters/': letterList,
  'GET /order-letters/titles/': {
    query: z.object({ q: z.string().trim().min(2).max(100).describe('Words, or a number') }),
    answer: ListOf(ReadProduct),
  },
  'GET /order-letters/:letter/': { params: OfLetter, answer: VersionedLetter },
  'GET /order-letters/:letter/file/': { params: OfLetter, file: bytes },
  'GET /order-letters/:letter/original/': { params: OfLetter, file: ['message/rfc822'] },
  'PUT /order-letters/:letter/account/': {
    params: OfLetter,
    body: versioned(z.object({ customer: z.string().min(1).max(64) })),
    answer: VersionedLetter,
  },
  'PUT /order-letters/:letter/lines/:line/': { params: OfLine, body: versioned(MendLine), answer: VersionedLetter },
  'POST /order-letters/:letter/lines/': {
    params: OfLetter,
    body: versioned(z.object({ product: Id, quantity: Quantity.default(1) })),
    answer: VersionedLetter,
  },
  'POST /order-letters/:letter/reckon/': { params: OfLetter, body: OrderAs, answer: ReckonedLetter },
  'POST /order-letters/:letter/list/': { params: OfLetter, body: versioned(z.object({})), answer: VersionedLetter },
  'POST /order-letters/:letter/basket/': { params: OfLetter, body: versioned(z.object({})), answer: VersionedLetter },
  'POST /order-letters/:letter/order/': {
    params: OfLetter,
    body: versioned(
      OrderAs.extend({ expected_total: Euros.describe('What was shown; refused when it costs something else now') }),
    ),
    answer: VersionedLetter,
  },
  'POST /order-letters/:letter/refuse/': {
    params: OfLetter,
    body: versioned(z.object({ reason: z.string().trim().min(3).max(1_000).describe('Sent to whoever wrote') })),
    answer: VersionedLetter,
  },
  'POST /order-letters/:letter/handle/': { params: OfLetter, body: versioned(z.object({})), answer: VersionedLetter },
} satisfies StaffContract
