import type { Db } from '#kernel/db.ts'
import { categoryRows as rows } from './gifts.sql.ts'

/** Every gift category with what it shows, for quizzes that lead to one. */
export const categoryRows = (db: Db, storefront: string) => rows(db, storefront)
export type { CategoryRow } from './gifts.sql.ts'
