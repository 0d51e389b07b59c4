import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { ProvedAddress } from '#modules/people/access/contract.ts'

export interface SubscriptionRow {
  id: number
  email: string
  language: Language
  state: 'pending' | 'confirmed' | 'ended'
  coupon_id: number | null
}

export interface NewSubscription {
  email: string
  language: Language
  token_hash: Buffer
  token_expires_at: Date
  form: string
  consent_version: string
  address: string | null
  asked_at: Date
}

/**
 * Begins a subscription that waits for its answer, or begins it anew after an end or an answer that never came. Of many at once for
 * one address, one begins.
 * @returns false when the address is subscribed or has a letter to answer.
 */
export async function beginSubscription(db: Db, given: NewSubscription): Promise<boolean> {
  const begun = await db`
    insert into newsletter_subscription ${db({ ...given, state: 'pending' })}
    on conflict on constraint newsletter_email_unique do update set state = 'pending', language = excluded.language,
      token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at, form = excluded.form,
      consent_version = excluded.consent_version, address = excluded.address, asked_at = excluded.asked_at
    where newsletter_subscription.state = 'ended'
      or (newsletter_subscription.state = 'pending' and newsletter_subscription.token_expires_at <= excluded.asked_at)
    returning id
  `
  return begun.length === 1
}

/** Holds a subscription that waits for its answer and was asked for no later than `before`. @returns its id, or undefined. */
export async function lockWaiting(tx: Tx, email: string, before: Date): Promise<number | undefined> {
  const [waiting] = await tx<{ id: number }[]>`
    select id from newsletter_subscription where email = ${email} and state = 'pending' and asked_at <= ${before} for update
  `
  return waiting?.id
}

/** Puts a new link in place of the one that waits. */
export const renewLink = (db: Db, id: number, { token_hash, token_expires_at, asked_at }: NewSubscription) => db`
  update newsletter_subscription set ${db({ token_hash, token_expires_at, asked_at })}
  where id = ${id} and state = 'pending'
`

/** Confirms by the link of the letter. @returns undefined when it was confirmed before, or no such link is open. */
export async function confirmByToken(db: Db, tokenHash: Buffer, now: Date): Promise<SubscriptionRow | undefined> {
  const [row] = await db<SubscriptionRow[]>`
    update newsletter_subscription set state = 'confirmed', confirmed_at = ${now}
    where token_hash = ${tokenHash} and state = 'pending' and token_expires_at > ${now}
    returning id, email, language, state, coupon_id
  `
  return row
}

export async function subscriptionByToken(db: Db, tokenHash: Buffer): Promise<SubscriptionRow | undefined> {
  const [row] = await db<SubscriptionRow[]>`
    select id, email, language, state, coupon_id from newsletter_subscription where token_hash = ${tokenHash}
  `
  return row
}

export async function subscriptionById(db: Db, id: number): Promise<SubscriptionRow | undefined> {
  const [row] = await db<SubscriptionRow[]>`
    select id, email, language, state, coupon_id from newsletter_subscription where id = ${id}
  `
  return row
}

export const isReader = async (db: Db, proved: ProvedAddress): Promise<boolean> =>
  (await db`select from newsletter_subscription where email = lower(${proved}) and state = 'confirmed'`).length > 0

export const keepCoupon = (db: Db, id: number, couponId: number) => db`
  update newsletter_subscription set coupon_id = ${couponId} where id = ${id}
`

/** @returns whether there was something to end; `begunByAccount` leaves alone what began elsewhere. */
export async function endByEmail(db: Db, email: string, now: Date, { begunByAccount = false } = {}): Promise<boolean> {
  const ended = await db`
    update newsletter_subscription set state = 'ended', ended_at = ${now}
    where email = lower(${email}) and state <> 'ended' and (not ${begunByAccount} or form in ('register', 'data', 'privacy')) returning id
  `
  return ended.length === 1
}

/** Addresses that never answered are not kept. */
export const deleteUnanswered = (db: Db, before: Date) => db`
  delete from newsletter_subscription where state = 'pending' and token_expires_at <= ${before} and coupon_id is null
`

/** Forgets who left the letters. */
export const deleteEnded = (db: Db, before: Date) => db`
  delete from newsletter_subscription where state = 'ended' and ended_at < ${before}`

/** That somebody of an address still reads the letters, or waits for their card. */
export const stillAsks = (db: Db, email: Part): Part => db`(
  exists (select from newsletter_subscription s where s.email = lower(${email}) and s.state <> 'ended')
  or exists (select from card_request r where lower(r.email) = lower(${email})))`
