import { dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { hasBought } from '#modules/buying/coupons/coupons.ts'
import { createCoupon, drawnCode } from '#modules/buying/coupons/manage.ts'
import { recordConsent } from '#modules/people/customers/consent.ts'
import { keepNewsletterWish } from '#modules/people/customers/newsletter-wish.ts'
import type { Arrival } from '#modules/people/customers/session.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { title } from './coupon-words.ts'
import { endToken } from './end-link.ts'
import { linkDigest, type NewsletterDeps } from './subscribe.ts'
import { confirmByToken, keepCoupon, type SubscriptionRow, subscriptionByToken } from './subscriptions.sql.ts'
import { welcomeEmail } from './welcome-email.ts'

/** What the welcome takes off a first purchase, and how long it waits for one. */
const welcomePercent = 5
const welcomeDays = 180

/** A coupon of the reader's own, for one first purchase; none for who was welcomed before or has bought already (P-38). */
async function welcomeCoupon(tx: Tx, reader: SubscriptionRow, now: Date) {
  if (reader.coupon_id !== null || (await hasBought(tx, reader.email))) return null
  const until = dayOf(new Date(now.getTime() + welcomeDays * 86_400_000))
  const coupon = await createCoupon(tx, {
    coupon_code: drawnCode('PALACE'),
    title,
    kind: 'percent',
    percent: welcomePercent,
    valid_to: until,
    uses_in_all: 1,
    uses_per_customer: 1,
    email: reader.email,
    first_purchase_only: true,
  })
  await keepCoupon(tx, reader.id, coupon.id)
  return { code: coupon.coupon_code, until }
}

/**
 * Confirms a subscription by the link of its letter, and welcomes the reader in their language. Followed again it says the same and
 * writes nothing.
 * @throws Refused 'newsletter.link_expired'.
 */
export const confirm = (db: Pool, token: string, { now, address }: Arrival, { senders, secret }: NewsletterDeps): Promise<void> =>
  db.begin(async (tx) => {
    const digest = linkDigest(token)
    const reader = await confirmByToken(tx, digest, now)
    if (!reader) {
      if ((await subscriptionByToken(tx, digest))?.state === 'confirmed') return
      throw new Refused('newsletter.link_expired')
    }
    const { email, language } = reader
    const customerId = await keepNewsletterWish(tx, email, true)
    await recordConsent(tx, {
      kind: 'newsletter',
      given: true,
      form: 'newsletter-confirm',
      language,
      at: now,
      address,
      customerId,
      email,
    })
    const coupon = await welcomeCoupon(tx, reader, now)
    await queueEmail(tx, email, welcomeEmail(senders(language), language, { coupon, endToken: endToken(secret, reader.id) }))
  })
