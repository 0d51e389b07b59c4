import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'

export interface ProductTexts {
  id: number
  title: string
  slug: string
  author: string | null
  publisher: string | null
  year: number | null
}

/** What a line of a list calls its product; texts in a language, in Spanish or as they came where that one is missing. */
export const productTexts = (db: Db, ids: readonly number[], language: Language) => db<ProductTexts[]>`
  select p.id, coalesce(t.title, es.title, p.title) as title, coalesce(t.slug, es.slug, p.slug) as slug,
    publisher.name as publisher, p.edition_year as year,
    (select coalesce(n.name, a.name) from product_author pa join author a on a.id = pa.author_id
      left join author_translation n on n.author_id = a.id and n.language = ${language}
      where pa.product_id = p.id order by pa.position limit 1) as author
  from unnest(${ids as number[]}::bigint[]) as wanted (id)
  join product p on p.id = wanted.id
  left join publisher on publisher.id = p.publisher_id
  left join product_translation t on t.product_id = p.id and t.language = ${language}
  left join product_translation es on es.product_id = p.id and es.language = 'es'`
