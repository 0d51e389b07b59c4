import type { Day } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import type { Cents } from '#kernel/money.ts'

/** What is owed by how long ago it was given, in days. */
export interface AgeRow {
  to_90: Cents
  to_180: Cents
  to_365: Cents
  older: Cents
  holders: number
}

/** Gift cards in force with something on them, by when they were issued; `lapsed` is what stands on those whose last day is past. */
export async function giftCardsByAge(db: Db, today: Day): Promise<AgeRow & { lapsed: Cents }> {
  const [row] = await db<(AgeRow & { lapsed: Cents })[]>`
    with living as (
      select balance_cents as cents, expires_on >= ${today} as holds, ${today}::date - (issued_at at time zone 'Europe/Madrid')::date as age
      from gift_card where issued_at is not null and balance_cents > 0)
    select coalesce(sum(cents) filter (where holds and age <= 90), 0)::bigint as to_90,
      coalesce(sum(cents) filter (where holds and age between 91 and 180), 0)::bigint as to_180,
      coalesce(sum(cents) filter (where holds and age between 181 and 365), 0)::bigint as to_365,
      coalesce(sum(cents) filter (where holds and age > 365), 0)::bigint as older,
      coalesce(sum(cents) filter (where not holds), 0)::bigint as lapsed, count(*) filter (where holds)::int as holders
    from living`
  return row!
}

/** Points that nobody spent yet, by when they were made: those that end first are spent first, so what is left is what came last. */
export async function pointsByAge(db: Db, today: Day): Promise<AgeRow> {
  const [row] = await db<AgeRow[]>`
    with brought as (
      select e.customer_id, e.points, ${today}::date - e.made_on as age, c.balance,
        sum(e.points) over (partition by e.customer_id order by e.expires_on desc, e.id desc) as so_far
      from points_entry e join loyalty_card c on c.customer_id = e.customer_id where e.points > 0 and c.balance > 0),
    left_over as (select customer_id, age, least(points, greatest(0, balance - (so_far - points))) as points from brought)
    select coalesce(sum(points) filter (where age <= 90), 0)::bigint as to_90,
      coalesce(sum(points) filter (where age between 91 and 180), 0)::bigint as to_180,
      coalesce(sum(points) filter (where age between 181 and 365), 0)::bigint as to_365,
      coalesce(sum(points) filter (where age > 365), 0)::bigint as older,
      count(distinct customer_id) filter (where points > 0)::int as holders
    from left_over`
  return row!
}

export interface MovementRow {
  kind: string
  cents: Cents
}

/** What gift cards came to before a month and did in it; 'before' is what stood on them. */
export const giftCardMovements = (db: Db, from: Day, until: Day) => db<MovementRow[]>`
  select case when e.at < (${from}::date)::timestamp at time zone 'Europe/Madrid' then 'before'
      when e.kind = 'issue' and c.order_id is null then 'handed_out' when e.kind = 'release' then 'spend' else e.kind end as kind,
    sum(e.amount_cents)::bigint as cents
  from gift_card_entry e join gift_card c on c.id = e.gift_card_id
  where e.at < (${until}::date)::timestamp at time zone 'Europe/Madrid' group by 1`

/** The same of points; one is a cent. */
export const pointMovements = (db: Db, from: Day, until: Day) => db<MovementRow[]>`
  select case when made_on < ${from} then 'before' else kind end as kind, sum(points)::bigint as cents
  from points_entry where made_on < ${until} group by 1`
