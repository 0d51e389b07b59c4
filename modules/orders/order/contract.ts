import { z } from 'zod'
import { Caller, DeliveryAddress, EbookGift, PickedPoint, shippingMethods } from '#modules/buying/cart/contract.ts'
import { paymentMethods } from '#modules/buying/payments/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { ExplainedStep, Treatment, VatShown } from '#modules/goods/pricing/contract.ts'
import { libraryCodes } from './library-codes.ts'
import { orderCodes, paymentStates } from './states.ts'

export { actorKinds } from './actor.ts'
export type { LibraryCode } from './library-codes.ts'
export { type OrderCode, type OrderKind, orderCodes, orderKinds, type PaymentState } from './states.ts'

export const OrderNumber = z.object({ number: z.string().max(20) })

export const PlaceOrder = Caller.extend({
  cart: z.string().max(64),
  /** Free text of the customer's own (P-20). */
  reference: z.string().trim().max(35).default(''),
  conditions: z.boolean().default(false).describe('Purchase conditions accepted (P-21)'),
  download_consent: z.boolean().default(false).describe('Ebooks at once; asked of consumers with ebooks in the cart'),
  download_acknowledged: z.boolean().default(false).describe('The right to withdraw ends with the download, and they know'),
  opt_out: z.boolean().default(false).describe('No commercial information (P-22)'),
  invoice_request: z.boolean().default(false),
  tax_id: z.string().trim().max(30).default('').describe('NIF that the invoice names; that of the account unless given (P-37)'),
  recipient_tax_id: z
    .string()
    .trim()
    .max(30)
    .default('')
    .describe('NIF or identity document of who receives it, where it goes through customs'),
  billing_address: DeliveryAddress.optional().describe('The delivery address unless given (P-15)'),
  terms: z.enum(['prepaid', 'account']).default('prepaid').describe('account: by invoice, for who agreed on it (L-16)'),
  captcha: z.string().max(5_000).default(''),
  /** A new one for each order meant; the same one finds the same order (P-34). */
  idempotency_key: z.string().min(8).max(80),
  /** What the visitor saw, in euros; the order is refused when it costs something else now. */
  expected_total: Euros.optional(),
  /** What of it they were told they would pay beside their gift cards; the order is refused when it is something else now. */
  expected_to_pay: Euros.optional(),
})
export type PlaceOrder = z.output<typeof PlaceOrder>

export const PlacedOrder = z.object({
  number: z.string(),
  status: z.enum(orderCodes),
  payment_state: z.enum(paymentStates),
  total_price_incl_vat: Euros,
})
export type PlacedOrder = z.output<typeof PlacedOrder>

/** `key` is that of the link in the order's letters, for who pays without signing in. */
export const PayOrder = Caller.extend({
  key: z.string().max(64).default(''),
  method: z.enum(paymentMethods).optional().describe('The first that is offered unless given'),
  keep_card: z
    .boolean()
    .default(false)
    .describe('The holder of an account asks for the card to be kept for their next purchases'),
  kept_card: z.uuid().optional().describe('A card that the holder kept, to pay with instead of one that is typed'),
})

/** What takes the browser to pay: the form of the gateway's own page, a page it goes to, or its own fields inside the page. */
export const PaymentStart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('page'),
    address: z.string().describe('Where the bank may ask who pays, or where the order is shown'),
  }),
  z.object({ kind: z.literal('form'), action: z.string(), fields: z.record(z.string(), z.string()) }),
  z.object({
    kind: z.literal('element'),
    amount: Euros,
    chargedNow: Euros.describe('Of it; the rest is reserved and charged when it leaves'),
    publishableKey: z.string(),
    clientSecret: z.string(),
    returnUrl: z.string(),
    script: z.string(),
  }),
])
export type PaymentStart = z.output<typeof PaymentStart>

/** How an order can be paid, the first being the usual one. */
export const PaymentMethods = z.object({
  methods: z.array(
    z.object({
      method: z.enum(paymentMethods),
      needs_scripts: z.boolean(),
      charges_later: z.boolean().describe('Takes orders that are charged when they leave'),
      keeps_cards: z.boolean().describe('A card can be kept for the next purchase'),
    }),
  ),
})
export type PaymentMethods = z.output<typeof PaymentMethods>

/** What a consumer agrees to before ordering ebooks, in words. */
export const DownloadWaiver = z.object({ version: z.string(), consent: z.string(), acknowledged: z.string() })
export type DownloadWaiver = z.output<typeof DownloadWaiver>

/** A shop beside the main one, as its orders name it. */
export const OrderShop = z.object({
  name: z.string(),
  path: z.string().describe('Where its pages begin, below the language'),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
})
export type OrderShop = z.output<typeof OrderShop>

export const OrderSummary = z.object({
  number: z.string(),
  shop: OrderShop.nullable().describe('Where it was placed; null for the main shop (A-06)'),
  date: z.iso.datetime(),
  status: z.enum(orderCodes),
  /** Of a public library's order: pending, partly or fully treated (O-13); null for everybody else's. */
  processing: z.enum(libraryCodes).nullable(),
  payment_state: z.enum(paymentStates),
  reference: z.string(),
  num_items: z.number().int(),
  total_price_incl_vat: Euros,
})
export type OrderSummary = z.output<typeof OrderSummary>

export const ListOrders = Caller.extend({
  status: z.enum(['all', ...orderCodes]).default('all'),
  q: z.string().trim().max(60).default('').describe('Words of its number or of the customer’s own reference'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
export const OrderList = z.object({ items: z.array(OrderSummary), total: z.number().int(), pages: z.number().int() })
export type OrderList = z.output<typeof OrderList>

/** `key` is that of the link in the order's e-mail, for who reads it without signing in. */
export const ShowOrder = Caller.extend({ key: z.string().max(64).default('') })

export const ParcelView = z.object({
  kind: z.enum(['shipment', 'pickup', 'digital']),
  state: z.enum(['planned', 'ready', 'handed_over', 'delivered', 'cancelled']),
  promised: z.iso.date().nullable(),
  ready: z.iso.datetime().nullable(),
  handed_over: z.iso.datetime().nullable(),
  delivered: z.iso.datetime().nullable(),
  carrier: z.string(),
  tracking: z.string(),
  tracking_url: z.string(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
})
export type ParcelView = z.output<typeof ParcelView>

/** An ebook of an order that is for somebody else. */
export const EbookGiftView = EbookGift.extend({
  state: z
    .enum(['waiting', 'sent', 'opened', 'over'])
    .describe('over: called off, sent back or paid back; its code opens nothing'),
  sent: z.iso.datetime().nullable().describe('When the last letter with a code was written'),
  opened: z.iso.datetime().nullable(),
})
export type EbookGiftView = z.output<typeof EbookGiftView>

/** A line that its author signs, and where. */
export const SignedLine = z.object({
  activity: z.number().int(),
  title: z.string(),
  on: z.iso.date(),
  over: z.iso.date().describe('The day on which it is over: nothing signed leaves before'),
  cancelled: z.boolean().describe('Whether the activity is called off'),
  dedication: z.string().describe('Whom it is written for; empty: signed alone, or forgotten'),
  told: z.string().describe('The same in a sentence'),
  dedicated: z.boolean().describe('Made for one person: no right to withdraw (TRLGDCU 103 c)'),
})
export type SignedLine = z.output<typeof SignedLine>

export const OrderDetail = OrderSummary.extend({
  email: z.string(),
  lines: z.array(
    z.object({
      line: z.number().int().describe('What calls name the line by'),
      product: z.number().int(),
      title: z.string(),
      author: z.string().nullable(),
      sku: z.string(),
      ean: z.string(),
      quantity: z.number().int(),
      price: Euros,
      total_line_price: Euros,
      status: z.enum(orderCodes),
      /** Copies that have left, and those still to be sent. */
      served: z.number().int(),
      pending: z.number().int(),
      /** Whether its invoice has been made. */
      billed: z.boolean(),
      ebook: z.boolean(),
      gift: EbookGiftView.nullable().describe('Of an ebook for somebody else'),
      signing: SignedLine.nullable(),
      charged_later: z.boolean(),
      promised_days: z.number().int().nullable(),
      launch: z.iso.date().nullable(),
      image: z.string(),
      href: z.string().describe('Path of its page in the caller’s language'),
      categories: z.array(z.string()),
    }),
  ),
  /** Paid before it leaves, or by invoice. */
  terms: z.enum(['prepaid', 'account', 'collection']),
  by_staff: z.boolean().describe('A colleague made it for whoever pays it'),
  at_counter: z.boolean().describe('Made at a counter: no distance sale, so that the law gives no right to withdraw'),
  deposit: Euros.describe('What of it is paid before it is collected; 0: nothing, or all of it'),
  /** Who of the account placed it and who agreed to it; empty for its holder, and for readers from outside. */
  placed_by: z.string(),
  approved_by: z.string(),
  /** The budget it is charged to. */
  budget: z.string(),
  /** What leaves together, with the day promised and, once it left, how to follow it. */
  parcels: z.array(ParcelView),
  /** The gift card that was bought; null for every other order. */
  gift_card: z
    .object({
      recipient_name: z.string(),
      recipient_email: z.string(),
      giver_name: z.string(),
      message: z.string(),
      send_on: z.iso.date(),
      expires_on: z.iso.date().nullable(),
      sent: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** The places at an activity that were bought; null for every other order, and once the registration was forgotten. */
  activity: z
    .object({
      activity: z.number().int(),
      title: z.string(),
      slug: z.string(),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
      place: z.string(),
      state: z.enum(['held', 'confirmed', 'waiting', 'cancelled']),
      name: z.string(),
      companions: z.array(z.string()),
      bought: z.array(z.object({ label: z.string(), places: z.number().int(), price: Euros })),
      registration: z.string().describe('The key of its own page, with the ticket'),
    })
    .nullable(),
  /** Gift cards that paid of the total, and what came back to each; the VAT stays that of the total. */
  gift_cards: z.array(z.object({ last4: z.string(), applied: Euros, given_back: Euros })),
  total_gift_card_price_applied: Euros,
  total_to_pay: Euros,
  /** Where the order’s money stands now (O-06); null for what was never paid for, or is on account. */
  money: z
    .object({
      total: Euros.describe('What the order comes to without what was called off'),
      charged: Euros,
      given_back: Euros,
      left: Euros.describe('Still to be charged, when it leaves'),
      difference: Euros.describe('What a change made it cost more: to be paid before it leaves'),
    })
    .nullable(),
  total_products_price_incl_vat: Euros,
  total_shipping_price_incl_vat: Euros,
  total_coupon_price_applied: Euros,
  total_bonus_price_applied: Euros,
  total_promotion_price_applied: Euros,
  /** Recargo de equivalencia of flagged retailers. */
  total_surcharge_price: Euros,
  coupon: z.string().nullable(),
  vat: z.array(VatShown),
  tax_treatment: Treatment,
  /** The total as it was explained when the order was placed. */
  explanation: z.array(ExplainedStep),
  shipping_method: z.enum(shippingMethods).nullable(),
  shipment: z.enum(['single', 'split']).nullable(),
  store_delivered: z.object({ code: z.string(), name: z.string(), address: z.string(), city: z.string() }).nullable(),
  pickup_point: PickedPoint.nullable(),
  shipping_address: DeliveryAddress.nullable(),
  billing_address: DeliveryAddress.nullable(),
  comments: z.string(),
  gift_wrap: z.boolean(),
  gift_ticket: z.boolean(),
  invoice_request: z.boolean(),
  tax_id: z.string().describe('NIF given for the invoice; empty where it is that of the account'),
  recipient_tax_id: z.string(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Why the last try at paying was refused, in words. */
  payment_refusal: z.string().nullable(),
  /** The shop has still to say what shipping costs; the total is without it. */
  shipping_pending: z.boolean(),
  must_sign_in: z.boolean().describe('Read by the link of a letter alone: its account’s people pay, call off and send back'),
  payable: z.boolean().describe('Whether paying can still be tried'),
  events: z.array(z.object({ at: z.iso.datetime(), event: z.string() })),
})
export type OrderDetail = z.output<typeof OrderDetail>

export const PaymentStarted = z.object({ payment: PaymentStart.nullable() })
