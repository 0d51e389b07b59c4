/** All that imports write, free of ids and times, so that two databases can be compared. */
import type { Db } from '#kernel/db.ts'

/** One text per product, ordered by EAN: its row, texts, people, lists, stock, prices, the row it came from, its search words. */
export async function catalogueContents(db: Db): Promise<string[]> {
  const rows = await db<{ contents: string }[]>`
    select jsonb_build_object(
      'product', to_jsonb(p) - array['id', 'work_id', 'publisher_id', 'series_id', 'created_at', 'updated_at'],
      'work', (select key from work where id = p.work_id),
      'publisher', (select jsonb_build_array(name, slug) from publisher where id = p.publisher_id),
      'series', (select jsonb_build_array(name, slug) from series where id = p.series_id),
      'texts', (select jsonb_agg(to_jsonb(t) - 'product_id' order by language) from product_translation t where product_id = p.id),
      'people', (select jsonb_agg(jsonb_build_array(c.position, c.role, a.name, a.sort_name, a.slug) order by c.position)
                   from product_author c join author a on a.id = c.author_id where c.product_id = p.id),
      'categories', (select jsonb_agg(category_id order by category_id) from product_category where product_id = p.id),
      'tags', (select jsonb_agg(tag_id order by tag_id) from product_tag where product_id = p.id),
      'attributes', (select jsonb_agg(value_id order by value_id) from product_attribute where product_id = p.id),
      'lots', (select jsonb_agg(jsonb_build_array(lot_id, position) order by lot_id) from lot_product where product_id = p.id),
      'safety', (select to_jsonb(s) - 'product_id' from product_safety s where product_id = p.id),
      'stock', (select jsonb_agg(jsonb_build_array(store_code, quantity) order by store_code) from stock where product_id = p.id),
      'prices', (select jsonb_agg(price_cents order by id) from price_history where product_id = p.id),
      'rows', (select jsonb_agg(jsonb_build_array(source, row_hash) order by source) from product_import where product_id = p.id),
      'search', (select to_jsonb(d) - array['product_id', 'people'] from search_document d where product_id = p.id)
    )::text as contents
    from product p order by p.ean`
  return rows.map((row) => row.contents)
}
