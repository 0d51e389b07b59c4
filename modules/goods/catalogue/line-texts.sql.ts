import type { Db, Query } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface LineTexts {
  id: number
  title: string
  author: string | null
}

/**
 * What an order's line calls its product: title and first author in a language, in Spanish or as they came where that one is missing.
 * The ids travel as JSON: with an array it was planned anew each time, which cost more than running it. Or a question finds them in one column.
 */
export const lineTextRows = (db: Db, products: readonly number[] | Query<{ product_id: number }[]>, language: Language) => db<
  LineTexts[]
>`
  select p.id, coalesce(t.title, es.title, p.title) as title,
    (select coalesce(n.name, a.name) from product_author pa join author a on a.id = pa.author_id
      left join author_translation n on n.author_id = a.id and n.language = ${language}
      where pa.product_id = p.id order by pa.position limit 1) as author
  from ${'part' in products ? db`(${products})` : db`jsonb_array_elements_text(${db.json([...products])}::jsonb)`} as wanted (id)
  join product p on p.id = wanted.id::bigint
  left join product_translation t on t.product_id = p.id and t.language = ${language}
  left join product_translation es on es.product_id = p.id and es.language = 'es'
`
