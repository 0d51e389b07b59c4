import type { Db } from '#kernel/db.ts'
import { ordersOnToken } from './payments.sql.ts'

/** Whether something of an order is still to be charged to a kept card, so that its gateway may not forget it yet. */
export const isTokenNeeded = async (db: Db, gateway: string, token: string): Promise<boolean> =>
  (await ordersOnToken(db, gateway, token)) > 0
