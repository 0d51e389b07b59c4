import type { Db } from '#kernel/db.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { FindLinks, FindNowhere, StandsNowhere, TextLink } from './staff-contract.ts'

const since = (db: Db) => db`coalesce(c.failing_since, (select read_at from link_reading), '-infinity'::timestamptz)`

const linksIn = (db: Db, { q, from, to, state, cause, kind, language }: FindLinks) => db`
  from written_link w join checked_link c on c.url = w.url
  where true ${worded(db, db`list_words(w.title || ' ' || w.written || ' ' || w.words)`, q)} ${onDays(db, since(db), { from, to })}
    ${state === undefined ? db`` : state === 'wanting' ? db`and c.state in ('broken', 'doubtful', 'moved')` : db`and c.state = ${state}`}
    ${cause === undefined ? db`` : db`and c.cause = ${cause}`} ${kind === undefined ? db`` : db`and w.kind = ${kind}`}
    ${language === undefined ? db`` : db`and w.language = ${language}`}`

export const matchingLinks = (db: Db, query: FindLinks) => db`select w.id ${linksIn(db, query)}`
export const linkSorts = (db: Db) =>
  ({ since: { by: since(db), kind: 'instant' }, name: { by: db`search_fold(w.title)`, kind: 'text' } }) as const
export interface LinkRow extends Omit<TextLink, 'since' | 'checked_at'> {
  since: Date
  checked_at: Date | null
}
export const listedLinks = (db: Db, query: FindLinks, walk: Walk) => db<(LinkRow & Walked)[]>`
  select w.id, w.kind, w.record, w.title as name, w.field, w.language, w.words, w.written, c.state, c.cause, c.status, c.leads_to,
    ${since(db)} as since, c.checked_at, ${walk.key} ${linksIn(db, query)} ${walk.after} ${walk.order}`

/**
 * Pages, posts and campaigns that no visitor comes upon. `screens`: the names under which the program itself shows pages. What the menu
 * names by its place, the magazine and the art of gifting list by themselves, is led to.
 */
const nowhere = (db: Db, screens: readonly string[]) => db`
  select found.kind, found.record, left(found.name, 200) as name, found.storefront, found.reason,
    coalesce((select max(w.written_at) from written_text w where w.kind = found.kind and w.record = found.record and not w.gone),
      '2000-01-01'::timestamptz) as since
  from (
    select 'page' as kind, p.storefront_code || ':' || p.key as record, coalesce(es.title, p.key) as name, p.storefront_code as storefront,
      case when not p.published then 'hidden'
        when a.slug is null and p.key <> all(${screens as string[]}::text[])
          and not exists (select from menu_category m
            where m.storefront_code = p.storefront_code and m.active and m.section_slugs is not null and p.key = 'section-' || m.key) then 'no_screen'
        when a.slug is not null and p.position is null and not exists (select from written_link l where l.to_kind = 'page' and l.to_record = p.storefront_code || ':' || p.key
            and not (l.kind = 'page' and l.record = l.to_record)) then 'unled' end as reason
    from page p
    left join page_translation es on es.storefront_code = p.storefront_code and es.page_key = p.key and es.language = 'es'
    left join page_address a on a.storefront_code = p.storefront_code and a.kind = 'page' and a.key = p.key and a.language = 'es' and a.current
    union all
    select 'post', p.id::text, es.title, null, case when not p.published then 'hidden' end
    from magazine_post p join magazine_post_translation es on es.post_id = p.id and es.language = 'es'
    union all
    select 'gift-campaign', c.id::text, c.titles ->> 'es', c.storefront_code, case when not c.active then 'hidden' end from gift_campaign c
  ) found where found.reason is not null`

const nowhereIn = (db: Db, screens: readonly string[], { q, from, to, kind, reason }: FindNowhere) => db`
  from (${nowhere(db, screens)}) r where true ${worded(db, db`list_words(r.name)`, q)} ${onDays(db, db`r.since`, { from, to })}
    ${kind === undefined ? db`` : db`and r.kind = ${kind}`} ${reason === undefined ? db`` : db`and r.reason = ${reason}`}`

export const nowhereId = (db: Db) => db`(r.kind || ' ' || r.record)`
export const matchingNowhere = (db: Db, screens: readonly string[], query: FindNowhere) =>
  db`select ${nowhereId(db)} ${nowhereIn(db, screens, query)}`
export const nowhereSorts = (db: Db) =>
  ({ since: { by: db`r.since`, kind: 'instant' }, name: { by: db`search_fold(r.name)`, kind: 'text' } }) as const
export interface NowhereRow extends Omit<StandsNowhere, 'since'> {
  since: Date
}
export const listedNowhere = (db: Db, screens: readonly string[], query: FindNowhere, walk: Walk) => db<(NowhereRow & Walked)[]>`
  select r.kind, r.record, r.name, r.storefront, r.reason, r.since, ${walk.key}
  ${nowhereIn(db, screens, query)} ${walk.after} ${walk.order}`
