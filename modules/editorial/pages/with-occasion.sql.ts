import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { Occasion } from '#modules/editorial/texts/staff-contract.ts'
import type { GoesWith } from './staff-contract.ts'

/** Blocks of home pages and planned texts that go with a promotion or a gift campaign. */
export const goingWith = (db: Db, { kind, id }: Occasion, language: Language) => {
  const itsOwn = kind === 'promotion' ? db`promotion_id = ${id}` : db`campaign_id = ${id}`
  return db<GoesWith[]>`
    select 'stands' as does, 'home-block' as kind, coalesce(own.title, es.title, b.slot) as name, not b.active as hidden,
      'home-page/' || b.id || case when s.path_prefix = '' then '' else '?store=' || s.code end as opens
    from home_block b join storefront s on s.code = b.storefront_code
    left join home_block_translation own on own.home_block_id = b.id and own.language = ${language} and own.title <> ''
    left join home_block_translation es on es.home_block_id = b.id and es.language = 'es'
    where b.${itsOwn}
    union all
    select p.act, p.kind, coalesce((select w.text from written_text w where w.kind = p.kind and w.record = p.record
        and w.field in ('title', 'name') and w.text <> '' order by w.language = ${language} desc, w.language = 'es' desc limit 1), p.record), false,
      'translate/' || p.kind || '/' || p.record || '/' || coalesce(p.language, 'es')
    from text_plan p where p.done_at is null and p.${itsOwn}
    order by 1 desc, 3, 5 limit 100`
}
