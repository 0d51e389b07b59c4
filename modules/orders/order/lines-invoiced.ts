import type { Tx } from '#kernel/db.ts'
import { setInvoicing } from './invoicing.sql.ts'

/** Open lines whose copies all have their invoice now. Their order is locked by the caller. */
export async function linesInvoiced(tx: Tx, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length > 0) await setInvoicing(tx, lineIds, 'open', 'invoiced')
}

/** Invoiced lines that were handed over: nothing more will happen to them. Locked by the caller. */
export async function linesClosed(tx: Tx, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length > 0) await setInvoicing(tx, lineIds, 'invoiced', 'closed')
}
