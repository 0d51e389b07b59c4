import { z } from 'zod'
import { Done, Id, IdOf, ListOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'
import { StaffView } from '#modules/people/staff/contract.ts'
import { PasskeyAnswer, PasskeyOptions, Password, Proof } from './contract.ts'

const Roles = StaffView.shape.roles
const Text = (most: number) => z.string().trim().max(most)

const OpenSession = z.object({
  id: z.number().int(),
  here: z.boolean().describe('The one that asks'),
  medium: z.enum(['browser', 'command']),
  device: z.string().describe('What its browser says it is: "Firefox · Windows"'),
  address: z.string().describe('The network address from which it was opened'),
  till_store: z.string().nullable().describe('The store of the shared till at which it is open'),
  started_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
})
export type OpenSession = z.output<typeof OpenSession>

const CreateStaff = z.object({
  email: z.string().max(254),
  name: Text(100).min(1),
  roles: Roles.min(1).max(Roles.element.options.length),
  store_code: Text(10).nullable().default(null),
})

const Passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  made_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
})
/** What somebody has set up to sign in with. */
const Access = z.object({
  totp: z.boolean().describe('Codes of an app'),
  recovery_left: z.number().int(),
  passkeys: z.array(Passkey),
  pin: z.boolean(),
  pin_closed: z.boolean().describe('Five were wrong: the password opens it again'),
  badge: z.boolean(),
  factor_demanded: z.boolean().describe('Their roles need a second factor'),
})
export type Access = z.output<typeof Access>

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()).describe('Shown once; those before are worth nothing') })
const Badge = z.object({ badge: z.string().describe('To be printed as a bar code; shown once') })
const Pin = z.string().max(20)

/** How somebody signs in, seen from inside. */
export const accessCalls = {
  'POST /session/confirm/': {
    body: Proof.extend({ password: Password.optional() }),
    answer: z.object({ fresh_until: z.iso.datetime() }),
  },
  'POST /session/confirm/options/': { body: NoBody, answer: PasskeyOptions },
  'POST /session/lock/': { body: NoBody, answer: Done },
  'POST /session/unlock/': { body: z.object({ pin: Pin }), answer: Done },
  'DELETE /session/till/': { answer: Done },
  'GET /me/access/': { answer: Access },
  'PUT /me/password/': { body: z.object({ password: Password, new_password: Password }), answer: Done },
  'POST /me/totp/': {
    body: NoBody,
    answer: z.object({ secret: z.string(), uri: z.string().describe('To be shown as a QR code') }),
  },
  'POST /me/totp/confirm/': { body: z.object({ factor_code: z.string().max(20) }), answer: RecoveryCodes },
  'DELETE /me/totp/': { answer: Done },
  'POST /me/recovery-codes/': { body: NoBody, answer: RecoveryCodes },
  'POST /me/passkeys/options/': { body: NoBody, answer: PasskeyOptions },
  'POST /me/passkeys/': {
    body: z.object({ name: Text(60).min(1), passkey: PasskeyAnswer }),
    answer: RecoveryCodes.extend({ recovery_codes: RecoveryCodes.shape.recovery_codes.nullable() }),
  },
  'DELETE /me/passkeys/:passkey/': { params: IdOf('passkey'), answer: Done },
  'PUT /me/pin/': { body: z.object({ pin: Pin }), answer: Done },
  'DELETE /me/pin/': { answer: Done },
  'POST /me/badge/': { body: NoBody, answer: Badge },
  'DELETE /me/badge/': { answer: Done },
  'GET /me/sessions/': { answer: ListOf(OpenSession) },
  'POST /me/sessions/end-others/': { body: NoBody, answer: Done },
  'DELETE /me/sessions/:session/': { params: IdOf('session'), answer: Done },
  'POST /users/': { body: CreateStaff, answer: StaffView },
  'POST /users/:id/invite/': { params: IdOf('id'), answer: Done },
  'POST /users/:id/badge/': { params: IdOf('id'), body: NoBody, answer: Badge },
  'DELETE /users/:id/factors/': { params: IdOf('id'), answer: Done },
  'GET /users/:id/sessions/': { params: IdOf('id'), answer: ListOf(OpenSession) },
  'DELETE /users/:id/sessions/': { params: IdOf('id'), answer: Done },
  'DELETE /users/:id/sessions/:session/': { params: z.object({ id: Id, session: Id }), answer: Done },
} satisfies StaffContract
