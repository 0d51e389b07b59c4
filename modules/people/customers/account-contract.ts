import { z } from 'zod'
import { Done, Opener, Signed } from './contract.ts'

/** The link of the letter that proves an address, with the session of who opened the account or its password. */
export const ConfirmEmail = Signed.extend({
  link: z.string().max(200).default('').describe('What stands at the end of the link'),
  opener: Opener,
  password: z
    .string()
    .max(1000)
    .default('')
    .describe('Asked for elsewhere than where the account was opened, and for a new address'),
})
/** Asks for that letter once more. */
export const AskEmailLetter = Signed.extend({ opener: Opener })
export const EmailConfirmed = Done.extend({ email: z.string(), orders: z.int().describe('Guest orders that came along') })
export type EmailConfirmed = z.output<typeof EmailConfirmed>

/** One living session of a person. */
export const AccountSession = z.object({
  key: z.string().describe('Names it in a call that ends it; opens nothing'),
  device: z.string().describe('Browser and system, as "Firefox · Windows"; empty when unknown'),
  opened_at: z.iso.datetime(),
  used_at: z.iso.datetime().describe('To about ten minutes'),
  here: z.boolean().describe('The session of the call itself'),
})
export type AccountSession = z.output<typeof AccountSession>
export const AccountSessions = z.object({ items: z.array(AccountSession) })
export type AccountSessions = z.output<typeof AccountSessions>
/** Ends the session named, or with `all` every one, this one too. */
export const EndSession = Signed.extend({ key: z.string().max(64).default(''), all: z.boolean().default(false) })

export const AddressPk = z.object({ pk: z.coerce.number().int().positive() })
