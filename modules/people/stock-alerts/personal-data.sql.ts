import type { Db, Tx } from '#kernel/db.ts'
import type { Person } from '#modules/people/privacy/person-contract.ts'

export const alertRows = (db: Db, { proved }: Person) => db`
  select p.title, n.awaits, n.language, n.asked_at, n.confirmed_at, n.told_at, n.stopped_at
  from stock_notice n join product p on p.id = n.product_id where lower(n.email) = lower(${proved}) order by n.id`

export const deleteAlerts = (tx: Tx, { proved }: Person) => tx`delete from stock_notice where lower(email) = lower(${proved})`
