import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

export interface CandidateRow {
  product_id: number
  title: string
  author: string
  price_cents: Cents
  appeared_on: Day
  /** Which alternatives were found. */
  found: string[]
}

export interface CandidateFilter {
  standingId: number | null
  customerId: string
  /** Alternatives, each with the words that all have to occur. */
  alternatives: readonly (readonly string[])[]
  /** With everything below them. */
  categories: readonly number[]
  languages: readonly string[]
  formats: readonly string[]
  priceLimitCents: Cents | null
  from: Day
  to: Day
  skipEditions: boolean
}

const sellable = ['e0', 'eU', 'eP', 'e2', 'e4', 'e6']
const any = (db: Db, list: readonly unknown[], condition: unknown) =>
  list.length === 0 ? db`true` : (condition as ReturnType<typeof db>)

/** The product itself and, where they count as the same, the other editions of its work. */
const editions = (db: Db, others: boolean) =>
  others ? db`(select f.id union all select o.id from product o where o.work_id = f.work_id and o.id <> f.id)` : db`(select f.id)`

/**
 * New books that fit and that the account neither has, awaits, has on a list, nor decided against; newest first, one edition of a
 * work. Reads the books that appeared in the window, by their index, never the catalogue.
 */
export const candidateRows = (db: Db, filter: CandidateFilter, limit: number) => {
  const alternatives = filter.alternatives.map((words) => words.join(' '))
  return db<CandidateRow[]>`
    with fresh as materialized (
      select p.id, p.work_id, p.title, p.price_cents, coalesce(p.published_on, make_date(p.edition_year, 1, 1)) as appeared_on,
        ' ' || coalesce(d.title_words || ' ' || d.people_words || ' ' || d.house_words || ' ' || d.subject_words, search_fold(p.title)) as words,
        d.categories
      from product p left join search_document d on d.product_id = p.id
      where p.kind = 'book' and p.active and exists (select from storefront s where s.code = p.storefront_code and s.path_prefix = '')
        and coalesce(p.published_on, make_date(p.edition_year, 1, 1)) between ${filter.from} and ${filter.to}
        and p.price_cents > 0 and p.availability_code = any(${sellable})
        and (p.has_file or coalesce(p.format_code, '') not in ('E00', 'E01'))
        and ${filter.priceLimitCents === null ? db`true` : db`p.price_cents <= ${filter.priceLimitCents}`}
        and ${any(db, filter.languages, db`p.language_code = any(${filter.languages as string[]})`)}
        and ${any(db, filter.formats, db`p.format_code = any(${filter.formats as string[]})`)}
        and ${any(db, filter.categories, db`d.categories && ${filter.categories as number[]}::bigint[]`)}),
    listed as materialized (
      select distinct n.product_id from desk_list k join desk_line n on n.list_id = k.id
      where k.customer_id = ${filter.customerId} and k.state in ('open', 'awaiting') and k.kind in ('order', 'proposal')
        and n.product_id is not null),
    asked as (
      select said, array(select ' ' || word || '%' from regexp_split_to_table(search_fold(said), ' ') as word where word <> '') as patterns
      from unnest(${alternatives}::text[]) as said),
    fitting as materialized (
      select f.*, case when ${filter.skipEditions} then coalesce(f.work_id, -f.id) else -f.id end as edition, array(
        select a.said from asked a where not exists (select from unnest(a.patterns) as pattern where f.words not like '%' || pattern)) as found
      from fresh f),
    mine as materialized (
      select f.* from fitting f
      where (${alternatives.length} = 0 or cardinality(f.found) > 0)
        and not exists (select from standing_match m where m.standing_order_id = ${filter.standingId} and m.product_id = f.id)
        and not exists (select from desk_refusal r where r.customer_id = ${filter.customerId} and r.product_id = f.id)
        and not exists (
          select from ${editions(db, filter.skipEditions)} e join trade_purchase t on t.customer_id = ${filter.customerId} and t.product_id = e.id
          join order_line l on l.id = t.order_line_id
          where l.fulfilment <> 'cancelled' and l.quantity > l.returned_quantity)
        and not exists (
          select from ${editions(db, filter.skipEditions)} e join listed n on n.product_id = e.id)),
    one_edition as (
      select distinct on (edition) * from mine order by edition, price_cents, id)
    select o.id as product_id, o.title, coalesce(a.names, '') as author, o.price_cents, o.appeared_on::text as appeared_on, o.found
    from one_edition o
    left join lateral (
      select string_agg(w.name, ', ' order by l.position) as names from product_author l join author w on w.id = l.author_id
      where l.product_id = o.id and l.role = 'A01') a on true
    order by o.appeared_on desc, o.id desc limit ${limit}`
}
