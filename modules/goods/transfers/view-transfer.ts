import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import type { TransferHeadView, TransferView } from './staff-contract.ts'
import { mayMove } from './states.ts'
import { type TransferHead, type TransferRow, transferLines, transferRow } from './transfers.sql.ts'

/** What may be done now by somebody who may act in one store only, or in all (null). */
function actsOf({ state, from_store, to_store }: TransferRow, onlyStore: string | null): TransferView['acts'] {
  const at = (store: string) => (onlyStore === null || onlyStore === store ? null : ('staff.other_store' as const))
  const now = (to: Parameters<typeof mayMove>[1]) => (mayMove(state, to) ? null : ('transfer.not_now' as const))
  return {
    send: now('sent') ?? at(from_store),
    refuse: now('refused') ?? at(from_store),
    withdraw: now('withdrawn') ?? at(to_store),
    receive: now('part_received') ?? at(to_store),
  }
}

const stepOf = (by: string | null, at: Date | null) => (by !== null && at !== null ? { by, at: at.toISOString() } : null)

/** A transfer as a list has it. */
export const headView = ({ answered_at: _, asked_at, ...row }: TransferHead): TransferHeadView => ({
  ...row,
  asked_at: asked_at.toISOString(),
})

/** A transfer with its lines, as its slip has it. @throws NotFound 'transfer.unknown', also where it is between other stores */
export async function viewTransfer(
  db: Db,
  id: number,
  { onlyStore, language }: { onlyStore: string | null; language: Language },
): Promise<TransferView> {
  const [row] = await transferRow(db, id, onlyStore)
  if (!row) throw new NotFound('transfer.unknown')
  const { asked_name, answered_name, finished_name, finished_at, note, reason, ...head } = row
  return {
    ...headView(head),
    note,
    reason,
    asked_step: { by: asked_name, at: row.asked_at.toISOString() },
    answered_step: stepOf(answered_name, row.answered_at),
    finished_step: stepOf(finished_name, finished_at),
    lines: await transferLines(db, id, language),
    acts: actsOf(row, onlyStore),
  }
}
