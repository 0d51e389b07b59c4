import type { Db, Part } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { calledBy, type Kinds } from './kinds.ts'
import type { FindTexts, FindVersions } from './staff-contract.ts'

const allOf = (db: Db, parts: readonly Part[], none: Part): Part =>
  parts.length === 0 ? none : parts.slice(1).reduce((all, part) => db`${all} union all ${part}`, parts[0]!)

/** What kinds call their records by, where their texts are no names. */
const names = (db: Db, kinds: Kinds, language: Language) =>
  allOf(
    db,
    kinds.flatMap(({ kind, called }) =>
      called ? [db`select ${kind}::text as kind, c.record, c.name from (${called(db, language)}) c`] : [],
    ),
    db`select null::text as kind, null::text as record, null::text as name where false`,
  )

export const nameOf = async (db: Db, kind: TextKind, record: string, language: Language): Promise<string | undefined> =>
  (await db<{ name: string }[]>`select n.name from (${names(db, [kind], language)}) n where n.record = ${record}`)[0]?.name

/** What is left to nobody: records of kinds that say themselves which of theirs somebody will read yet. */
const worthWhile = (db: Db, kinds: Kinds, now: Date): Part =>
  kinds.reduce(
    (all, { kind, worth }) => (worth ? db`${all} and (w.kind <> ${kind} or w.record in (${worth(db, now)}))` : all),
    db`` as Part,
  )

const wanting = (db: Db) => db`and (r.empty > 0 or r.behind > 0)`
const states: Record<NonNullable<FindTexts['state']>, (db: Db) => Part> = {
  wanting,
  behind: (db) => db`and r.behind > 0`,
  empty: (db) => db`and r.empty > 0`,
  complete: (db) => db`and r.empty = 0 and r.behind = 0`,
  draft: (db) => db`and r.drafted`,
  planned: (db) => db`and r.planned_at is not null`,
  refused: (db) => db`and r.refused`,
}

interface Asked {
  kinds: Kinds
  /** Whose drafts are their own. */
  staffId: number
  /** In which whoever asks reads what the house has names for. */
  reads: Language
  now: Date
}

const callers = (db: Db, kinds: Kinds) =>
  db`${db.json(Object.fromEntries(kinds.map((kind) => [kind.kind, calledBy(kind)])))}::jsonb ->> w.kind`

/**
 * The records whose name has the words, by what `counted` calls them. The words of a text by which a record is called stand in an index; made
 * while they are looked for they take longer than all else, and are made here of those alone whose name is kept elsewhere.
 */
function fitting(db: Db, { kinds, reads }: Pick<Asked, 'kinds' | 'reads'>, q: string): Part {
  const named = db`exists (select from named n where n.kind = w.kind and n.record = w.record)`
  return db`
    with named as materialized (${names(db, kinds, reads)})
    select w.kind, w.record from written_text w
    where w.language = 'es' and w.field = ${callers(db, kinds)} and not ${named} ${worded(db, db`list_words(left(w.text, 200))`, q)}
    union all select n.kind, n.record from named n where true ${worded(db, db`list_words(left(n.name, 200))`, q)}
    union all select u.kind, u.record from (
      select w.kind, w.record from written_text w where w.language = 'es' and not ${named} group by w.kind, w.record
      having not coalesce(bool_or(w.field = ${callers(db, kinds)}), false) offset 0) u
    where true ${worded(db, db`list_words(left(u.record, 200))`, q)}`
}

/**
 * Each record in each language: how much of it is said, and since when something is missing. What a kind is called by is looked up in a value:
 * joined as rows, the database takes the texts for few and reads the drafts once for each.
 */
const counted = (db: Db, { kinds, reads, now }: Omit<Asked, 'staffId'>, q: string | undefined) => db`
  select w.kind, w.record, w.language, w.storefront_code as storefront,
    coalesce(max(n.name), max(es.text) filter (where es.field = ${callers(db, kinds)}), w.record) as name,
    count(*)::int as fields, (count(*) filter (where w.state = 'empty'))::int as empty,
    (count(*) filter (where w.state = 'behind'))::int as behind,
    coalesce(min(es.written_at) filter (where w.state <> 'complete'), max(w.written_at)) as since,
    d.kind is not null as drafted, d.staff_id as drafted_by, max(p.at) filter (where p.done_at is null) as planned_at,
    coalesce(bool_or(p.refused is not null) and d.kind is not null, false) as refused
  from written_text w
  join written_text es on es.kind = w.kind and es.record = w.record and es.field = w.field and es.language = 'es'
  left join (${names(db, kinds, reads)}) n on n.kind = w.kind and n.record = w.record
  left join text_draft d on d.kind = w.kind and d.record = w.record and d.language = w.language
  left join (select distinct on (t.kind, t.record, t.language) t.kind, t.record, t.language, plan_at(t) as at, t.done_at, t.refused from text_plan t
    where t.act = 'publish' order by t.kind, t.record, t.language, t.done_at is null desc, t.id desc) p
    on p.kind = w.kind and p.record = w.record and p.language = w.language
  where not w.gone and w.kind = any(${kinds.map(({ kind }) => kind)}) ${worthWhile(db, kinds, now)}
    ${q ? db`and (w.kind, w.record) in (${fitting(db, { kinds, reads }, q)})` : db``}
  group by w.kind, w.record, w.language, w.storefront_code, d.kind, d.staff_id`

const foundIn = (db: Db, asked: Asked, { q, from, to, language, kind, state, mine }: FindTexts) => db`
  from (${counted(db, asked, q)}) r where true ${onDays(db, db`r.since`, { from, to })}
    ${language === undefined ? db`` : db`and r.language = ${language}`} ${kind === undefined ? db`` : db`and r.kind = ${kind}`}
    ${state === undefined ? db`` : states[state](db)} ${mine ? db`and r.drafted_by = ${asked.staffId}` : db``}`

const id = (db: Db) => db`(r.kind || ' ' || r.record || ' ' || r.language)`
export const textId = id
export const matchingTexts = (db: Db, asked: Asked, query: FindTexts) => db`select ${id(db)} ${foundIn(db, asked, query)}`
export const textSorts = (db: Db) =>
  ({ since: { by: db`r.since`, kind: 'instant' }, name: { by: db`search_fold(left(r.name, 200))`, kind: 'text' } }) as const

export interface TextListRow {
  kind: string
  record: string
  language: Language
  name: string
  storefront: string | null
  fields: number
  empty: number
  behind: number
  since: Date
  drafted: boolean
  planned_at: Date | null
}

export const foundTexts = (db: Db, asked: Asked, query: FindTexts, walk: Walk) => db<(TextListRow & Walked)[]>`
  select r.kind, r.record, r.language, left(r.name, 200) as name, r.storefront, r.fields, r.empty, r.behind, r.since, r.drafted,
    r.planned_at, ${walk.key} ${foundIn(db, asked, query)} ${walk.after} ${walk.order}`

const versionsIn = (db: Db, kind: string, record: string, { q, from, to, language, field }: FindVersions) => db`
  from text_version v where v.kind = ${kind} and v.record = ${record}
    ${worded(db, db`list_words(left(v.was || ' ' || v.became, 2000))`, q)} ${onDays(db, db`v.at`, { from, to })}
    ${language === undefined ? db`` : db`and v.language = ${language}`} ${field === undefined ? db`` : db`and v.field = ${field}`}`
export const matchingVersions = (db: Db, kind: string, record: string, query: FindVersions) =>
  db`select v.id ${versionsIn(db, kind, record, query)}`
export const versionSorts = (db: Db) => ({ at: { by: db`v.at`, kind: 'instant' } }) as const

export interface VersionRow {
  id: number
  at: Date
  by: string | null
  language: Language
  field: string
  was: string
  became: string
}

export const foundVersions = (db: Db, kind: string, record: string, query: FindVersions, walk: Walk) => db<
  (VersionRow & Walked)[]
>`
  with page as materialized (select v.id, ${walk.key} ${versionsIn(db, kind, record, query)} ${walk.after} ${walk.order})
  select v.id, v.at, u.name as by, v.language, v.field, v.was, v.became, page.list_key, page.list_id
  from page join text_version v on v.id = page.id left join staff_user u on u.id = v.staff_id
  ${walk.order}`

/** Records that lack something in a language, one by one. */
export const textsWanting = (db: Db, { kinds, now }: Pick<Asked, 'kinds' | 'now'>) => db`
  select min(w.written_at) as since, null::bigint as cents from written_text w
  where w.state <> 'complete' and not w.gone and w.kind = any(${kinds.map(({ kind }) => kind)}) ${worthWhile(db, kinds, now)}
  group by w.kind, w.record, w.language`

/** How many texts in a hundred say in their language what the Spanish says. */
export const textsComplete = (db: Db, { kinds, now }: Pick<Asked, 'kinds' | 'now'>) => db`
  select floor(100.0 * count(*) filter (where w.state = 'complete') / nullif(count(*), 0)) as amount from written_text w
  where w.language <> 'es' and not w.gone and w.kind = any(${kinds.map(({ kind }) => kind)}) ${worthWhile(db, kinds, now)}`

/** Drafts of one colleague, or of everybody, of texts that are still there. */
export const draftsOf = (db: Db, kinds: Kinds, staffId: number | null) => db`
  select d.saved_at as since, null::bigint as cents from text_draft d
  where d.kind = any(${kinds.map(({ kind }) => kind)}) ${staffId === null ? db`` : db`and d.staff_id = ${staffId}`}
    and exists (select from written_text w where w.kind = d.kind and w.record = d.record and w.language = d.language and not w.gone)
  order by d.saved_at`

/** What could not be published when it was to be, and has not been since. */
export const textsRefused = (db: Db) => db`
  select p.done_at as since, null::bigint as cents from text_plan p
  join text_draft d on d.kind = p.kind and d.record = p.record and d.language = p.language
  where p.refused is not null and not exists (select from text_plan later
    where later.kind = p.kind and later.record = p.record and later.language = p.language and later.id > p.id)`

/** Records that say something to be translated into a language: all of them, or those that lack something. */
export const recordsFor = (db: Db, kinds: Kinds, { language, all, now }: { language: Language; all: boolean; now: Date }) => db<
  { kind: string; record: string }[]
>`
  select distinct w.kind, w.record from written_text w
  where w.language = ${language} and not w.gone and w.kind = any(${kinds.map(({ kind }) => kind)})
    ${all ? db`` : db`and w.state <> 'complete'`} ${worthWhile(db, kinds, now)}
  order by w.kind, w.record`
