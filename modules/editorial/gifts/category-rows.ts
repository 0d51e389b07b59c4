import type { Db } from '#kernel/db.ts'
import { pickupStores as pickups, categoryRows as rows } from './gifts.sql.ts'

/** Every gift category with what it shows, for quizzes that lead to one. */
export const categoryRows = (db: Db, storefront: string) => rows(db, storefront)
/** Stores at whose counter an order can be collected. */
export const pickupStores = (db: Db) => pickups(db)
export type { CategoryRow } from './gifts.sql.ts'
