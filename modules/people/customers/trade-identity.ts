import type { Tx } from '#kernel/db.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { tellStaff } from '#modules/platform/mail/outbox.ts'
import type { CustomerChange, CustomerRow } from './customers.sql.ts'
import { identityNotice } from './identity-notice.ts'
import { withdrawStanding } from './standing.sql.ts'

/** Who a business or a library is to the tax office and to the shop. */
export type TradeIdentity = Pick<CustomerRow, 'tax_id' | 'country' | 'company' | 'library'>

const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase()

const fields = ['tax_id', 'country', 'company', 'library'] as const

/** Whether it is another one; capitals, accents, dots and blanks make none. */
export const isOtherIdentity = (before: TradeIdentity, after: TradeIdentity): boolean =>
  fields.some((field) => plain(before[field]) !== plain(after[field]))

/**
 * What staff looked at was about who an account was before: for another one nothing of it holds, until they have looked again. They are
 * told what changed. The account is held by the caller.
 * @returns whether anything rests now.
 */
export async function recheckIdentity(
  tx: Tx,
  before: CustomerRow,
  change: CustomerChange,
  { now, post }: { now: Date; post: StaffPost },
): Promise<boolean> {
  if (before.kind === 'private' || !isOtherIdentity(before, change)) return false
  if (!(await withdrawStanding(tx, before.id, now))) return false
  await tellStaff(tx, post, (sender, language) => identityNotice(sender, language, { id: before.id, before, after: change }))
  return true
}
