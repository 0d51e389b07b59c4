import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Euros } from '#modules/goods/catalogue/contract.ts'
import { refundStates } from '#modules/orders/money/contract.ts'
import { ShowOrder } from '#modules/orders/order/contract.ts'
import { returnKinds, returnStates } from './states.ts'

export { returnStates } from './states.ts'

const LineId = z.int().positive()

/** Whole lines to call off, by the number the order's page gives them. */
export const CancelLines = ShowOrder.extend({ lines: z.array(LineId).min(1).max(500) })
export const Cancelled = z.object({
  total_refunded: Euros.describe('What comes back to the card; nothing when nothing was charged'),
})
export type Cancelled = z.output<typeof Cancelled>

export const AskReturn = ShowOrder.extend({
  kind: z.enum(['return', 'claim']).default('return'),
  lines: z
    .array(z.object({ line: LineId, quantity: z.int().min(1).max(99) }))
    .min(1)
    .max(500),
  reason: z.string().trim().max(1_000).default(''),
})
export const ReturnRequest = z.object({ return: z.number().int() })

/** What can still be done with an order, and what came back of it. */
export const OrderReturns = z.object({
  /** Lines that the customer may call off. */
  cancellable: z.array(z.number().int()),
  returnable: z.array(z.object({ line: z.number().int(), title: z.string(), quantity: z.number().int() })),
  /** Whether anything is left to withdraw from, and until when; null while a parcel is on its way. */
  withdrawable: z.boolean(),
  withdrawable_until: z.iso.date().nullable(),
  returns: z.array(
    z.object({
      kind: z.enum(returnKinds),
      state: z.enum(returnStates),
      date: z.iso.datetime(),
      answer: z.string(),
      lines: z.array(z.object({ title: z.string(), quantity: z.number().int() })),
    }),
  ),
  refunds: z.array(
    z.object({
      state: z.enum(refundStates).exclude(['refused']),
      date: z.iso.datetime(),
      total: Euros,
      shipping: Euros.describe('The part of it that is shipping'),
    }),
  ),
})
export type OrderReturns = z.output<typeof OrderReturns>

/** The first step of withdrawing (Directive 2011/83, article 11a): name, order and e-mail, and nothing else. */
export const DeclareWithdrawal = Caller.extend({
  name: z.string().trim().min(1).max(120),
  number: z.string().trim().min(1).max(20),
  email: z.string().trim().min(3).max(200),
})
export const WithdrawalDeclared = z.object({
  date: z.iso.datetime().describe('From when it counts, once it is confirmed by the link sent to the address of the order'),
  key: z.string().nullable().describe('Confirms at once; for the owner of the order who is signed in'),
})
export type WithdrawalDeclared = z.output<typeof WithdrawalDeclared>

/** The key of the link in the letter. */
export const OpenWithdrawal = z.object({ key: z.string().max(64).default('') })
export const Withdrawable = z.object({
  number: z.string(),
  late: z.boolean().describe('Declared after the fourteen days: kept, and answered by the shop'),
  lines: z.array(z.object({ line: z.number().int(), title: z.string(), quantity: z.number().int() })),
  date: z.iso.datetime().describe('When it was declared'),
})
export const WithdrawalToConfirm = Withdrawable.extend({ name: z.string() })
export type WithdrawalToConfirm = z.output<typeof WithdrawalToConfirm>

export const ConfirmWithdrawal = OpenWithdrawal.extend({ lines: z.array(LineId).min(1).max(500) })
export const WithdrawalReceipt = Withdrawable
export type WithdrawalReceipt = z.output<typeof WithdrawalReceipt>

export const ShowReturns = ShowOrder
