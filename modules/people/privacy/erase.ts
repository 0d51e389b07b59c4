import type { z } from 'zod'
import type { Pool, Tx } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { accountOf, lockAccount, requirePassword } from '#modules/people/customers/prove.ts'
import { provedAddress, vouchedAddress } from '#modules/people/customers/proved-address.ts'
import { type Arrival, requireHolder } from '#modules/people/customers/session.ts'
import { memberAddresses } from '#modules/people/members/personal-data.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { beforeErasureOf } from './before-erasure.ts'
import type { EraseAccount } from './contract.ts'
import { erasedEmail } from './email.ts'
import type { PersonalData } from './person-contract.ts'

/** What an erasure needs of the shop: how it signs its letters, and the domains that answer for a person's data. */
export interface Erasing {
  senders: Senders
  domains: readonly PersonalData[]
}

/**
 * Erases an account at its holder's wish (RGPD, art. 17). Sessions end at once; what nothing obliges the shop to keep is deleted; orders,
 * invoices and the movements of money stay for the legal period (Código de Comercio, art. 30), without what says who it was beyond the
 * invoices themselves. Points are forfeited. It cannot be undone.
 * @throws ShopError invalid with `password`; Refused 'privacy.under_way' while something is open between them and the shop.
 */
export async function eraseAccount(
  db: Pool,
  body: z.output<typeof EraseAccount>,
  { now }: Arrival,
  erasing: Erasing,
): Promise<void> {
  const caller = await requireHolder(db, body, now)
  await requirePassword(db, caller, body.password, now)
  await db.begin((tx) => erase(tx, caller.id, { ...erasing, vouched: false, now }))
}

/**
 * The same for staff who made sure that a written wish comes from the owner of the e-mail.
 * @throws NotFound without an account of that e-mail; Refused 'privacy.under_way'.
 */
export async function eraseByEmail(tx: Tx, email: string, now: Date, erasing: Erasing): Promise<void> {
  const account = await accountOf(tx, email)
  if (!account) throw new NotFound('privacy.unknown')
  await erase(tx, account.id, { ...erasing, vouched: true, now })
}

async function erase(
  tx: Tx,
  customerId: string,
  { vouched, now, senders, domains }: Erasing & { vouched: boolean; now: Date },
): Promise<void> {
  const { email, language, created_at: since } = await lockAccount(tx, customerId)
  if ((await beforeErasureOf(tx, customerId, domains)).obstacles.length > 0) throw new Refused('privacy.under_way')
  const proved = vouched ? vouchedAddress(email) : await provedAddress(tx, customerId, email)
  // An address that no mail reaches, by its top-level domain (RFC 2606).
  const placeholder = `${customerId}@erased.invalid`.toLowerCase()
  const members = await memberAddresses(tx, customerId)
  for (const { erasePerson } of domains) await erasePerson?.(tx, { customerId, email, proved, placeholder, since, members, now })
  await queueEmail(tx, email, erasedEmail(senders(language), language), { secret: true })
}
