import type { Tx } from '#kernel/db.ts'
import {
  chargeUncharged,
  deleteEmptyProposal,
  deleteProposal,
  deleteProposed,
  insertProposed,
  type NewProposalList,
  type ProposedTitle,
  proposalList,
  refuseTitles,
} from './proposals.sql.ts'

/** The open list of a standing order's proposals, made when there is none. @returns its id. */
export const openProposal = (tx: Tx, list: NewProposalList): Promise<number> => proposalList(tx, list)

/** Puts titles into a proposal list. @returns those that it did not have. */
export const addProposed = async (tx: Tx, listId: number, titles: readonly ProposedTitle[]): Promise<number[]> =>
  titles.length === 0 ? [] : (await insertProposed(tx, listId, titles)).map((line) => line.product_id)

/** Takes decided titles off their proposal lists. @returns copies that the lists had of each, by product. */
export async function takeProposed(
  tx: Tx,
  titles: readonly { list_id: number | null; product_id: number }[],
): Promise<ReadonlyMap<number, number>> {
  const gone = titles.length === 0 ? [] : await deleteProposed(tx, titles)
  return new Map(gone.map((line) => [line.product_id, line.quantity]))
}

/** Remembers titles that the account decided against: no standing order and no list proposes them again. */
export async function rememberRefusals(
  tx: Tx,
  refusals: { customerId: string; products: readonly number[]; by: string | null; note: string; now: Date },
): Promise<void> {
  await refuseTitles(tx, refusals)
}

/** Puts a standing order's proposal list away when nothing is left in it. */
export async function dropEmptyProposal(tx: Tx, standingId: number): Promise<void> {
  await deleteEmptyProposal(tx, standingId)
}

/** Whatever waits of a standing order that ends goes with it. */
export async function dropProposal(tx: Tx, standingId: number): Promise<void> {
  await deleteProposal(tx, standingId)
}

/** Charges a list without a budget to this one. */
export async function chargeList(tx: Tx, listId: number, budgetId: number): Promise<void> {
  await chargeUncharged(tx, listId, budgetId)
}
