import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { type DeliveryRow, deliveryRow, lineRows, ordersServed } from './deliveries.sql.ts'
import type { DeliveryHead, DeliveryView } from './staff-contract.ts'

/** A delivery as a list has it. */
export const headView = ({ unread: _unread, remark: _remark, opened_at, finished_at, ...row }: DeliveryRow): DeliveryHead => ({
  ...row,
  opened_at: opened_at.toISOString(),
  finished_at: finished_at?.toISOString() ?? null,
})

/** Its row, for who may act in its store. @throws NotFound 'supplier_delivery.unknown', also where it is another store's */
export async function rowOf(db: Db, id: number, onlyStore: string | null): Promise<DeliveryRow> {
  const [row] = await deliveryRow(db, id, onlyStore)
  if (!row) throw new NotFound('supplier_delivery.unknown')
  return row
}

/** A delivery: its note against what was counted, and whom it serves. @throws as rowOf */
export async function viewDelivery(
  db: Db,
  id: number,
  { onlyStore, language }: { onlyStore: string | null; language: Language },
): Promise<DeliveryView> {
  const row = await rowOf(db, id, onlyStore)
  const lines = await lineRows(db, id, language)
  const products = lines.flatMap(({ product, expected, counted }) =>
    product !== null && expected + counted > 0 ? [product] : [],
  )
  const closed = row.state === 'open' ? null : ('supplier_delivery.not_now' as const)
  return {
    ...headView(row),
    remark: row.remark,
    unread: row.unread,
    lines,
    serves: await ordersServed(db, products),
    acts: {
      scan: closed,
      finish: closed ?? (lines.length === 0 ? ('supplier_delivery.nothing' as const) : null),
      abandon: closed,
    },
  }
}
