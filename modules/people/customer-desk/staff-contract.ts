import { z } from 'zod'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { claimStates } from '#modules/orders/claims/contract.ts'
import { orderCalls } from '#modules/orders/order/staff-contract.ts'
import { returnStates } from '#modules/orders/returns/contract.ts'
import { CustomerParams, StaffCustomer } from '#modules/people/customers/staff-contract.ts'
import { ConsentView, erasureObstacles } from '#modules/people/privacy/contract.ts'
import { Reason, type StaffContract } from '#modules/people/staff/call-contract.ts'

const Count = z.number().int()
const Several = <Row extends z.ZodType>(row: Row) =>
  z.object({ count: Count, latest: z.array(row).describe('The newest first, few') })

/** Why an act on an account is not done now; each has its sentence. */
const changeReasons = ['staff.customer_erased'] as const
const mergeReasons = ['staff.customer_erased', 'merge.trade'] as const

/** Everything of one customer that somebody of the order desk has to know. */
export const WholeCustomer = StaffCustomer.extend({
  verified: z.iso.datetime().nullable().describe('When a letter to the address was answered'),
  pending_email: z.string().nullable().describe('The address that waits for its letter to be answered'),
  newsletter: z.boolean(),
  erased: z.iso.datetime().nullable(),
  merged_into: z.string().nullable().describe('The account that goes on instead of this one'),
  merged: z.array(z.string()).describe('Accounts that were joined with this one'),
  last_seen: z.iso.datetime().nullable().describe('When one of its sessions was last used'),
  members: Count,
  favourites: Count,
  stock_alerts: Count,
  registrations: Count,
  addresses: z.array(
    z.object({
      name: z.string(),
      recipient: z.string(),
      street: z.string(),
      floor: z.string().nullable(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
      phone: z.string().nullable(),
      is_main: z.boolean(),
      is_billing: z.boolean(),
    }),
  ),
  consents: z.array(ConsentView),
  placed: Several(
    orderCalls['GET /orders/'].list.pick({
      number: true,
      date: true,
      status: true,
      payment_state: true,
      total: true,
      titles: true,
    }),
  ),
  invoices: Several(z.object({ number: z.string(), issued_on: z.iso.date(), total: Euros })),
  returns: Several(z.object({ return: Count, order: z.string(), state: z.enum(returnStates), requested_at: z.iso.datetime() })),
  claims: Several(z.object({ claim: Count, order: z.string(), state: z.enum(claimStates), made_at: z.iso.datetime() })),
  messages: Several(z.object({ message: Count, said: z.string(), sent_at: z.iso.datetime(), closed: z.boolean() })),
  gift_cards: Several(
    z.object({
      card: Count,
      last4: z.string().nullable(),
      role: z.enum(['bought', 'received']),
      balance: Euros,
      expires_on: z.iso.date(),
      blocked: z.boolean(),
    }),
  ),
  card: z.object({ number: z.string(), points: Count }).nullable(),
  card_requests: z.array(z.object({ request: Count, sent_at: z.iso.datetime(), state: z.enum(['open', 'issued', 'refused']) })),
  erasure: z.object({
    asked: z.array(z.object({ erasure: Count, asked_at: z.iso.datetime() })),
    obstacles: z.array(z.enum(erasureObstacles)),
  }),
  acts: z.object({ change: z.enum(changeReasons).nullable(), merge: z.enum(mergeReasons).nullable() }),
})
export type WholeCustomer = z.output<typeof WholeCustomer>

/** What a merge carries over, and what it leaves where it is. */
export const mergedThings = [
  'orders',
  'invoices',
  'addresses',
  'favourites',
  'consents',
  'points',
  'coupons',
  'card_requests',
  'basket',
] as const
export const leftThings = [
  'coupons',
  'basket',
  'card',
  'newsletter',
  'messages',
  'registrations',
  'stock_alerts',
  'gift_cards',
] as const
export const mergeObstacles = ['merge.same', 'merge.erased', 'merge.trade', 'merge.two_tax_ids', 'merge.owed'] as const

const Person = StaffCustomer.pick({
  customer: true,
  email: true,
  name: true,
  surnames: true,
  phone: true,
  nif: true,
  orders: true,
})
export const MergePreview = z.object({
  stays: Person.describe('The account that goes on'),
  goes: Person.describe('The account that is emptied'),
  moves: z.array(z.object({ what: z.enum(mergedThings), rows: Count })),
  left: z
    .array(z.object({ what: z.enum(leftThings), rows: Count }))
    .describe('What belongs to the address or may stand once alone'),
  obstacles: z.array(z.enum(mergeObstacles)),
})
export type MergePreview = z.output<typeof MergePreview>

const Other = z.object({ other: z.string().max(64).describe('The account that is emptied') })

export const customerDeskCalls = {
  'GET /customers/:customer/whole/': { params: CustomerParams, answer: WholeCustomer },
  'GET /customers/:customer/merge/:other/': { params: CustomerParams.extend(Other.shape), answer: MergePreview },
  'POST /customers/:customer/merge/': { params: CustomerParams, body: Other.extend({ reason: Reason }), answer: WholeCustomer },
} satisfies StaffContract
