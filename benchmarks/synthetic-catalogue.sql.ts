/** A made-up catalogue of any size, for measuring: words of syllables, as unevenly frequent as in real titles. */
import type { Pool } from '#kernel/db.ts'

const syllables =
  'al ba ca da es fa gra ha is ja lu ma na or pa que ra sa ta un va za bre cri dro fle glo mi no pre qui ro so tri bu ve'.split(
    ' ',
  )

/** Fills an empty, migrated database with `size` products, nine in ten books; every run makes the same ones. */
export async function fillSyntheticCatalogue(sql: Pool, size: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local shop.search_is_refreshed = 'on'`
    await tx`set local synchronous_commit = off`
    await tx`set local work_mem = '128MB'`
    await tx`select setseed(0.42)`
    await tx`insert into storefront (code) values ('T013') on conflict do nothing`
    await tx`create temp table word on commit drop as
      select n as id, s[1 + n % 36] || s[1 + (n / 36) % 36] || s[1 + (n / 1296) % 36] || case when n % 3 = 0 then s[1 + (n / 7) % 36] else '' end
        || case n % 11 when 0 then 'ción' when 1 then 's' when 2 then 'dor' else '' end as text
      from generate_series(1, 46000) n, (select ${syllables}::text[] as s) as lists`
    await tx`create index on word (id)`
    await tx`create temp table pick on commit drop as
      select n as id, random() as a, random() as b, random() as c, random() as d, random() as e from generate_series(1, ${size}::int) n`
    await tx`insert into author (id, name, sort_name, slug)
      select n, initcap(f.text) || ' ' || initcap(l.text), initcap(l.text) || ', ' || initcap(f.text) || ' ' || n, 'autor-' || n
      from generate_series(1, ${Math.ceil(size / 4)}::int) n
      join word f on f.id = 1 + (n * 7) % 900 join word l on l.id = 900 + (n * 131) % 40000
      on conflict do nothing`
    await tx`insert into publisher (id, name, slug)
      select n, 'Ediciones ' || initcap(w.text) || ' ' || n, 'ed-' || n from generate_series(1, 5000) n join word w on w.id = n`
    await tx`insert into category (id, parent_id, kind, position)
      select n, case when n <= 12 then null when n <= 120 then 1 + n % 12 else 13 + n % 108 end, case when (case when n <= 12 then n when n <= 120 then 1 + n % 12 else 1 + (13 + n % 108) % 12 end) > 10 then 'object' else 'book' end, n
      from generate_series(1, 500) n on conflict do nothing`
    await tx`insert into category_translation (category_id, language, name, slug)
      select n, l, initcap(w.text) || ' ' || n, 'c-' || n from generate_series(1, 500) n join word w on w.id = n, unnest(array['es','ca','en']) l on conflict do nothing`
    await tx`insert into tag (id, key) select n, 'tag-' || n from generate_series(1, 400) n on conflict do nothing`
    await tx`insert into tag_translation (tag_id, language, name, slug)
      select n, l, w.text || ' ' || n, 'tag-' || n from generate_series(1, 400) n join word w on w.id = n + 500, unnest(array['es','ca','en']) l on conflict do nothing`
    await tx`insert into attribute_value (id, kind, key)
      select n, (array['family','colour','size','material','artistic_work','exhibition'])[1 + n % 6], 'v' || n from generate_series(1, 180) n on conflict do nothing`
    await tx`insert into attribute_value_translation (value_id, language, name)
      select n, l, w.text || ' ' || n from generate_series(1, 180) n join word w on w.id = n + 2000, unnest(array['es','ca','en']) l on conflict do nothing`
    await tx`insert into product (id, kind, ean, sku, title, slug, publisher_id, format_code, language_code, edition_year, published_on, price_cents, former_price_cents,
        availability_code, stock, novelty, recommended, units_sold, synthetic, source)
      select p.id, case when p.id % 10 = 0 then 'object' else 'book' end, '2' || lpad(p.id::text, 12, '0'), 'S' || p.id, titled.title, 'libro-' || p.id,
        1 + floor(power(p.a, 2) * 4999)::int, case when p.id % 10 = 0 then null else (array['R','B','C','T','E00','GR'])[1 + floor(p.b * p.b * 6)::int] end,
        case when p.id % 10 = 0 then null else (array['I08','I06','I01','I02','I03','I04','I05'])[1 + floor(p.c * p.c * 7)::int] end,
        1950 + floor(power(p.d, 0.5) * 75)::int, date '1990-01-01' + floor(p.d * 13000)::int, 300 + floor(p.e * p.e * 14000)::int,
        case when p.a < 0.06 then 15000 + floor(p.b * 900)::int end, (array['e0','e0','e0','e0','eP','e2','e5','eG','e1','e6'])[1 + floor(p.b * 10)::int],
        floor(greatest(0, p.c - 0.4) * 12)::int, p.d > 0.97, p.e > 0.99, floor(0.5 / (1 - p.a))::int, true, 'benchmark'
      from pick p
      cross join lateral (
        select initcap(string_agg(w.text, ' ' order by g)) as title from generate_series(1, 3 + (p.id % 5)) g
        join word w on w.id = 1 + floor(45990 * power(abs(hashint4(p.id * 17 + g) / 2147483648.0), 4))::int
      ) titled`
    await tx`insert into product_author (product_id, author_id, position)
      select p.id, 1 + floor(power(case g when 0 then p.a else p.b end, 2) * ${Math.ceil(size / 4) - 1}::int)::int, g from pick p, generate_series(0, 1) g
      where g = 0 or p.id % 7 = 0 on conflict do nothing`
    await tx`insert into product_category (product_id, category_id)
      select distinct p.id, case when p.id % 10 = 0 then (select min(id) from category where kind = 'object') else 121 + floor(power(case g when 0 then p.c else p.d end, 1.5) * 379)::int end
      from pick p, generate_series(0, 1) g where g = 0 or p.id % 3 = 0`
    await tx`insert into product_tag (product_id, tag_id) select p.id, 1 + floor(power(p.b, 2) * 399)::int from pick p where p.c < 0.4`
    await tx`insert into product_attribute (product_id, value_id)
      select distinct p.id, 1 + floor(power(case g when 0 then p.a when 1 then p.b else p.c end, 1.5) * 179)::int from pick p, generate_series(0, 2) g where p.id % 10 = 0`
  })
  await sql`analyze`
}

/** As an import, which writes the documents itself and leaves no trail. */
export const forgetTrail = (sql: Pool) => sql`delete from search_change`
