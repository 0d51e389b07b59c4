import type { Db } from '#kernel/db.ts'
import { type Language, languages } from '#kernel/language.ts'

export const categoryRows = (db: Db) => db<
  {
    id: number
    parent_id: number | null
    kind: 'book' | 'object'
    storefront_code: string | null
    names: Record<Language, string>
    slugs: Record<Language, string>
  }[]
>`
  select c.id, c.parent_id, c.kind, c.storefront_code,
    json_object_agg(l.language, coalesce(t.name, es.name, c.id::text)) as names,
    json_object_agg(l.language, coalesce(t.slug, es.slug, c.id::text)) as slugs
  from category c
  cross join unnest(${[...languages]}::text[]) l (language)
  left join category_translation t on t.category_id = c.id and t.language = l.language
  left join category_translation es on es.category_id = c.id and es.language = 'es'
  group by c.id
  order by c.position, c.id
`
