import type { Day } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import type { Language, Localized } from '#kernel/language.ts'
import type { Occasion } from './staff-contract.ts'

export interface TextRow {
  field: string
  language: Language
  text: string
  source: string | null
  state: 'complete' | 'empty' | 'behind'
  storefront_code: string | null
  written_at: Date
  by: string | null
}

/** What a record says, field by field and language by language. */
export const textRows = (db: Db, kind: string, record: string) => db<TextRow[]>`
  select w.field, w.language, w.text, w.source, w.state, w.storefront_code, w.written_at, u.name as by
  from written_text w left join staff_user u on u.id = w.staff_id
  where w.kind = ${kind} and w.record = ${record} and not w.gone`

/**
 * Waits until nobody else publishes or previews the record. Its rows are written language by language, and each takes the Spanish with it:
 * two who come in different languages would each hold what the other waits for.
 */
export const holdRecord = (tx: Tx, kind: string, record: string) =>
  tx`select pg_advisory_xact_lock(hashtextextended(${`text ${kind} ${record}`}, 0))`

export interface DraftRow {
  language: Language
  texts: Record<string, string>
  sources: Record<string, string>
  saved_at: Date
  by: string
}

export const draftRows = (db: Db, kind: string, record: string, language: Language | null = null) => db<DraftRow[]>`
  select d.language, d.texts, d.sources, d.saved_at, u.name as by from text_draft d join staff_user u on u.id = d.staff_id
  where d.kind = ${kind} and d.record = ${record} ${language === null ? db`` : db`and d.language = ${language}`}
  order by d.language = 'es' desc, d.language`

interface Drafted {
  kind: string
  record: string
  language: Language
  texts: Record<string, string>
  sources: Record<string, string>
  staffId: number
  now: Date
}

export const keepDraft = (db: Db, { kind, record, language, texts, sources, staffId, now }: Drafted) => db`
  insert into text_draft (kind, record, language, texts, sources, staff_id, saved_at)
  values (${kind}, ${record}, ${language}, ${db.json(texts)}, ${db.json(sources)}, ${staffId}, ${now})
  on conflict (kind, record, language)
  do update set texts = excluded.texts, sources = excluded.sources, staff_id = excluded.staff_id, saved_at = excluded.saved_at`

export const dropDraft = (db: Db, kind: string, record: string, language: Language) => db`
  delete from text_draft where kind = ${kind} and record = ${record} and language = ${language}`

/** The Spanish from which a translation was made, where that is another than stands there now. */
export const keepSource = (
  db: Db,
  at: { kind: string; record: string; language: Language; field: string; source: string | null },
) => db`
  update written_text w set source = coalesce(${at.source}::text, es.text),
    state = text_state(w.language, w.text, coalesce(${at.source}::text, es.text), es.text)
  from written_text es
  where w.kind = ${at.kind} and w.record = ${at.record} and w.language = ${at.language} and w.field = ${at.field} and w.text <> ''
    and es.kind = w.kind and es.record = w.record and es.field = w.field and es.language = 'es'`

export interface PlanRow {
  id: number
  language: Language | null
  act: 'publish' | 'take_down'
  at: Date | null
  by: string
  done_at: Date | null
  refused: string | null
  promotion_id: number | null
  campaign_id: number | null
  /** What the occasion is called, with whose days it goes. */
  occasion: string | null
}

/** What is planned of a record, and the last of each that could not be done. */
export const planRows = (db: Db, kind: string, record: string) => db<PlanRow[]>`
  select distinct on (p.language, p.act) p.id, p.language, p.act, plan_at(p) as at, u.name as by, p.done_at, p.refused,
    p.promotion_id, p.campaign_id, coalesce(o.name_es, c.titles ->> 'es') as occasion
  from text_plan p join staff_user u on u.id = p.staff_id
  left join promotion o on o.id = p.promotion_id left join gift_campaign c on c.id = p.campaign_id
  where p.kind = ${kind} and p.record = ${record}
  order by p.language, p.act, p.done_at is null desc, p.id desc`

export interface NewPlan {
  kind: string
  record: string
  language: Language | null
  act: PlanRow['act']
  /** Null where it goes with an occasion. */
  at: Date | null
  occasion: Occasion | null
  staffId: number
}

const idOf = (occasion: Occasion | null, kind: Occasion['kind']) => (occasion?.kind === kind ? occasion.id : null)

export const plan = (db: Db, { kind, record, language, act, at, occasion, staffId }: NewPlan) => db`
  insert into text_plan (kind, record, language, act, at, promotion_id, campaign_id, staff_id)
  values (${kind}, ${record}, ${language}, ${act}, ${at}, ${idOf(occasion, 'promotion')}, ${idOf(occasion, 'campaign')}, ${staffId})
  on conflict (kind, record, act, language) where done_at is null do update set at = excluded.at, promotion_id = excluded.promotion_id,
    campaign_id = excluded.campaign_id, made_on = excluded.made_on, staff_id = excluded.staff_id`

/** When an occasion begins, or is over, from a day on; null where it is none, or has no such day. */
export const occasionAt = async (db: Db, occasion: Occasion, over: boolean, today: Day): Promise<Date | null> =>
  (
    await db<{ at: Date | null }[]>`
      select occasion_at(${idOf(occasion, 'promotion')}, ${idOf(occasion, 'campaign')}, ${over}, ${today}::date) as at`
  )[0]?.at ?? null

export interface OccasionRow {
  kind: Occasion['kind']
  id: number
  name: Localized<string>
  begins: string | null
  ends: string | null
}

/** Promotions and gift campaigns that run on a day or are to come, the next that begins or ends first. */
export const comingOccasions = (db: Db, today: Day) => db<OccasionRow[]>`
  select o.kind, o.id, o.name, case when day_in_madrid(o.begins) > ${today}::date then day_in_madrid(o.begins)::text end as begins, (day_in_madrid(o.over) - 1)::text as ends from (
    select 'promotion' as kind, p.id, columns_in_languages(to_jsonb(p), 'name') as name,
      occasion_at(p.id, null, false, ${today}::date) as begins, occasion_at(p.id, null, true, ${today}::date) as over
    from promotion p where p.active and coalesce(p.valid_to >= ${today}::date, true)
    union all
    select 'campaign', c.id, c.titles, occasion_at(null, c.id, false, ${today}::date), occasion_at(null, c.id, true, ${today}::date)
    from gift_campaign c where c.active and c.from_day <> '' and c.to_day <> ''
  ) o order by least(o.begins, o.over), o.kind, o.id limit 200`

/** Takes back what is planned and not done. */
export const unplan = (db: Db, at: Pick<NewPlan, 'kind' | 'record' | 'language' | 'act'>) => db`
  delete from text_plan where kind = ${at.kind} and record = ${at.record} and act = ${at.act}
    and language is not distinct from ${at.language}::text and done_at is null`

/** The first that is due: Spanish before what is translated from it. It is whoever's takes it first. */
export const nextDue = async (tx: Tx, now: Date) =>
  (
    await tx<(NewPlan & { id: number })[]>`
      select p.id, p.kind, p.record, p.language, p.act, plan_at(p) as at, null as occasion, p.staff_id as "staffId" from text_plan p
      where p.done_at is null and plan_at(p) <= ${now} order by plan_at(p), p.language = 'es' desc nulls last, p.id limit 1 for update of p skip locked`
  )[0]

export const settle = (tx: Tx, id: number, now: Date, refused: string | null) => tx`
  update text_plan set done_at = ${now}, refused = ${refused} where id = ${id}`

/** Below which path the pages of a shop begin. */
export const prefixOf = async (db: Db, storefront: string | null): Promise<string> =>
  (await db<{ prefix: string }[]>`select path_prefix as prefix from storefront where code = ${storefront}`)[0]?.prefix ?? ''
