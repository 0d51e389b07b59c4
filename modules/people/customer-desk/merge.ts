import type { Db, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { movePoints } from '#modules/buying/loyalty/move-points.ts'
import { pointsOf } from '#modules/buying/loyalty/points.ts'
import { loyaltyOf } from '#modules/buying/loyalty/show-card.ts'
import { type JoinedAccount, joinAccounts, lockBoth } from '#modules/people/customers/join-accounts.ts'
import { provedAddress } from '#modules/people/customers/proved-address.ts'
import { customerView } from '#modules/people/customers/staff.ts'
import type { Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { mergeCounts, moveThings } from './merge.sql.ts'
import { joinedEmail, leftEmail } from './merged-emails.ts'
import type { leftThings, MergePreview, mergedThings, mergeObstacles } from './staff-contract.ts'
import { accountRow, giftCardRows, messageRows } from './whole.sql.ts'
import type { CustomerDeskDeps } from './whole.ts'

type Obstacle = (typeof mergeObstacles)[number]

/** What keeps two accounts apart. */
function obstaclesOf(from: JoinedAccount, into: JoinedAccount, receivables: number): Obstacle[] {
  if (from.id === into.id) return ['merge.same']
  const two = from.tax_id !== null && into.tax_id !== null
  return [
    ...(from.erased_at || into.erased_at ? ['merge.erased' as const] : []),
    ...(from.kind !== 'private' || into.kind !== 'private' ? ['merge.trade' as const] : []),
    ...(two && (from.tax_id !== into.tax_id || from.country !== into.country) ? ['merge.two_tax_ids' as const] : []),
    ...(receivables > 0 ? ['merge.owed' as const] : []),
  ]
}

const some = <What extends string>(counts: Partial<Record<What, number>>) =>
  (Object.entries(counts) as [What, number][]).filter(([, rows]) => rows > 0).map(([what, rows]) => ({ what, rows }))

/**
 * What joining an account with another would carry over, what it would leave, and what stands in its way.
 * @throws NotFound 'staff.customer_unknown'
 */
export async function mergePreview(
  db: Tx,
  { from, into }: { from: string; into: string },
  { ordersOf }: CustomerDeskDeps,
  now: Date,
): Promise<MergePreview> {
  const stays = await customerView(db, into, ordersOf)
  const goes = await customerView(db, from, ordersOf)
  const counts = await mergeCounts(db, { from, into })
  const both = await lockBoth(db, { from, into })
  const points = await pointsOf(db, from, now)
  const { coupons_left, basket_left, receivables, ...moves } = counts
  return {
    stays,
    goes,
    moves: some<(typeof mergedThings)[number]>({ ...moves, points: points ? points.available + points.pending : 0 }),
    left: some<(typeof leftThings)[number]>({ coupons: coupons_left, basket: basket_left, ...(await ofAddress(db, from, now)) }),
    obstacles: obstaclesOf(both.from, both.into, receivables),
  }
}

/** What belongs to the address and not to the account: it stays with it, and is found by it. */
async function ofAddress(db: Db, id: string, now: Date) {
  const { email } = await customerView(db, id, async () => new Map())
  const proved = await provedAddress(db, id, email)
  const account = await accountRow(db, id, proved, now)
  const received = (await giftCardRows(db, id, proved)).filter(({ role }) => role === 'received')
  return {
    card: (await loyaltyOf(db, id, now)).card ? 1 : 0,
    newsletter: account?.newsletter ? 1 : 0,
    messages: (await messageRows(db, proved))[0]?.count ?? 0,
    registrations: account?.registrations ?? 0,
    stock_alerts: account?.stock_alerts ?? 0,
    gift_cards: received.length,
  }
}

/**
 * Joins an account with another of the same person: orders, points, addresses, favourites and consents go over, what the other does not
 * have is filled in, and the first is emptied for good. Both addresses are told. It cannot be undone.
 * @throws Refused with what stands in the way; NotFound.
 */
export async function mergeCustomers(
  tx: Tx,
  joined: { from: string; into: string },
  { senders, now }: { senders: Senders; now: Date },
): Promise<void> {
  const { from, into } = await lockBoth(tx, joined)
  const { receivables } = await mergeCounts(tx, joined)
  const [obstacle] = obstaclesOf(from, into, receivables)
  if (obstacle) throw new Refused(obstacle)
  await moveThings(tx, joined)
  await movePoints(tx, { ...joined, now, language: into.language })
  await joinAccounts(tx, { from, into, now })
  await queueEmail(tx, into.email, joinedEmail(senders(into.language), into.language, from.email))
  await queueEmail(tx, from.email, leftEmail(senders(from.language), from.language, into.email))
}
