import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Book } from './marc-record.ts'

export type BookRow = Book & { product_id: number }

/** What is known of products, for cataloguing them; summaries, subjects and keywords in a language where they have it. */
export const booksOf = (db: Db, productIds: readonly number[], language: Language) => db<BookRow[]>`
  with asked as materialized (select unnest(${productIds as number[]}::bigint[]) as id),
  people as (
    select l.product_id, jsonb_agg(jsonb_build_object('name', a.name, 'sortName', a.sort_name, 'role', l.role) order by l.position) as all
    from asked q join product_author l on l.product_id = q.id join author a on a.id = l.author_id group by 1),
  subjects as (
    select l.product_id, array_agg(coalesce(t.name, s.name) order by l.category_id) as names
    from asked q join product_category l on l.product_id = q.id
    left join category_translation t on t.category_id = l.category_id and t.language = ${language}
    left join category_translation s on s.category_id = l.category_id and s.language = 'es'
    where coalesce(t.name, s.name) is not null group by 1),
  keywords as (
    select l.product_id, array_agg(coalesce(t.name, s.name) order by l.tag_id) as names
    from asked q join product_tag l on l.product_id = q.id
    left join tag_translation t on t.tag_id = l.tag_id and t.language = ${language}
    left join tag_translation s on s.tag_id = l.tag_id and s.language = 'es'
    where coalesce(t.name, s.name) is not null group by 1)
  select p.id as product_id, p.kind, p.ean, p.title, coalesce(p.subtitle, '') as subtitle, coalesce(w.all, '[]') as people,
    coalesce(u.name, '') as publisher, coalesce(p.edition_year, extract(year from p.published_on)::int) as year,
    p.language_code, p.format_code, p.page_count as pages, coalesce(p.dimensions, '') as dimensions,
    coalesce(r.name, '') as series, coalesce(p.series_number, '') as series_number,
    coalesce(o.summary, o.description, e.summary, e.description, '') as summary,
    coalesce(s.names, '{}') as subjects, coalesce(k.names, '{}') as keywords
  from asked q join product p on p.id = q.id
  left join publisher u on u.id = p.publisher_id left join series r on r.id = p.series_id
  left join product_translation o on o.product_id = p.id and o.language = ${language}
  left join product_translation e on e.product_id = p.id and e.language = 'es'
  left join people w on w.product_id = p.id left join subjects s on s.product_id = p.id left join keywords k on k.product_id = p.id`
