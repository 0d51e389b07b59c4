import type { Db } from '#kernel/db.ts'
import type { Invoicing } from './states.ts'

/** Compare and set, of lines' invoices. */
export const setInvoicing = (db: Db, lineIds: readonly number[], from: Invoicing, to: Invoicing) => db<{ id: number }[]>`
  update order_line set invoicing = ${to} where id = any(${lineIds as number[]}::bigint[]) and invoicing = ${from} returning id`
