import { z } from 'zod'
import { OrderNumber } from '#modules/orders/order/contract.ts'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import { Id, Limit, type StaffContract } from '#modules/people/staff/call-contract.ts'

const StoreCode = z.string().max(10)
const Copies = z.number().int().min(1).max(9_999)
const OfStore = z.object({ store: StoreCode })
const OfPick = OfStore.extend({ line: Id })

/** Why copies are not on the shelf. */
export const missingReasons = ['not_found', 'damaged', 'sold'] as const
export type MissingReason = (typeof missingReasons)[number]

const Pick = z.object({
  line: z.number().int(),
  order: z.string(),
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
  parcel: z.number().int(),
  delivery: z.enum(['shipment', 'pickup']),
  goes_to: z.string().nullable().describe('The store that hands it over'),
  promised: z.iso.date().nullable(),
  ordered: z.iso.datetime(),
  gift_wrap: z.boolean(),
})
export const PickList = z.object({
  store_code: z.string(),
  store: z.string(),
  items: z.array(Pick).describe('By shelf, section, author and title'),
  parcels: z.array(
    z.object({
      parcel: z.number().int(),
      order: z.string(),
      copies: z.number().int(),
      picked: z.number().int(),
      elsewhere: z.number().int().describe('Copies of the same lines that other stores hold'),
      short: z.number().int().describe('Copies of them that no store holds'),
    }),
  ),
})
export type PickList = z.output<typeof PickList>

export const ShortLines = z.object({
  items: z.array(
    z.object({
      line: z.number().int(),
      order: z.string(),
      product: z.number().int(),
      title: z.string(),
      author: z.string().nullable(),
      ean: z.string(),
      quantity: z.number().int(),
      short: z.number().int(),
      ordered: z.iso.datetime(),
    }),
  ),
})
export type ShortLines = z.output<typeof ShortLines>

export const pickCalls = {
  'GET /stores/:store/picks/': { params: OfStore, answer: PickList },
  'PUT /stores/:store/picks/:line/': {
    params: OfPick,
    body: z.object({
      picked: z.number().int().min(0).max(9_999).describe('Copies off the shelf in all: saying it twice changes nothing'),
    }),
    answer: PickList,
  },
  'POST /stores/:store/picks/:line/missing/': {
    params: OfPick,
    body: z.object({ copies: Copies, reason: z.enum(missingReasons) }),
    answer: z.object({ held_by: z.array(z.object({ store_code: z.string(), copies: z.number().int() })), list: PickList }),
  },
  'GET /picks/short/': { query: z.object({ limit: Limit }), answer: ShortLines },
  'POST /orders/:number/lines/:line/move/': {
    params: OrderNumber.extend({ line: Id }),
    body: z.object({ from: StoreCode, to: StoreCode, copies: Copies }),
    answer: StaffOrder,
  },
} satisfies StaffContract
