create function year_day(month_day text, of_year int) returns date language sql immutable as $$
  select make_date(of_year, left(month_day, 2)::int, 1) + right(month_day, 2)::int - 1
$$;

-- The one rule of when a promotion or a gift campaign runs: its first and its last day. Of a campaign, which comes back every year, those of
-- the season that is on on a day, or comes next. A promotion without one of them has begun for good, or does not end.
create function occasion_days(of_promotion bigint, of_campaign bigint, on_day date)
returns table (runs boolean, first_day date, last_day date) language sql stable as $$
  select p.active, p.valid_from, p.valid_to from promotion p where p.id = of_promotion
  union all
  select c.active, f.day, l.day
  from gift_campaign c
  cross join lateral (
    select min(year_day(c.to_day, y)) as day from generate_series(extract(year from on_day)::int, extract(year from on_day)::int + 1) y
    where year_day(c.to_day, y) >= on_day
  ) l
  cross join lateral (
    select max(year_day(c.from_day, y)) as day from generate_series(extract(year from l.day)::int - 1, extract(year from l.day)::int) y
    where year_day(c.from_day, y) <= l.day
  ) f
  where c.id = of_campaign
$$;

-- A campaign whose season is on begins next with the season after it.
create or replace function occasion_at(of_promotion bigint, of_campaign bigint, over boolean, since date) returns timestamptz language sql stable as $$
  select (case
    when over then d.last_day + 1
    when of_campaign is not null and d.first_day < since then (select n.first_day from occasion_days(null, of_campaign, d.last_day + 1) n)
    else d.first_day end)::timestamp at time zone 'Europe/Madrid'
  from occasion_days(of_promotion, of_campaign, since) d where d.runs
$$;

-- A block of the home page that stands while an occasion runs has no days of its own, and does not outlive it unseen.
alter table home_block
  add column promotion_id bigint references promotion,
  add column campaign_id bigint references gift_campaign,
  add constraint home_block_when check (num_nonnulls(promotion_id, campaign_id) + least(num_nonnulls(shown_from, shown_until), 1) <= 1);
create index home_block_promotion on home_block (promotion_id) where promotion_id is not null;
create index home_block_campaign on home_block (campaign_id) where campaign_id is not null;
