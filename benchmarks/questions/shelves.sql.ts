/** What the judge of questions reads of each book. */
import type { Pool } from '#kernel/db.ts'
import type { Answer } from './answers.ts'

export const answersById = async (sql: Pool): Promise<Map<number, Answer>> => {
  const rows = await sql<(Answer & { id: number })[]>`
    select p.id, p.ean, p.title, coalesce(people.names, '') as people, d.categories as sections, s.name as series, p.series_number as number
    from product p
    join search_document d on d.product_id = p.id
    left join series s on s.id = p.series_id
    left join (
      select pa.product_id, string_agg(a.name, ' ' order by pa.position) as names
      from product_author pa join author a on a.id = pa.author_id group by pa.product_id
    ) people on people.product_id = p.id`
  return new Map(rows.map(({ id, sections, ...rest }) => [Number(id), { ...rest, sections: sections.map(Number) }]))
}
