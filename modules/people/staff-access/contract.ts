import { z } from 'zod'
import { Done, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { StaffView } from '#modules/people/staff/contract.ts'

const Email = z.string().max(254)
export const Password = z.string().max(200)
const LinkToken = z.string().max(100)

/** What a browser says for a passkey, as WebAuthn writes it. */
export const PasskeyAnswer = z.object({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.string().max(40).optional(),
})
/** What a browser is to be asked for a passkey, as WebAuthn writes it. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() })

const proof = {
  factor_code: z.string().max(20).optional().describe('Of the app'),
  recovery_code: z.string().max(30).optional().describe('Of the paper, for one time'),
  passkey: PasskeyAnswer.optional(),
}
/** A factor that somebody shows beside the password. */
export const Proof = z.object(proof)
export type Proof = z.output<typeof Proof>

const factorKinds = ['totp', 'passkey', 'recovery'] as const
const till = z
  .object({ store_code: z.string().max(10) })
  .nullable()
  .default(null)
  .describe('Makes this browser a till that several people of a store share')

const StaffSession = z.object({
  token: z.string().nullable().describe('Null in a browser, whose session is a cookie that no script reads'),
  staff: StaffView.nullable().describe('Null as long as a factor is to be shown'),
  factor: z
    .object({ pending: z.string(), kinds: z.array(z.enum(factorKinds)) })
    .nullable()
    .describe('What is still to be shown, within five minutes'),
})

/** The calls that need no session, since they lead to one. */
export const doorCalls = {
  'POST /login/': { body: z.object({ email: Email, password: Password, till }), answer: StaffSession },
  'POST /login/factor/': { body: z.object({ pending: z.string().max(100), ...proof, till }), answer: StaffSession },
  'POST /login/passkey/options/': {
    body: z.object({ pending: z.string().max(100).optional() }).default({}),
    answer: PasskeyOptions,
  },
  'POST /login/passkey/': { body: z.object({ passkey: PasskeyAnswer, till }), answer: StaffSession },
  'POST /password/forgotten/': { body: z.object({ email: Email.min(3) }), answer: Done },
  'POST /password/link/': {
    body: z.object({ token: LinkToken }),
    answer: z.object({ purpose: z.enum(['invitation', 'reset']), name: z.string(), email: z.string() }),
  },
  'POST /password/': { body: z.object({ token: LinkToken, password: Password }), answer: Done },
  'GET /till/': {
    answer: z.object({
      store_code: z.string().nullable().describe('Null in a browser that is no till'),
      people: z
        .array(z.object({ id: z.number().int(), name: z.string(), pin: z.boolean() }))
        .describe('Who signed in here with their password and has not ended their day'),
      stores: z
        .array(z.object({ code: z.string(), name: z.string() }))
        .describe('Where a browser that is no till may become one'),
    }),
  },
  'POST /till/take-over/': {
    body: z.object({
      id: z.number().int().min(1).optional(),
      pin: z.string().max(20).optional(),
      badge: z.string().max(60).optional(),
    }),
    answer: StaffSession,
  },
} satisfies StaffContract
