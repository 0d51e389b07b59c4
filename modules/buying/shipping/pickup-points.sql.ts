import type { Db } from '#kernel/db.ts'
import type { PickupPoint } from './contract.ts'

const columns = [
  'id as pk',
  'carrier',
  'code as point',
  'name',
  'address',
  'postcode',
  'city',
  'region',
  'country',
  'opening',
] as const

/** Active counters of the postcode's province, those that share the most figures with it first. */
export const pointsNear = (db: Db, postcode: string, limit: number) => db<PickupPoint[]>`
  select ${db.unsafe(columns.join(', '))} from pickup_point
  where active and country = 'ES' and postcode like ${`${postcode.slice(0, 2)}%`}
  order by postcode = ${postcode} desc, left(postcode, 4) = ${postcode.slice(0, 4)} desc, left(postcode, 3) = ${postcode.slice(0, 3)} desc,
    name
  limit ${limit}
`

export const pointByPk = (db: Db, pk: number) => db<PickupPoint[]>`
  select ${db.unsafe(columns.join(', '))} from pickup_point where id = ${pk} and active
`
