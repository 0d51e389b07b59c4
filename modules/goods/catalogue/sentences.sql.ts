import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export const sentenceRows = (db: Db, ids: readonly number[], language: Language) => db<{ id: number; sentence: string }[]>`
  select product_id as id, coalesce(recommendation, summary) as sentence from product_translation
  where product_id in ${db(ids)} and language = ${language} and coalesce(recommendation, summary) is not null`
