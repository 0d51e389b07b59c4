import type { Db } from '#kernel/db.ts'
import type { customerKinds } from './contract.ts'
import { customerById } from './customers.sql.ts'

/** Who an account is and where it is reached, for whoever handles its orders; null for guests. */
export async function contactOf(
  db: Db,
  id: string,
): Promise<{ kind: (typeof customerKinds)[number]; name: string; phone: string } | null> {
  const row = await customerById(db, id)
  if (!row) return null
  const person = [row.name, row.surnames].filter(Boolean).join(' ')
  const house = row.library || row.company
  return { kind: row.kind, name: [house, person].filter(Boolean).join(' · '), phone: row.phone }
}
