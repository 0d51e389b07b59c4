import type { Tx } from '#kernel/db.ts'
import { insertChanges, updateFields } from './change.sql.ts'

/** Keeps in a title's history what a desk beside this one changed of it; its version goes up. */
export async function noteChange(
  tx: Tx,
  product: number,
  staffId: number | null,
  change: { field: string; was: unknown; became: unknown },
): Promise<void> {
  const version = await updateFields(tx, product, {}, undefined)
  await insertChanges(tx, [{ product, version, staffId, ...change }])
}
