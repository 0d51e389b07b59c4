import { z } from 'zod'
import { Id, IdOf, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'
import { documentKinds, kindsByHand, movementKinds, Shelf, StoreCode } from './contract.ts'

const Copies = z.coerce.number().int().min(0).max(1_000_000)
/** Why the number changes: a count, a delivery, a theft. Kept with the act and the movement. */
const Reason = z.string().trim().min(3).max(200)

/** Null: it may be done; else the code of the reason. */
const Act = z.string().nullable()
const StoreOfTitle = z.object({
  store_code: z.string(),
  name: z.string(),
  shelf: z.string(),
  quantity: z.number().int().describe('For sale'),
  held: z.number().int().describe('In baskets that are being paid'),
  promised: z.number().int().describe('Sold, and on the shelf still'),
  coming: z.number().int().describe('On their way from other stores'),
  km: z.number().int().nullable().describe('From the own store of whoever asks; null where it is not known'),
  acts: z.object({ set: Act, ask: Act, send: Act }),
})
/** As it is read and counted anew: who counted from a number that is no longer there is told the new one. */
const KeptStock = versioned(StoreOfTitle, ['name', 'shelf', 'held', 'promised', 'coming', 'km', 'acts'])
export type StoreStock = Omit<z.output<typeof KeptStock>, 'version'>
export const StockView = z.object({
  product: z.number().int(),
  title: z.string(),
  ean: z.string(),
  sku: z.string(),
  stores: z.array(KeptStock),
  total: z.number().int(),
  waiting: z.number().int().describe('Copies that customers have ordered and nobody has yet'),
  arrivals: z
    .array(
      z.object({
        store: z.string().describe('To which they come'),
        copies: z.number().int(),
        from: z.string().nullable().describe('The store that sent them; null: a supplier, for orders that lack them'),
        sent: z.iso.date().nullable(),
        expected: z.iso.date().nullable().describe('The day the supplier named'),
      }),
    )
    .describe('Copies on their way'),
  editions: z
    .array(z.object({ product: z.number().int(), here: z.number().int().describe('In the own store'), total: z.number().int() }))
    .describe('Copies of the other editions of its work'),
})
export type StockView = Omit<z.output<typeof StockView>, 'stores'> & { stores: StoreStock[] }

const FindStock = z
  .object({ product: Id.optional(), ean: z.string().max(20).optional(), sku: z.string().max(40).optional() })
  .refine((query) => query.product !== undefined || query.ean !== undefined || query.sku !== undefined, { path: ['ean'] })
const SetStock = z.object({
  product: Id,
  store_code: StoreCode,
  quantity: Copies,
  kind: z.enum(kindsByHand).default('correction'),
  reason: Reason,
})
const MoveStock = z.object({
  product: Id,
  from_store: StoreCode,
  to_store: StoreCode,
  quantity: Copies.min(1),
  reason: Reason,
})

const Movement = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  store_code: z.string(),
  delta: z.number().int(),
  after: z.number().int().describe('Copies of the store from then on, those in baskets counted in'),
  kind: z.enum(movementKinds),
  reason: z.string(),
  staff: z.string().nullable().describe('Null: the shop itself'),
  document: z.object({ kind: z.enum(documentKinds), name: z.string() }).nullable(),
})
const movementList = listCall({
  sorts: ['at'],
  first: '-at',
  filters: { store_code: StoreCode.optional(), kind: z.enum(movementKinds).optional() },
  item: Movement,
})
export type FindMovements = z.output<(typeof movementList)['query']>

const titleList = listCall({
  sorts: ['title', 'shelf', 'copies'],
  first: 'title',
  filters: {
    store_code: StoreCode.optional().describe('The own store of whoever asks, where nothing is said'),
    shelf: Shelf.optional(),
    unsold_days: z.coerce
      .number()
      .int()
      .min(1)
      .max(3650)
      .optional()
      .describe('Nothing sold here, and nothing come, for so many days'),
    short: z.stringbool().default(false).describe('Customers wait for copies that nobody has'),
  },
  item: z.object({
    product: z.number().int(),
    store_code: z.string(),
    title: z.string(),
    ean: z.string(),
    shelf: z.string(),
    quantity: z.number().int(),
    everywhere: z.number().int().describe('In all stores together'),
    last_sold: z.iso.datetime().nullable(),
    waiting: z.number().int().describe('Copies that customers wait for'),
  }),
})
export type TitlesQuery = z.output<(typeof titleList)['query']>
export type TitleOfStore = z.output<(typeof titleList)['list']>

export const stockCalls = {
  'GET /stock/titles/': titleList,
  'GET /stock/': { query: FindStock, answer: StockView },
  'PUT /stock/': { body: versioned(SetStock), answer: KeptStock },
  'POST /stock/move/': { body: MoveStock, answer: StockView },
  'GET /stock/:product/movements/': { params: IdOf('product'), ...movementList },
  'PUT /stock/:product/shelf/': {
    params: IdOf('product'),
    body: z.object({ store_code: StoreCode, shelf: Shelf }),
    answer: StockView,
  },
} satisfies StaffContract
