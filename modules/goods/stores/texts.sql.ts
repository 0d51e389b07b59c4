import type { Db } from '#kernel/db.ts'

export const storeNames = (db: Db) => db`select code as record, name from store`
