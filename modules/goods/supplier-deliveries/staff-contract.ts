import { z } from 'zod'
import { StoreCode } from '#modules/goods/stock/contract.ts'
import { SentFile } from '#modules/libraries/intake/contract.ts'
import { IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { deliveryStates } from './states.ts'

export type { DeliveryState } from './states.ts'

const Act = z.string().nullable().describe('Null: it may be done; else the code of the reason')
const Text = (most: number) => z.string().trim().max(most).default('')
const Head = z.object({
  id: z.number().int(),
  store_code: z.string(),
  store_name: z.string(),
  supplier: z.string(),
  note_number: z.string(),
  note_day: z.string().nullable(),
  state: z.enum(deliveryStates),
  opened_by: z.string(),
  opened_at: z.iso.datetime(),
  finished_by: z.string().nullable(),
  finished_at: z.iso.datetime().nullable(),
  titles: z.number().int(),
  expected: z.number().int(),
  counted: z.number().int(),
})
export type DeliveryHead = z.output<typeof Head>
const Line = z.object({
  code: z.string(),
  product: z.number().int().nullable().describe('Null: not in the catalogue'),
  title: z.string(),
  shelf: z.string(),
  expected: z.number().int().describe('By the note; 0 where it does not name the title'),
  counted: z.number().int(),
  scanned: z.boolean(),
  waiting: z.number().int().describe('Copies that customers have ordered and nobody has yet'),
})
export type DeliveryLine = z.output<typeof Line>
const Delivery = Head.extend({
  remark: z.string(),
  unread: z.array(z.string()).describe('Lines of the note in which no number was found'),
  lines: z.array(Line).describe('What was scanned last comes first, then the note in its order'),
  serves: z
    .array(z.object({ order: z.string(), title: z.string(), copies: z.number().int() }))
    .describe('Orders that wait for what is in it'),
  acts: z.object({ scan: Act, finish: Act, abandon: Act }),
})
export type DeliveryView = z.output<typeof Delivery>

const NewDelivery = z.object({
  store_code: StoreCode,
  supplier: Text(120).describe('Left out where a SINLI note says it'),
  note_number: Text(40),
  text: z.string().max(1_000_000).default('').describe('Pasted lines of ISBN and copies, or a SINLI note'),
  file: SentFile.nullable().default(null).describe('SINLI, xlsx, ods, csv or the like'),
})
export type NewDelivery = z.output<typeof NewDelivery>
const Scan = z
  .object({
    key: z.uuid().describe('Of the device: a scan that is sent twice counts once'),
    code: z.string().trim().min(1).max(40),
    copies: z.number().int().min(-10_000).max(10_000).default(1),
    by_hand: z.boolean().default(false).describe('This is how many there are in all, whatever was scanned before'),
  })
  .refine(({ by_hand, copies }) => !by_hand || copies >= 0, { path: ['copies'] })
export type Scan = z.output<typeof Scan>

const DeliveryId = IdOf('delivery')
const deliveryList = listCall({
  sorts: ['opened_at'],
  first: '-opened_at',
  filters: { store_code: StoreCode.optional(), state: z.enum(deliveryStates).optional() },
  item: Head,
})
export type FindDeliveries = z.output<(typeof deliveryList)['query']>

export const supplierDeliveryCalls = {
  'GET /supplier-deliveries/': deliveryList,
  'POST /supplier-deliveries/': { body: NewDelivery, answer: Delivery },
  'GET /supplier-deliveries/:delivery/': { params: DeliveryId, answer: Delivery },
  'POST /supplier-deliveries/:delivery/scans/': {
    params: DeliveryId,
    body: z.object({ scans: z.array(Scan).min(1).max(500) }),
    answer: z.object({ items: z.array(z.object({ key: z.string(), line: Line })) }),
  },
  'POST /supplier-deliveries/:delivery/finish/': {
    params: DeliveryId,
    body: z.object({
      as_noted: z.boolean().default(false).describe('What was not scanned came as the note says; otherwise it did not come'),
      remark: Text(500),
    }),
    answer: Delivery,
  },
  'POST /supplier-deliveries/:delivery/abandon/': { params: DeliveryId, body: NoBody, answer: Delivery },
} satisfies StaffContract
