import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { type Language, type Localized, languages } from '#kernel/language.ts'

export interface SearchableRow {
  kind: 'partner' | 'promotion'
  id: number
  name: Localized
  /** Of a promotion, whose it is; of a partner, its town. */
  house: string
  text: Localized
  /** Words that find it and are not shown. */
  also: string
}

/** What is said of partners, then of the offers that hold on a day. */
export const searchableTextsOfPartners = (db: Db, language: Language, { day, limit }: { day: Day; limit: number }) => db<
  SearchableRow[]
>`
  select 'partner' as kind, p.id, (select jsonb_object_agg(spoken, p.name) from unnest(${[...languages]}::text[]) spoken) as name, p.city as house, p.text,
    concat_ws(' ', p.province, p.kind ->> ${language}) as also
  from partner p where p.active
  union all
  select 'promotion', o.id, o.name, p.name, o.text, concat_ws(' ', o.discount ->> ${language}, p.city)
  from partner_offer o join partner p on p.id = o.partner_id and p.active
  where o.active and o.valid_to >= ${day} and coalesce(o.valid_from <= ${day}, true)
  order by kind, id limit ${limit}`
