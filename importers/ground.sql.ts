/** The rows that every product stands on, where the database has none of them yet. */
import type { Pool } from '#kernel/db.ts'
import { languages } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { categoryNames } from './category-words.ts'

/** The shop's row, a tree of main branches and a store that ships; what is there already stays as it is. */
export const ensureGround = (sql: Pool, storefront = 'T013'): Promise<unknown> =>
  sql.begin(async (tx) => {
    await tx`insert into storefront (code) values (${storefront}) on conflict do nothing`
    for (const { id, kind, names } of categoryNames) {
      const added = await tx`
        insert into category (id, kind, position) select ${id}, ${kind}, ${id}
         where not exists (select from merged_name where kind = 'category' and former_id = ${id})
        on conflict do nothing returning id`
      if (added.length === 0) continue
      for (const language of languages)
        await tx`
          insert into category_translation (category_id, language, name, slug)
          values (${id}, ${language}, ${names[language]}, ${slugOf(names[language])})`
    }
    await tx`
      insert into store (code, name, province, city, address, postcode, phone, email, hours, ships_web_orders)
      select ${storefront}, 'La Tienda del Palacio', 'Granada', 'Granada', 'Patio de la Alberca, 1', '18009', '900 555 013',
             'hola@palaceshop.example', '{"mon-sat": "08:30-20:00", "sun": "08:30-20:00"}', true
       where not exists (select from store)`
  })
