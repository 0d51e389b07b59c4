/** Questions as visitors put them, drawn from the catalogue that is asked: the same ones for the same catalogue. */
import type { Pool } from '#kernel/db.ts'

/** Words of titles and names, one to three at a time, every third with a filter and every tenth with a slip. */
export async function questions(sql: Pool, count: number): Promise<string[]> {
  const rows = await sql<{ words: string; language_code: string | null; id: number }[]>`
    select p.id, p.language_code, case when p.id % 4 = 0 then d.people_words else d.title_words end as words
    from product p join search_document d on d.product_id = p.id
    where p.active order by md5(p.id::text) limit ${count}`
  return rows.map(({ words, language_code, id }, turn) => {
    const telling = words.split(' ').filter((word) => word.length > 3)
    const asked = telling.slice(0, 1 + (id % 3)).map((word, index) => (turn % 10 === 9 && index === 0 ? slip(word) : word))
    const filter = turn % 3 === 0 ? (language_code ? `&language=${language_code}` : '&type=object') : ''
    return `q=${encodeURIComponent(asked.join(' ') || words)}${filter}`
  })
}

const slip = (word: string) => word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4)

export const categoryIds = async (sql: Pool): Promise<number[]> =>
  (
    await sql<{ category_id: number }[]>`
      select category_id from product_category group by category_id having count(*) >= 24 order by category_id`
  ).map((row) => row.category_id)

/** Products as they are looked at: the more a product sells, the more often. */
export const viewedIds = async (sql: Pool, count: number): Promise<number[]> =>
  (
    await sql<{ id: number }[]>`
      select id from product where active order by -ln(('x' || substr(md5(id::text), 1, 8))::bit(32)::bigint / 4294967296.0 + 1e-9) / (1 + units_sold) limit ${count}`
  ).map((row) => row.id)

/** So many products in an order of no meaning. */
export const everyProduct = async (sql: Pool, count: number): Promise<number[]> =>
  (await sql<{ id: number }[]>`select id from product where active order by md5(id::text) limit ${count}`).map((row) => row.id)

/** Puts products on the trail that the search follows. */
export const nameChanged = (sql: Pool, ids: readonly number[]) =>
  sql`insert into search_change (product_id) select unnest(${ids as number[]}::bigint[]) on conflict do nothing`
