import type { Db, Part, Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import type { LinkState, Look } from './causes.ts'

/** A text or a field that may hold links. */
export interface LinkSource {
  kind: string
  record: string
  name: string
  field: string
  language: Language | null
  text: string
  storefront: string | null
}

const calledBy = ({ fields }: TextKind): string => Object.keys(fields)[0] ?? ''

/** The texts of a kind that are Markdown and hold a link, of records that somebody will read yet. */
export const linkedTexts = (db: Db, kind: TextKind, now: Date) => {
  const markdown = Object.entries(kind.fields).flatMap(([name, { form }]) => (form === 'markdown' ? [name] : []))
  return db<LinkSource[]>`
    select w.kind, w.record, left(coalesce(n.name, called.text, w.record), 200) as name, w.field, w.language, w.text, w.storefront_code as storefront
    from written_text w
    left join written_text called on called.kind = w.kind and called.record = w.record and called.field = ${calledBy(kind)} and called.language = 'es'
    left join (${kind.called ? kind.called(db, 'es') : db`select null::text as record, null::text as name where false`}) n on n.record = w.record
    where w.kind = ${kind.kind} and w.field = any(${markdown}::text[]) and w.text like '%](%' and not w.gone
      ${kind.worth ? db`and w.record in (${kind.worth(db, now)})` : db``}`
}

/** What rows lead to besides texts: the menu, the home page, and where activities, stores and partners stand elsewhere. */
export const linkedRows = (db: Db, now: Date) => db<LinkSource[]>`
  select 'menu-entry' as kind, m.id::text as record, coalesce(t.title, m.key) as name, 'url' as field, null as language, m.fixedurl as text,
    m.storefront_code as storefront
  from menu_category m left join menu_category_translation t on t.menu_category_id = m.id and t.language = 'es'
  where m.active and m.fixedurl <> ''
  union all
  select 'home-block', b.id::text, coalesce(t.title, b.slot), 'url', null, b.fixedurl, b.storefront_code
  from home_block b left join home_block_translation t on t.home_block_id = b.id and t.language = 'es'
  left join lateral occasion_days(b.promotion_id, b.campaign_id, day_in_madrid(${now}::timestamptz)) o on true
  where b.active and b.fixedurl <> '' and coalesce(o.runs, true)
    and coalesce(coalesce(o.last_day, b.shown_until) >= day_in_madrid(${now}::timestamptz), true)
  union all
  select 'activity', a.id::text, coalesce(t.title, a.id::text), 'website', null, a.website, a.storefront_code
  from activity a left join activity_translation t on t.activity_id = a.id and t.language = 'es'
  where a.published and a.ends_at > ${now} and a.website <> ''
  union all
  select 'partner', id::text, name, 'website', null, website, null from partner where active and website <> ''`

/** The main shop, whose pages begin right below the language, and where those of the others do. */
export const shopRows = (db: Db) => db<{ code: string; path: string }[]>`select code, path_prefix as path from storefront`

export interface NewLink extends Omit<LinkSource, 'name' | 'text' | 'storefront'> {
  /** What its record is called. */
  title: string
  words: string
  written: string
  url: string
  to_kind: string | null
  to_record: string | null
}

/** Keeps the addresses, those that are known among them; each elsewhere is to be asked in the night that begins. */
export const keepAddresses = (tx: Tx, rows: readonly { url: string; host: string | null }[], due: Date) => tx`
  insert into checked_link ${tx(rows.map((row) => ({ ...row, due_at: row.host === null ? null : due })))}
  on conflict (url) do update set due_at = coalesce(checked_link.due_at, excluded.due_at)`

export const keepLinks = (tx: Tx, rows: readonly NewLink[]) =>
  tx`insert into written_link ${tx(rows as NewLink[])} on conflict do nothing`

export const forgetLinks = (tx: Tx) => tx`delete from written_link`
export const forgetAddresses = (tx: Tx) =>
  tx`delete from checked_link c where not exists (select from written_link w where w.url = c.url)`

/** Whoever reads the texts for their links does so alone. @returns the day on which they were read last */
export async function lockReading(tx: Tx): Promise<string | null> {
  await tx`select pg_advisory_xact_lock(hashtextextended('links read', 0))`
  const [row] = await tx<{ day: string }[]>`select read_on as day from link_reading`
  return row?.day ?? null
}

export const keepReading = (tx: Tx, day: string, at: Date) => tx`
  insert into link_reading (read_on, read_at) values (${day}, ${at})
  on conflict (one) do update set read_on = greatest(link_reading.read_on, excluded.read_on), read_at = excluded.read_at`

/** The next address elsewhere that is due, of a host that nobody asks and that was not asked a moment ago; held by a lease. */
export const claimAddress = async (
  db: Db,
  { now, quietBefore, leasedUntil }: { now: Date; quietBefore: Date; leasedUntil: Date },
) =>
  (
    await db<{ address: string; lease: string; failures: number }[]>`
      update checked_link set lease = gen_random_uuid(), leased_until = ${leasedUntil}
      where url = (
        select c.url from checked_link c
        where c.due_at <= ${now} and c.host is not null and (c.leased_until is null or c.leased_until <= ${now})
          and not exists (select from checked_link other where other.host = c.host and other.url <> c.url
            and (other.leased_until > ${now} or other.checked_at > ${quietBefore}))
        order by c.due_at, c.url limit 1 for update skip locked)
      returning url as address, lease, failures`
  )[0]

interface Seen {
  address: string
  state: LinkState
  look: Look
  failures: number
  now: Date
}
const columns = (db: Db, { state, look, failures, now }: Seen): Part => db`
  state = ${state}, cause = ${look.cause}, status = ${look.status}, leads_to = ${look.leadsTo}, failures = ${failures}, checked_at = ${now},
  failing_since = case when ${look.cause}::text is null then null else coalesce(failing_since, ${now}) end, due_at = null`

export const markSeen = (db: Db, seen: Seen & { lease: string }) => db`
  update checked_link set ${columns(db, seen)}, lease = null, leased_until = null where url = ${seen.address} and lease = ${seen.lease}`
export const markInside = (tx: Tx, seen: Seen) => tx`update checked_link set ${columns(tx, seen)} where url = ${seen.address}`

/** What is broken or doubtful elsewhere is asked at once. */
export const askAgain = (tx: Tx, now: Date) => tx`
  update checked_link set due_at = ${now} where host is not null and state <> 'good'`
