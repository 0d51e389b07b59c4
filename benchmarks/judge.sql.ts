/** What a bookseller knows of each product of the catalogue. */
import type { Pool } from '#kernel/db.ts'

export interface Shelved {
  id: number
  titles: (string | null)[]
  people: string
  sections: number[]
  tags: string[]
  language_code: string | null
  kind: string
  ean: string
}

export const shelved = (sql: Pool) => sql<Shelved[]>`
  select p.id, p.kind, p.ean, p.language_code, d.categories as sections,
    array(select p.title union select title from product_translation t where t.product_id = p.id) as titles,
    coalesce((select string_agg(a.name, '; ') from product_author pa join author a on a.id = pa.author_id where pa.product_id = p.id), '') as people,
    array(select t.key from product_tag pt join tag t on t.id = pt.tag_id where pt.product_id = p.id) as tags
  from product p join search_document d on d.product_id = p.id`
