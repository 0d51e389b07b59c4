import { z } from 'zod'
import { PickupPoint, shippingMethods } from '#modules/buying/shipping/contract.ts'
import { Euros, ProductCard } from '#modules/goods/catalogue/contract.ts'
import { ExplainedStep, Treatment, VatShown } from '#modules/goods/pricing/contract.ts'

export { type ShippingMethod, shippingMethods } from '#modules/buying/shipping/contract.ts'

export const DeliveryAddress = z.object({
  recipient: z.string().trim().max(120),
  street: z.string().trim().max(200),
  floor: z.string().trim().max(80).nullable(),
  postcode: z.string().trim().max(12),
  city: z.string().trim().max(120),
  region: z.string().trim().max(120),
  country: z.string().length(2),
  phone: z.string().trim().max(30).nullable(),
})
export type DeliveryAddress = z.output<typeof DeliveryAddress>

/** A carrier's counter as it was when it was picked, with who collects there (P-08). */
export const PickedPoint = PickupPoint.extend({ recipient: z.string(), phone: z.string().nullable() })
export type PickedPoint = z.output<typeof PickedPoint>

/** One way of sending the cart: what leaves together, when it arrives and what it costs. */
export const CartPlan = z.object({
  shipment: z.enum(['single', 'split']),
  /** Null while the shop has to confirm it. */
  cost: Euros.nullable(),
  /** The day of the last parcel, yyyy-mm-dd; null when nobody can promise one. */
  promised_on: z.iso.date().nullable(),
  parcels: z.array(
    z.object({
      lines: z.array(z.number().int()),
      promised_on: z.iso.date().nullable(),
      /** To be collected two hours after the order. */
      ready_soon: z.boolean(),
      cost: Euros.nullable(),
    }),
  ),
})
export type CartPlan = z.output<typeof CartPlan>

/** From when a store could hand the cart over. */
export const StorePromise = z.object({
  store_code: z.string(),
  promised_on: z.iso.date().nullable(),
  ready_soon: z.boolean(),
})
export type StorePromise = z.output<typeof StorePromise>

/** What a parcel home would be like before it is said how and where: to the address given, else to the Spanish mainland. */
export const HomeGuide = z.object({
  /** Null: the mainland. */
  postcode: z.string().nullable(),
  /** Null while the shop has to confirm it. */
  cost: Euros.nullable(),
  /** What is missing for free shipping there; null where nothing makes it free or it is free already. */
  missing: Euros.nullable(),
  promised_on: z.iso.date().nullable(),
  /** Whether a carrier’s counter takes it too, at the same price. */
  points: z.boolean(),
})
export type HomeGuide = z.output<typeof HomeGuide>

export const DeliveryPromises = z.object({ items: z.array(StorePromise), home: HomeGuide.nullable() })
export type DeliveryPromises = z.output<typeof DeliveryPromises>

/** Where a copy of a product is to go, asked before it lies in any cart. */
export const AskArrival = z.object({
  postcode: z.string().trim().max(12).optional().describe('Of Spain'),
  store_code: z.string().trim().max(10).optional().describe('The store that would hand it over'),
})
export const ProductPk = z.object({ pk: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })

/** When one copy ordered now would be there and what that costs, by the checkout’s own promises. */
export const Arrival = z.object({
  /** Null where no postcode was given. */
  home: z
    .object({
      postcode: z.string(),
      /** What others call it: the only town of the postcode, else its province. */
      place: z.string().nullable(),
      /** Null while the shop has to confirm it, and where nothing is sent. */
      cost: Euros.nullable(),
      /** From this much on its delivery is free; null where it never is, or is already. */
      free_from: Euros.nullable(),
      promised_on: z.iso.date().nullable(),
      /** Why it cannot be sent there, as a sentence. */
      why_not: z.string().nullable(),
    })
    .nullable(),
  /** Null where no store was named, or none that the shop has. */
  store: StorePromise.extend({
    name: z.string(),
    /** How much of it lies there, in words rather than copies. */
    level: z.enum(['several', 'few', 'none']),
    why_not: z.string().nullable(),
  }).nullable(),
  /** Until when an order is taken up as early as one of now, in the shop’s own time; null where that changes nothing. */
  order_by: z.object({ day: z.iso.date(), time: z.string(), today: z.boolean() }).nullable(),
})
export type Arrival = z.output<typeof Arrival>

/** Signs of the words that go with an ebook for somebody else. */
export const longestEbookMessage = 400

/** An ebook for somebody else: who is told of it, by whom, and on which day of the shop. */
export const EbookGift = z.object({
  recipient_email: z.string(),
  giver_name: z.string(),
  message: z.string(),
  send_on: z.iso.date(),
})
export type EbookGift = z.output<typeof EbookGift>

/** Where copies are signed, and whom they are written for. */
export const Signing = z.object({
  activity: z.number().int(),
  title: z.string(),
  on: z.iso.date(),
  over: z.iso.date().describe('The day on which it is over: nothing signed leaves before'),
  dedication: z.string().describe('Empty: signed alone'),
  open: z.boolean().describe('Whether it can still be ordered'),
  told: z.string().describe('The same in a sentence'),
  stays: z
    .string()
    .nullable()
    .describe('What is made for one person is not withdrawn from, in a sentence; null of what is signed alone'),
})
export type Signing = z.output<typeof Signing>

export const CartLine = z.object({
  pk: z.number().int(),
  product: ProductCard,
  quantity: z.number().int(),
  /** What a copy costs here: without VAT where the cart goes outside the VAT area; null for what can no longer be had. */
  unit_price: Euros.nullable(),
  /** Unit price after reductions, when it differs from product.price. */
  reduced_price: Euros.nullable(),
  total_line_price: Euros,
  /** What promotion, coupon and bonus take off it. */
  total_line_discount: Euros,
  /** Why buying is blocked until the visitor removes the line or accepts the change (K-34). */
  notice: z
    .enum(['unavailable', 'price_changed', 'stock_short', 'signing_over'])
    .nullable()
    .describe('signing_over: its author signs no more copies to order; accepted, it is bought unsigned'),
  former_line_price: Euros.nullable(),
  max_quantity: z.number().int(),
  /** By when it arrives, yyyy-mm-dd, by the way of sending chosen; null while that is not known. */
  promised_on: z.iso.date().nullable(),
  /** Of an ebook for somebody else; null of everything that its buyer keeps. */
  gift: EbookGift.nullable(),
  /** Where its author signs it; null of what is not signed. */
  signing: Signing.nullable(),
})
export type CartLine = z.output<typeof CartLine>

/** What a call has just made of a line. */
export const LineChange = z.object({
  product: z.number().int(),
  /** Copies more than before; below 0 where fewer lie in the cart now. */
  added: z.number().int(),
  quantity: z.number().int(),
  /** Why fewer copies lie in the cart than were asked for, as a sentence; null where it holds what was asked for. */
  notice: z.string().nullable(),
})
export type LineChange = z.output<typeof LineChange>

/** The cart of K-01: amounts in euros, VAT included. */
export const Cart = z.object({
  pk: z.string(),
  is_empty: z.boolean(),
  num_items: z.number().int(),
  total_products_price_incl_vat: Euros,
  total_shipping_price_incl_vat: Euros,
  /** total = products + shipping + surcharge − promotion − coupon − bonus. */
  total_promotion_price_applied: Euros,
  total_bonus_price_applied: Euros,
  total_coupon_price_applied: Euros,
  /** Recargo de equivalencia of flagged retailers; 0 for everybody else. */
  total_surcharge_price: Euros,
  total_price_incl_vat: Euros,
  /** What gift cards pay of the total, and what is left for the bank. The VAT is that of the whole total. */
  gift_cards: z.array(z.object({ last4: z.string(), balance: Euros, applied: Euros })),
  total_gift_card_price_applied: Euros,
  /** Whether any gift card could pay here: cards are their issuer's, and a shop without any asks for none. */
  takes_gift_cards: z.boolean(),
  total_to_pay: Euros,
  /** VAT contained in the total, one row per rate. */
  vat: z.array(VatShown),
  tax_treatment: Treatment,
  /** Every step of the total, so that each cent can be told. */
  explanation: z.array(ExplainedStep),
  /** The coupon entered (K-25); `applied` is 0 while a promotion is better on every line. */
  coupon: z
    .object({
      coupon: z.string(),
      title: z.string(),
      kind: z.enum(['percent', 'amount']),
      scope: z.enum(['all', 'books', 'objects']),
      applied: Euros,
    })
    .nullable(),
  /** Why a coupon was taken off the cart just now, as a sentence (K-28). */
  coupon_notice: z.string().nullable(),
  /** Points in euros (K-29): all there are, what of them could pay this cart, what does; null without a card. */
  bonus: z.object({ available: Euros, usable: Euros, applied: Euros }).nullable(),
  cart_lines: z.array(CartLine),
  /** In the answers that add copies or change how many there are (C-30); null in all others. */
  line_change: LineChange.nullable(),
  store_delivered: z.string().nullable(),
  delivery_address: DeliveryAddress.nullable(),
  comments: z.string(),
  gift_wrap: z.boolean(),
  gift_ticket: z.boolean(),
  shipping_method: z.enum(shippingMethods).nullable(),
  shipping_cost: Euros.nullable(),
  /** single or split shipment; null until stated (P-16, P-17). */
  shipment: z.enum(['single', 'split']).nullable(),
  split_offered: z.boolean(),
  split_fee: Euros,
  /** One or two ways of sending it (P-16, P-18); none until it is known how and where. */
  plans: z.array(CartPlan),
  /** The shop has to say what shipping costs. */
  shipping_pending: z.boolean(),
  /** What shipping would cost; null where nothing travels or nothing is sent there. Its day is null here: nobody looked for copies. */
  home_guide: HomeGuide.nullable(),
  /** Why the way of delivery chosen does not work, as the code of a sentence. */
  shipping_refusal: z.string().nullable(),
  pickup_point: PickedPoint.nullable(),
  /** Until when its copies are held; null when they are not. */
  held_until: z.iso.datetime().nullable(),
  /** Ebooks only: nothing is shipped. */
  needs_shipping: z.boolean(),
  blocked: z.boolean().describe('A line waits for the visitor; buying is refused'),
  user: z.string().nullable(),
})
export type Cart = z.output<typeof Cart>

/** Who calls: empty for an anonymous visitor, session id and token of a customer or guest otherwise. */
export const Caller = z.object({ id: z.string().max(64).default(''), token: z.string().max(200).default('') })

/** Empty is ignored by the client; what arrives is a whole number 1 to 99 (C-29, C-30). */
const WholeNumber = z.union([
  z.int(),
  z
    .string()
    .trim()
    .regex(/^\d{1,15}$/)
    .transform(Number),
])
export const Quantity = WholeNumber.pipe(z.int().min(1).max(99))
const Id = WholeNumber.pipe(z.int().positive())

export const CreateCart = Caller
export const RecoverCart = Caller.extend({ cart_id: z.string().max(64) })
export const RecoverLastCart = Caller
export const UpdateCart = Caller.extend({
  comments: z.string().max(500).optional(),
  gift_wrap: z.boolean().optional(),
  gift_ticket: z.boolean().optional(),
  shipping_method: z.enum(shippingMethods).optional(),
  store_delivered: z.string().max(10).optional(),
  delivery_address: DeliveryAddress.optional(),
  shipment: z.enum(['single', 'split']).optional(),
  /** The counter that hands over, and who collects there. */
  pickup_point: z
    .object({
      pk: Id,
      recipient: z.string().trim().max(120),
      phone: z.string().trim().max(30).default(''),
    })
    .optional(),
  /** A code to use, or '' to take it off (K-25). */
  coupon: z.string().trim().max(40).optional(),
  /** Euros to pay with points; 0 for none (K-29). */
  bonus: z.number().min(0).max(100_000).multipleOf(0.01).optional(),
  /** The code of a gift card to pay with; the last four signs of one to take off. */
  gift_card: z.string().trim().min(1).max(40).optional(),
  gift_card_off: z.string().trim().max(4).optional(),
  /** Accepts the changed prices the cart reported. */
  accept_changes: z.boolean().optional(),
  /** The buy step needs a signed-in customer or a guest session (K-21). */
  step: z.enum(['cart', 'buy']).optional(),
})
export const CreateLine = Caller.extend({
  cart: z.string().max(64),
  product: Id,
  quantity: Quantity,
})
export const UpdateLine = CreateLine
/** Signs that a dedication may have. */
export const longestDedication = 60
/** A book laid into the cart that its author signs at an activity. */
export const SignCopy = CreateLine.extend({
  activity: Id.describe('An activity of the agenda that takes orders for signed copies'),
  quantity: Quantity.default(1),
  dedication: z.string().max(300).default('').describe('Whom it is written for, at most sixty signs; empty: signed alone'),
})
export type SignCopy = z.output<typeof SignCopy>
/** An ebook laid into the cart for somebody else; one that lies there as a gift already is for whom it says now. */
export const GiveEbook = Caller.extend({
  cart: z.string().max(64),
  product: Id,
  recipient_email: z.string().trim().max(254).default(''),
  giver_name: z.string().trim().max(80).default(''),
  gift_message: z.string().trim().max(longestEbookMessage).default(''),
  send_on: z.string().trim().max(10).default('').describe('yyyy-mm-dd, today to a year ahead; today unless given'),
})
export type GiveEbook = z.output<typeof GiveEbook>
export const DeleteLine = Caller.extend({ cart: z.string().max(64), cart_line: Id })
export const EmptyCart = Caller.extend({ cart: z.string().max(64) })
/** One advantage alone; the same as changing the cart with it. */
export const UseCoupon = EmptyCart.extend({ coupon: UpdateCart.shape.coupon.unwrap() })
export const UseBonus = EmptyCart.extend({ bonus: UpdateCart.shape.bonus.unwrap() })

export const CartPk = z.object({ pk: z.string().max(64) })
export const LinePk = z.object({ pk: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) })
