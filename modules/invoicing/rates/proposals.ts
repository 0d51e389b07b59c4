import { dayOf } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import { Conflict, InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { decideProposal, holdProposals, insertProposal, type ProposalRow, proposalById } from './proposals.sql.ts'
import { placeNow, putInForce } from './put-in-force.ts'
import { readChange } from './read-change.ts'
import type { Proposed } from './staff-contract.ts'

interface Deciding {
  /** The colleague. */
  by: number
  now: Date
}

/**
 * Proposes a rule from a day on that has not begun.
 * @throws InvalidFields, 'rates.past' among them; Conflict 'rates.same', 'rates.day_taken', 'rates.proposed_already'
 */
export async function propose(tx: Tx, asked: Proposed & { reason: string }, { by, now }: Deciding): Promise<number> {
  const change = readChange(asked)
  if (change.valid_from <= dayOf(now)) throw new InvalidFields({ valid_from: 'rates.past' })
  await placeNow(tx, change)
  return insertProposal(tx, change, { reason: asked.reason, by, now })
}

/** @throws NotFound 'rates.unknown' */
export async function proposalOf(tx: Tx, id: number): Promise<ProposalRow> {
  const row = await proposalById(tx, id)
  if (!row) throw new NotFound('rates.unknown')
  return row
}

/**
 * Puts a proposal in force, by another person than whoever proposed it.
 * @throws NotFound; Refused 'rates.second_person'; Conflict 'rates.decided', 'rates.too_late' where its day has begun, and as propose
 */
export async function approve(tx: Tx, id: number, { by, now }: Deciding): Promise<void> {
  await holdProposals(tx)
  const row = await proposalOf(tx, id)
  if (row.outcome !== null) throw new Conflict('rates.decided')
  if (row.proposed_by === by) throw new Refused('rates.second_person')
  if (row.valid_from <= dayOf(now)) throw new Conflict('rates.too_late')
  await putInForce(tx, row, row.reason)
  await decide(tx, id, { outcome: 'approved', by, because: '', now })
}

/** @throws NotFound; Refused 'rates.second_person'; Conflict 'rates.decided' */
export async function refuse(tx: Tx, id: number, because: string, { by, now }: Deciding): Promise<void> {
  const row = await proposalOf(tx, id)
  if (row.proposed_by === by) throw new Refused('rates.second_person')
  await decide(tx, id, { outcome: 'refused', by, because, now })
}

/** Whoever proposed it takes it back. @throws NotFound; Refused 'rates.not_yours'; Conflict 'rates.decided' */
export async function withdraw(tx: Tx, id: number, { by, now }: Deciding): Promise<void> {
  const row = await proposalOf(tx, id)
  if (row.proposed_by !== by) throw new Refused('rates.not_yours')
  await decide(tx, id, { outcome: 'withdrawn', by, because: '', now })
}

async function decide(tx: Tx, id: number, decision: Parameters<typeof decideProposal>[2]): Promise<void> {
  if (!(await decideProposal(tx, id, decision))) throw new Conflict('rates.decided')
}
