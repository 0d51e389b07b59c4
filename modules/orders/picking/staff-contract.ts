import { z } from 'zod'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { missingReasons } from '#modules/orders/short-list/staff-contract.ts'
import { bulkCall } from '#modules/people/staff/bulk-contract.ts'
import { Id, ListOf, type StaffContract } from '#modules/people/staff/call-contract.ts'

const StoreCode = z.string().max(10)
const Copies = z.number().int().min(1).max(9_999)
const OfStore = z.object({ store: StoreCode })
const OfPick = OfStore.extend({ line: Id })
const OfAsked = OfStore.extend({ transfer: Id, product: Id })
const Ticked = z.object({
  picked: z.number().int().min(0).max(10_000).describe('Copies off the shelf in all: saying it twice changes nothing'),
})

const PrepareAt = z.object({
  store_code: StoreCode.describe('The store that takes all that is still to be packed from its shelf'),
})

const StoreToPrepare = z.object({
  store_code: z.string(),
  name: z.string(),
  copies: z.number().int().describe('Copies that other stores hold for what is still to be packed'),
  there: z.number().int().describe('Those of them that this store has on its shelf'),
})

/** What stands on a shelf and is to be taken off it. */
const OnShelf = z.object({
  product: z.number().int(),
  kind: z.enum(['book', 'object']),
  shelf: z.string().describe('As the booksellers of the store name it; empty where nobody said'),
  section: z.array(z.string()).describe('Where it stands, from the widest category to the narrowest'),
  author: z.string().nullable(),
  title: z.string(),
  ean: z.string(),
  image: z.string(),
  quantity: z.number().int(),
  picked: z.number().int(),
})
const Pick = OnShelf.extend({
  line: z.number().int(),
  order: z.string(),
  parcel: z.number().int(),
  delivery: z.enum(['shipment', 'pickup']),
  goes_to: z.string().nullable().describe('The store that hands it over'),
  promised: z.iso.date().nullable(),
  ordered: z.iso.datetime(),
  packed: z.number().int().describe('Those of the copies that lie in parcels packed already'),
  gift_wrap: z.boolean(),
  signing: z
    .object({ on: z.iso.date(), dedication: z.string() })
    .nullable()
    .describe('Of a copy that its author signs: the day, and whom it is written for'),
})
export const PickList = z.object({
  store_code: z.string(),
  store: z.string(),
  items: z.array(Pick).describe('For orders, by shelf, section, author and title'),
  asked: z
    .array(OnShelf.extend({ transfer: z.number().int(), code: z.string(), to_store: z.string(), to_name: z.string() }))
    .describe('For other stores, which asked for them, in the same order'),
  parcels: z.array(
    z.object({
      parcel: z.number().int(),
      code: z.string(),
      order: z.string(),
      copies: z.number().int(),
      picked: z.number().int().describe('A line divided between parcels fills them in turn'),
      elsewhere: z.number().int().describe('Copies of the same lines that other stores hold'),
      short: z.number().int().describe('Copies of them that no store holds'),
      lines: z
        .array(z.object({ line: z.number().int(), copies: z.number().int(), before: z.number().int() }))
        .describe('Of each line the copies in this parcel, and those that parcels before it take'),
    }),
  ),
})
export type PickList = z.output<typeof PickList>

export const pickCalls = {
  'GET /stores/:store/picks/': { params: OfStore, answer: PickList },
  'PUT /stores/:store/picks/:line/': {
    params: OfPick,
    body: Ticked,
    answer: PickList,
  },
  'PUT /stores/:store/picks/transfers/:transfer/:product/': { params: OfAsked, body: Ticked, answer: PickList },
  'POST /stores/:store/picks/:line/missing/': {
    params: OfPick,
    body: z.object({ copies: Copies, reason: z.enum(missingReasons) }),
    answer: z.object({ held_by: z.array(z.object({ store_code: z.string(), copies: z.number().int() })), list: PickList }),
  },
  'POST /orders/:number/lines/:line/move/': {
    params: OrderNumber.extend({ line: Id }),
    body: z.object({ from: StoreCode, to: StoreCode, copies: Copies }),
    answer: StaffOrder,
  },
  'GET /orders/:number/prepare-at/': { params: OrderNumber, answer: ListOf(StoreToPrepare) },
  'POST /orders/:number/prepare-at/': { params: OrderNumber, body: PrepareAt, answer: StaffOrder },
  'POST /orders/prepare-at/': bulkCall({ all: PrepareAt.shape, row: OrderNumber.shape }),
} satisfies StaffContract
