import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'

export interface Found {
  kind: 'partner' | 'promotion'
  id: number
  name: Localized
  /** Of a promotion, whose it is; of a partner, its town. */
  house: string
  text: Localized
}

/** Partners first, then offers that hold on a day, which speak of every word in a language. */
export const partnersAndOffersLike = (
  db: Db,
  language: Language,
  words: readonly string[],
  { day, limit }: { day: Day; limit: number },
) => db<Found[]>`
  with spoken as (
    select 'partner' as kind, p.id, jsonb_build_object('es', p.name, 'ca', p.name, 'en', p.name) as name, p.city as house, p.text,
      concat_ws(' ', p.name, p.city, p.province, p.kind ->> ${language}, p.text ->> ${language}) as words
    from partner p where p.active
    union all
    select 'promotion', o.id, o.name, p.name, o.text,
      concat_ws(' ', o.name ->> ${language}, o.discount ->> ${language}, o.text ->> ${language}, p.name, p.city)
    from partner_offer o join partner p on p.id = o.partner_id and p.active
    where o.active and o.valid_to >= ${day} and coalesce(o.valid_from <= ${day}, true))
  select kind, id, name, house, text from spoken s
  where not exists (
    select from unnest(${words as string[]}::text[]) word where position(search_fold(word) in search_fold(s.words)) = 0)
  order by kind, id limit ${limit}`
