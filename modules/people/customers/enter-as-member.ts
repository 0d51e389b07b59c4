import type { Tx } from '#kernel/db.ts'
import { Forbidden } from '#kernel/errors.ts'
import { logConsent } from './consent.sql.ts'
import type { Session } from './contract.ts'
import { readLogin } from './logins.sql.ts'
import { type Arrival, type OnSignedIn, sessionOf, signIn } from './session.ts'

/** Signs in somebody who has just joined an account, and keeps that they accepted the privacy policy. */
export async function enterAsMember(
  tx: Tx,
  { customerId, memberId }: { customerId: string; memberId: string },
  { arrival, cartId, onSignedIn }: { arrival: Arrival; cartId: string; onSignedIn: OnSignedIn | undefined },
): Promise<Session> {
  const login = await readLogin(tx, customerId, memberId)
  if (!login?.member) throw new Forbidden('login_failed')
  const { now, language, address, device } = arrival
  const { email } = login.member
  await logConsent(tx, { kind: 'privacy', given: true, form: 'invitation', language, at: now, address, customerId, email })
  const entrant = { kind: 'customer', id: customerId, email, memberId, device } as const
  return sessionOf(login.customer, await signIn(tx, { entrant, cartId, now, onSignedIn }), login.member)
}
