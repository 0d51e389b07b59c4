import type { Db } from '#kernel/db.ts'

export const answerNames = (db: Db) => db`select id::text as record, name from house_answer`
