import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { onDays, type Walk, type Walked, worded } from '#modules/people/staff/list.ts'
import type { ContentPage, FindPages, OpenPage } from './staff-contract.ts'

export interface PageRow extends Omit<ContentPage, 'address' | 'said' | 'changed_at' | 'own_address'> {
  prefix: string
  slugs: Partial<Record<Language, string>> | null
  /** The addresses of the section of the menu that shows it. */
  section: Partial<Record<Language, string>> | null
  said: Partial<Record<Language, ContentPage['said']['es']>> | null
  changed_at: Date
}

/** `language`: that of titles; `screens`: the names under which the program itself shows pages. */
interface Asked {
  language: Language
  screens: readonly string[]
}

/** Pages of every shop, with how much of each language is said and how many records lead there. */
const pages = (db: Db, { language, screens }: Asked) => db`
  select r.*, case when not r.published then 'withheld'
      when r.slugs is null and not r.of_screen then 'no_screen'
      when r.slugs is not null and r.position is null and r.led_by = 0 then 'unled' else 'shown' end as state
  from (
    select p.storefront_code || ':' || p.key as page, p.key, p.storefront_code as storefront, s.path_prefix as prefix,
      coalesce(own.title, es.title, p.key) as title, p.position, p.published,
      section.slugs as section, p.key = any(${screens as string[]}::text[]) or section.slugs is not null as of_screen,
      (select jsonb_object_agg(a.language, a.slug) from page_address a
        where a.storefront_code = p.storefront_code and a.kind = 'page' and a.key = p.key and a.current) as slugs,
      w.said, coalesce(w.changed_at, es.updated_at, '2000-01-01'::timestamptz) as changed_at,
      exists (select from text_draft d where d.kind = 'page' and d.record = p.storefront_code || ':' || p.key) as drafted,
      (select count(distinct (l.kind, l.record))::int from written_link l
        where l.to_kind = 'page' and l.to_record = p.storefront_code || ':' || p.key
          and not (l.kind = 'page' and l.record = l.to_record)) as led_by
    from page p join storefront s on s.code = p.storefront_code
    left join page_translation es on es.storefront_code = p.storefront_code and es.page_key = p.key and es.language = 'es'
    left join page_translation own on own.storefront_code = p.storefront_code and own.page_key = p.key and own.language = ${language}
    left join lateral (
      select m.section_slugs as slugs from menu_category m
      where m.storefront_code = p.storefront_code and m.active and m.section_slugs is not null and p.key = 'section-' || m.key order by m.id limit 1
    ) section on true
    left join lateral (
      select jsonb_object_agg(one.language, one.state) as said, max(one.at) as changed_at from (
        select t.language, max(t.written_at) as at,
          case when bool_or(t.state = 'empty') then 'empty' when bool_or(t.state = 'behind') then 'behind' else 'complete' end as state
        from written_text t where t.kind = 'page' and t.record = p.storefront_code || ':' || p.key and not t.gone
        group by t.language
      ) one
    ) w on true
  ) r`

const wanting = (db: Db) =>
  db`and (coalesce(r.said ->> 'ca', 'empty') <> 'complete' or coalesce(r.said ->> 'en', 'empty') <> 'complete')`

const foundIn = (db: Db, asked: Asked, { q, from, to, state, storefront }: FindPages) => db`
  from (${pages(db, asked)}) r
  where true ${worded(db, db`list_words(left(r.title, 200) || ' ' || r.key)`, q)} ${onDays(db, db`r.changed_at`, { from, to })}
    ${storefront === undefined ? db`` : storefront === 'main' ? db`and r.prefix = ''` : db`and r.storefront = ${storefront}`}
    ${state === undefined ? db`` : state === 'wanting' ? wanting(db) : db`and r.state = ${state}`}`

export const pageId = (db: Db) => db`r.page`
export const matchingPages = (db: Db, asked: Asked, query: FindPages) => db`select r.page ${foundIn(db, asked, query)}`
export const pageSorts = (db: Db) =>
  ({
    changed_at: { by: db`r.changed_at`, kind: 'instant' },
    title: { by: db`search_fold(left(r.title, 200))`, kind: 'text' },
    led_by: { by: db`r.led_by`, kind: 'number' },
  }) as const

const columns = (db: Db) => db`
  r.page, r.key, r.storefront, r.prefix, r.title, r.position, r.state, r.slugs, r.section, r.said, r.changed_at, r.drafted, r.led_by`

export const listedPages = (db: Db, asked: Asked, query: FindPages, walk: Walk) => db<(PageRow & Walked)[]>`
  select ${columns(db)}, ${walk.key} ${foundIn(db, asked, query)} ${walk.after} ${walk.order}`

export const onePage = async (db: Db, asked: Asked, page: string): Promise<PageRow | undefined> =>
  (await db<PageRow[]>`select ${columns(db)} from (${pages(db, asked)}) r where r.page = ${page}`)[0]

/** What led_by to a page, by the links read last: a row a record, with the languages in which it does. */
export const leadingTo = (db: Db, page: string, most: number) => db<OpenPage['led_from'][number][]>`
  select l.kind, l.record, min(l.title) as name,
    coalesce(array_agg(distinct l.language) filter (where l.language is not null), '{}') as languages
  from written_link l
  where l.to_kind = 'page' and l.to_record = ${page} and not (l.kind = 'page' and l.record = l.to_record)
  group by l.kind, l.record order by l.kind, min(l.title), l.record limit ${most}`

/** When texts were read for their links. */
export const linksReadAt = async (db: Db): Promise<Date | null> =>
  (await db<{ read_at: Date }[]>`select read_at from link_reading`)[0]?.read_at ?? null
