import type { z } from 'zod'
import type { Db, Pool } from '#kernel/db.ts'
import { NotFound, Refused } from '#kernel/errors.ts'
import { forfeitPoints } from '#modules/buying/loyalty/forfeit.ts'
import { provedAddress, vouchedAddress } from '#modules/people/access/proved-address.ts'
import { accountOf, lockAccount, requirePassword } from '#modules/people/customers/prove.ts'
import { type Arrival, requireHolder } from '#modules/people/customers/session.ts'
import type { Senders } from '#modules/platform/mail/letter.ts'
import { queueLetter } from '#modules/platform/mail/outbox.ts'
import type { EraseAccount } from './contract.ts'
import { eraseEverywhere, obstaclesOf } from './erase.sql.ts'
import { erasedLetter } from './letter.ts'

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
  { senders }: { senders: Senders },
): Promise<void> {
  const caller = await requireHolder(db, body, now)
  await requirePassword(db, caller, body.password, now)
  await db.begin((tx) => erase(tx, caller.id, { vouched: false, now, senders }))
}

/**
 * The same for staff who made sure that a written wish comes from the owner of the e-mail.
 * @throws NotFound without an account of that e-mail; Refused 'privacy.under_way'.
 */
export async function eraseByEmail(tx: Db, email: string, now: Date, senders: Senders): Promise<void> {
  const account = await accountOf(tx, email)
  if (!account) throw new NotFound('privacy.unknown')
  await erase(tx, account.id, { vouched: true, now, senders })
}

async function erase(
  tx: Db,
  customerId: string,
  { vouched, now, senders }: { vouched: boolean; now: Date; senders: Senders },
): Promise<void> {
  const { email, language } = await lockAccount(tx, customerId)
  if ((await obstaclesOf(tx, customerId)).length > 0) throw new Refused('privacy.under_way')
  const proved = vouched ? vouchedAddress(email) : await provedAddress(tx, customerId, email)
  await forfeitPoints(tx, customerId, now)
  // An address that no mail reaches, by its top-level domain (RFC 2606).
  await eraseEverywhere(tx, { customerId, email, proved, placeholder: `${customerId}@erased.invalid`.toLowerCase(), now })
  await queueLetter(tx, email, erasedLetter(senders(language), language), { secret: true })
}
