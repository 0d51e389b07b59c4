import { z } from 'zod'
import { Caller, Cart, DeliveryPromises } from '#modules/buying/cart/contract.ts'
import { KeptCard } from '#modules/buying/kept-cards/contract.ts'
import { PickupPoint, ShippingOptions } from '#modules/buying/shipping/contract.ts'
import { TermsShown } from '#modules/invoicing/terms/contract.ts'
import { DownloadWaiver, PaymentMethods } from '#modules/orders/order/contract.ts'
import { Address } from '#modules/people/customers/contract.ts'

/** What the checkout asks, one after the other: how the cart travels, in one parcel or two, how it is paid. */
export const checkoutParts = ['shipping', 'plans', 'payment'] as const

export const AskCheckout = Caller.extend({
  cart_id: z.string().max(64).default('').describe('Without it the caller’s last cart'),
  part: z.enum(checkoutParts).nullable().catch(null).describe('The part that is asked for; the answer names the one there is'),
  points: z.string().max(40).nullable().default(null).describe('The postcode near which carriers’ counters are looked for'),
})

/** All that a step of the checkout shows, beside the cart. */
export const CheckoutStep = z.object({
  part: z.enum(checkoutParts),
  unheld: z.boolean().describe('Copies of the cart could be reserved and are not'),
  options: ShippingOptions,
  addresses: z.array(Address),
  promises: DeliveryPromises.nullable().describe('Where it is asked how the cart travels'),
  points: z.array(PickupPoint),
  points_near: z.string().describe('The postcode near which counters were looked for'),
  methods: PaymentMethods.shape.methods.describe('What can pay this cart, where it is asked how'),
  kept_cards: z.array(KeptCard).describe('Cards that the holder of the account kept and can pay with, the one used last first'),
  may_keep: z.boolean().describe('Whether the caller may ask for a card to be kept'),
  waiver: DownloadWaiver.nullable().describe('What a consumer agrees to before ordering ebooks'),
  terms: TermsShown.nullable().describe('Where it may be paid on account: what was agreed'),
})
export type CheckoutStep = z.output<typeof CheckoutStep>

/** The cart is null where the caller has none, the step where it cannot be bought as it is. */
export const Checkout = z.object({ cart: Cart.nullable(), step: CheckoutStep.nullable() })
export type Checkout = z.output<typeof Checkout>
