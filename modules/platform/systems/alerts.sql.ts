import type { Db, Tx } from '#kernel/db.ts'
import type { Concern, Concerned } from './attention.ts'

export interface AlertRow {
  concern: Concern
  about: string
  since: Date
  told_at: Date
}

/** What a process has told of, held until the transaction ends. */
export const alertsOf = (tx: Tx, node: string) => tx<AlertRow[]>`
  select concern, about, since, told_at from operator_alert where node = ${node} order by concern for update`

/** @returns whether nobody else told of it meanwhile */
export const beginAlert = async (db: Db, node: string, { concern, about }: Concerned, now: Date): Promise<boolean> =>
  (
    await db`
      insert into operator_alert (node, concern, about, since, told_at) values (${node}, ${concern}, ${about.slice(0, 500)}, ${now}, ${now})
      on conflict do nothing`
  ).count > 0

export const tellAlertAgain = (db: Db, node: string, { concern, about }: Concerned, now: Date) => db`
  update operator_alert set about = ${about.slice(0, 500)}, told_at = ${now} where node = ${node} and concern = ${concern}`

export const endAlert = (db: Db, node: string, concern: Concern) => db`
  delete from operator_alert where node = ${node} and concern = ${concern}`
