import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
/** As the search orders them: without the article, folded. */
export const titleOrder = {
  join: (db: Db) => db`join search_document d on d.product_id = p.id`,
  key: (db: Db, language: Language) => db`d.${db(`title_key_${language}`)}`,
}
