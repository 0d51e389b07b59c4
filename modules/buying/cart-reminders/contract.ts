import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { Signed } from '#modules/people/customers/contract.ts'

/** Whether a shop reminds at all: where it does not, nobody is asked. */
export const ReminderOffer = z.object({ offered: z.boolean(), after_hours: z.number().int() })
export type ReminderOffer = z.output<typeof ReminderOffer>

export const ReminderWish = ReminderOffer.extend({ wanted: z.boolean() })
export type ReminderWish = z.output<typeof ReminderWish>

/** Of a customer's own account, or of a guest. */
export const SetReminderWish = Signed.extend({ wanted: z.boolean() })

/** From the link of a letter. */
export const ReminderKey = z.object({ key: z.string().max(200).default('') })
/** Id and token are those of whoever opens it; `cart_id` is the cart that they have already. */
export const OpenReminded = Caller.extend({ key: z.string().max(200).default(''), cart_id: z.string().max(64).default('') })

export const ReminderSaid = z.object({ detail: z.string() })
