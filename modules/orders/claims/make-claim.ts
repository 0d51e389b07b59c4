import type { Pool, Transactional, Tx } from '#kernel/db.ts'
import { Conflict, NotFound } from '#kernel/errors.ts'
import { noteToClaim } from '#modules/libraries/delivery-notes/for-claims.ts'
import type { StaffPost } from '#modules/platform/mail/email-message.ts'
import { tellStaff } from '#modules/platform/mail/outbox.ts'
import { type ClaimRow, claimantOf, claimById, claimedOf, insertClaim, insertClaimEvent } from './claims.sql.ts'
import { claimNotice } from './notice.ts'
import type { ClaimKind } from './states.ts'

export interface Claimed {
  position: number
  kind: ClaimKind
  copies: number
}

interface ClaimInput {
  customerId: string
  /** The member who claims; null: the holder. */
  memberId: string | null
  note: string
  comments: string
  now: Date
}

/**
 * Claims copies of a delivery note that are missing, damaged or of another title. The database holds copies claimed at those of the
 * note's line; the shop is told by letter. @throws NotFound 'note.unknown'; Conflict 'claim.nothing' without copies; 'claim.too_many' by its constraint.
 */
export const makeClaim = (
  db: Transactional,
  post: StaffPost,
  asked: ClaimInput & { lines: readonly Claimed[] },
): Promise<ClaimRow> =>
  db.begin((tx) =>
    write(tx, post, asked, (note) => asked.lines.filter((line) => note.lines.some((item) => item.position === line.position))),
  )

/**
 * Claims in one go what was counted to be missing. @throws NotFound 'note.unknown'; Conflict 'claim.not_counted' before anything was
 * scanned, 'claim.nothing' when nothing is missing that was not claimed already.
 */
export const claimMissing = (db: Pool, post: StaffPost, input: ClaimInput): Promise<ClaimRow> =>
  db.begin((tx) =>
    write(tx, post, input, (note) => {
      if (!note.counted) throw new Conflict('claim.not_counted')
      return note.lines.map(({ position, missing }) => ({ position, kind: 'missing', copies: missing }))
    }),
  )

async function write(
  tx: Tx,
  post: StaffPost,
  { customerId, memberId, note: code, comments, now }: ClaimInput,
  linesOf: (note: NonNullable<Awaited<ReturnType<typeof noteToClaim>>>) => readonly Claimed[],
): Promise<ClaimRow> {
  const note = await noteToClaim(tx, customerId, code, claimedOf)
  if (!note) throw new NotFound('note.unknown')
  const lines = linesOf(note).filter(({ copies }) => copies > 0)
  if (lines.length === 0) throw new Conflict('claim.nothing')
  const made = { note_id: note.id, customer_id: customerId, order_id: note.order_id, comments, made_by: memberId, made_at: now }
  const id = await insertClaim(tx, made, lines)
  await insertClaimEvent(tx, {
    claim_id: id,
    at: now,
    event: 'made',
    actor: 'customer',
    actor_id: memberId ?? customerId,
    note: comments,
  })
  const claim = (await claimById(tx, id)) as ClaimRow
  const claimant = await claimantOf(tx, id)
  await tellStaff(tx, post, (sender, language) => claimNotice(sender, language, claim, claimant))
  return claim
}
