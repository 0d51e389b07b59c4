import type { z } from 'zod'
import { atOnce } from '#kernel/at-once.ts'
import type { Db, Pool } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { newSession } from '#modules/people/access/caller.ts'
import { guessedRight, takeGuess } from '#modules/people/access/guesses.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { hashPassword, isOutdated, isPassword } from '../access/password.ts'
import { logConsent } from './consent.sql.ts'
import type { Guest, Login, Session } from './contract.ts'
import { insertGuest } from './customers.sql.ts'
import { addError, type FieldErrors, missing, refuseFields, refuseWholeForm } from './field-errors.ts'
import type { Hooks } from './hooks.ts'
import { passwordGuesses } from './limits.ts'
import { hashOf, lockLogin, loginByEmail, setPassword } from './logins.sql.ts'
import type { CheckPerson } from './person.ts'
import { emailErrors } from './personal-rules.ts'
import { type Arrival, newId, type OnSignedIn, sessionOf, signIn } from './session.ts'

/**
 * Signs in the holder or a member of an account and joins the cart that came along (U-02, U-03, K-20). An unknown e-mail takes as long and reads the same as
 * a wrong password.
 * @throws Refused 'customer.login_wrong' (I-39); ShopError too_many after ten attempts of one address in a quarter of an hour (U-33),
 * invalid with `captcha` where the account is guessed at from many.
 */
export async function login(
  db: Pool,
  { email: typed, password, cart_id, captcha }: z.output<typeof Login>,
  { now, device, address }: Arrival,
  { onSignedIn, onVerified, checkPerson }: Hooks & { checkPerson: CheckPerson },
): Promise<Session> {
  const email = typed.trim()
  const errors: FieldErrors = {}
  addError(errors, 'email', missing(email))
  addError(errors, 'password', missing(password))
  refuseWholeForm(errors)
  const guess = { account: email, address, now }
  await takeGuess(db, passwordGuesses, guess, () => checkPerson(captcha, now))
  const known = await loginByEmail(db, email)
  const hash = known && hashOf(known)
  if (!(await isPassword(password, hash ?? undefined)) || !known || !hash) throw new Refused('customer.login_wrong')
  const renewed = isOutdated(hash) ? await hashPassword(password) : null
  const session = await db.begin(async (tx) => {
    const login = await lockLogin(tx, known.customer.id, known.member?.id ?? null)
    // Meanwhile the password was changed, which ends sessions: this one must not outlive it.
    if (!login || hashOf(login) !== hash) throw new Refused('customer.login_wrong')
    if (renewed) await setPassword(tx, login, renewed)
    const { customer, member } = login
    const proved = member ? null : await provedAddress(tx, customer.id, customer.email)
    if (proved) await onVerified?.(tx, { customerId: customer.id, proved, now })
    const { email } = member ?? customer
    const entrant = { kind: 'customer', id: customer.id, email, memberId: member?.id ?? null, device } as const
    return sessionOf(customer, await signIn(tx, { entrant, cartId: cart_id, now, onSignedIn }), member)
  })
  await guessedRight(db, passwordGuesses, guess)
  return session
}

/**
 * Continues with an e-mail: a new guest each time, who has their own cart and orders only. An address that has an account
 * opens nothing of it.
 */
export async function continueAsGuest(
  db: Pool,
  { email: typed, cart_id, privacy }: z.output<typeof Guest>,
  { now, language, address, device }: Arrival,
  onSignedIn?: OnSignedIn,
): Promise<Session> {
  const email = typed.trim()
  const errors: FieldErrors = {}
  emailErrors(errors, email)
  addError(errors, 'privacy', [!privacy, 'customer.privacy_required'])
  refuseFields(errors)
  const id = newId('guest')
  const { token, opening } = newSession(db, { kind: 'guest', id, email, device }, now)
  const writes = (tx: Db) =>
    atOnce(
      tx,
      insertGuest(tx, { id, email, language }),
      opening,
      logConsent(tx, { kind: 'privacy', given: true, form: 'guest', language, at: now, address, customerId: null, email }),
    )
  if (cart_id && onSignedIn)
    await db.begin(async (tx) => {
      await writes(tx)
      await onSignedIn(tx, { cartId: cart_id, caller: { kind: 'guest', id, email, member: null } })
    })
  else await writes(db)
  return { id, token, firstName: '', lastName: '', email, phone: '', nif: '', kind: 'guest', activated: true, role: 'holder' }
}
