import { z } from 'zod'
import { DeliveryAddress, shippingMethods } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { taskKinds, taskStates } from '#modules/orders/money/contract.ts'
import { customerKinds } from '#modules/people/customers/contract.ts'
import { Id, Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { listCall } from '#modules/people/staff/list-contract.ts'
import { EbookGiftView, OrderNumber, OrderSummary, orderCodes, SignedLine } from './contract.ts'
import { fulfilments, orderKinds } from './states.ts'

/** What is printed of a parcel. */
export const parcelPapers = ['delivery-note', 'gift-ticket', 'label'] as const

const PaymentStateName = OrderSummary.shape.payment_state

const Found = z.object({
  number: z.string(),
  kind: z.enum(orderKinds),
  date: z.iso.datetime(),
  email: z.string(),
  status: z.enum(orderCodes),
  payment_state: PaymentStateName,
  shipping_method: z.enum(shippingMethods).nullable(),
  store_code: z.string().nullable(),
  num_items: z.number().int(),
  total: Euros,
  captured: Euros,
  refunded: Euros,
  on_hold_since: z.iso.datetime().nullable().describe('Since when it is held back: nothing of it is packed or leaves'),
})
/** A row says enough to act on it: who, where to, what, how long it waits. */
const Listed = Found.extend({
  id: z.number().int().describe('Beside its number, for acts on many'),
  customer: z.string().describe('Who placed it, as their account says it; who receives it, of a guest'),
  phone: z.string(),
  titles: z.string().describe('Its lines, each by its title'),
  waits_since: z.iso.datetime().nullable().describe('Since when its oldest open parcel is planned or ready'),
})
const orderList = listCall({
  sorts: ['placed_at', 'total'],
  first: '-placed_at',
  filters: {
    number: z.string().max(20).optional().describe('Or how it begins'),
    email: z.string().max(254).optional(),
    status: z.enum(orderCodes).optional(),
    payment: PaymentStateName.optional(),
    parcel: z
      .enum(['planned', 'ready', 'handed_over', 'delivered', 'cancelled'])
      .optional()
      .describe('Has a parcel in this state'),
    delivery: z.enum(shippingMethods).optional(),
    store_code: z.string().max(10).optional().describe('Collected there, sent from there, or served from its shelf'),
    customer: z.string().max(80).optional().describe('Of this account or guest'),
    product: Id.optional().describe('With this title among its lines'),
    kind: z.enum(orderKinds).optional(),
    wants: z
      .enum(['difference', 'shipping_cost', 'invoice', 'release'])
      .optional()
      .describe(
        'What it waits for: the difference of a change, a price for its delivery, the invoice asked for of what has left, or to be taken off hold',
      ),
  },
  item: Listed,
})
export type FindOrders = z.output<(typeof orderList)['query']>
export type ListedOrder = z.output<typeof Listed>

const When = z.iso.datetime().nullable()
const WhyNot = z.string().nullable()
/** What may be done now: null, or the code of the reason why not. */
const Acts = <Name extends string>(...names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, WhyNot])) as Record<Name, typeof WhyNot>)

const StaffLine = z.object({
  line: z.number().int(),
  product: z.number().int(),
  kind: z.enum(['book', 'object']),
  title: z.string(),
  author: z.string().nullable(),
  sku: z.string(),
  ean: z.string().describe('ISBN or EAN'),
  image: z.string().describe('Address of its small picture'),
  quantity: z.number().int(),
  price: Euros,
  paid: Euros,
  vat_percent: z.number(),
  status: z.enum(orderCodes),
  fulfilment: z.enum(fulfilments),
  invoicing: z.string(),
  ebook: z.boolean(),
  gift: EbookGiftView.nullable().describe('Of an ebook for somebody else'),
  signing: SignedLine.nullable(),
  launch: z.iso.date().nullable(),
  returned: z.number().int().describe('Copies on their way back, or back'),
  copies: z
    .array(z.object({ store_code: z.string(), store: z.string(), quantity: z.number().int(), picked: z.number().int() }))
    .describe('Which stores hold copies for it, and how many of them are off the shelf'),
  short: z.number().int().describe('Copies still to be prepared that no store holds'),
  acts: Acts('cancel', 'change', 'move'),
})

const StaffParcel = z.object({
  parcel: z.number().int(),
  position: z.number().int(),
  kind: z.enum(['shipment', 'pickup', 'digital']),
  state: z.enum(['planned', 'ready', 'handed_over', 'delivered', 'cancelled']),
  store_code: z.string().nullable(),
  store: z.string().nullable().describe('The name of the store that hands it over, once that is known'),
  promised: z.iso.date().nullable(),
  charge: z.enum(['now', 'at_dispatch']),
  shipping: Euros,
  carrier: z.string(),
  tracking: z.string(),
  tracking_url: z.string(),
  ready_at: When,
  reminded: When.describe('Of a pickup: when its customer was last told that it waits'),
  handed_over_at: When,
  delivered_at: When,
  lines: z.array(z.object({ line: z.number().int(), quantity: z.number().int() })),
  papers: z.array(z.enum(parcelPapers)).describe('What can be printed of it'),
  acts: Acts('ready', 'hand_over', 'deliver', 'split', 'promise'),
})

const EmailOfOrder = z.object({
  email: z.number().int(),
  kind: z.string().describe('Which e-mail it is: order-confirmation, order-ready …'),
  subject: z.string(),
  to: z.string(),
  language: z.string(),
  written: z.iso.datetime(),
  sent: When,
  state: z.enum(['waiting', 'sent', 'failed', 'erased']),
  failure: z.string().nullable(),
  again_of: z.number().int().nullable().describe('The e-mail that it repeats'),
  acts: Acts('resend'),
})

export const StaffOrder = Found.extend({
  language: z.string(),
  owner: z.object({ kind: z.enum(['customer', 'guest']), id: z.string() }),
  customer: z.object({ kind: z.enum([...customerKinds, 'guest']), name: z.string(), phone: z.string(), email: z.string() }),
  terms: z.enum(['prepaid', 'account', 'collection']).describe('collection: paid at the counter where it is collected'),
  made: z
    .object({ by: z.string(), store_code: z.string(), concluded: z.enum(['distance', 'counter']), deposit: Euros })
    .nullable()
    .describe('By which colleague and for which store it was made; null: its customer placed it'),
  replaces: z.number().int().nullable().describe('The claim that it makes good, without a price'),
  due: Euros.describe('What is still to be paid of it, where it is paid when it is collected'),
  goods: Euros,
  shipping: Euros,
  surcharge: Euros,
  promotion: Euros,
  coupon: z.object({ name: z.string().nullable(), amount: Euros }),
  bonus: Euros,
  difference: Euros.describe('What changes made it cost more and nobody has paid yet: nothing of it leaves before'),
  on_hold_reason: z.string().describe('Why it is held back; empty where it is not'),
  gift_cards: z
    .array(z.object({ card: z.number().int(), last4: z.string(), paid: Euros, given_back: Euros }))
    .describe('Gift cards that paid, and what came back to each'),
  gift_card: z
    .object({ card: z.number().int(), recipient_email: z.string(), balance: Euros })
    .nullable()
    .describe('The card that was bought, of an order of one'),
  tax_treatment: z.string(),
  vat: z.array(z.object({ percent: z.number(), base: Euros, vat: Euros })),
  delivery_address: DeliveryAddress.nullable(),
  billing_address: DeliveryAddress.nullable(),
  reference: z.string(),
  comments: z.string(),
  gift_wrap: z.boolean(),
  gift_ticket: z.boolean(),
  invoice_request: z.boolean(),
  tax_id: z.string(),
  recipient_tax_id: z.string().describe('For the customs declaration of what leaves the VAT area'),
  lines: z.array(StaffLine),
  parcels: z.array(StaffParcel),
  emails: z.array(EmailOfOrder),
  acts: Acts(
    'prepare',
    'prepare_at',
    'hold',
    'release',
    'cancel',
    'return',
    'exchange',
    'refund',
    'shipping_cost',
    'address',
    'change',
    'note',
  ),
  payments: z.array(
    z.object({
      attempt: z.string(),
      gateway: z.string(),
      outcome: z.string(),
      amount: Euros,
      card: z.string().nullable(),
      date: z.iso.datetime(),
    }),
  ),
  movements: z.array(z.object({ kind: z.enum(['capture', 'refund']), amount: Euros, date: z.iso.datetime() })),
  tasks: z.array(
    z.object({
      task: z.number().int(),
      kind: z.enum(taskKinds),
      amount: Euros,
      reason: z.string(),
      state: z.enum(taskStates),
      failure: z.string().nullable(),
      acts: Acts('retry'),
    }),
  ),
  events: z.array(z.object({ at: z.iso.datetime(), actor: z.string(), event: z.string(), note: z.string() })),
})
export type StaffOrder = z.output<typeof StaffOrder>

export const OfEmail = OrderNumber.extend({ email: Id })
const OpenHere = z.object({
  reason: Reason.describe('Why: the customer is at the counter with it, and how they showed that it is theirs'),
})

export const orderCalls = {
  'GET /orders/': orderList,
  'GET /orders/:number/': { params: OrderNumber, answer: StaffOrder },
  'POST /orders/:number/at-counter/': { params: OrderNumber, body: OpenHere, answer: StaffOrder },
  'POST /orders/:number/emails/:email/resend/': { params: OfEmail, answer: StaffOrder },
} satisfies StaffContract
