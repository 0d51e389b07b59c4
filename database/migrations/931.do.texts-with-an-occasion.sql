-- The instant at which a promotion or a gift campaign begins, or is over: of a campaign, which comes back every year, the first from a day
-- on. Null where it has no such day, or does not run.
create function occasion_at(of_promotion bigint, of_campaign bigint, over boolean, since date) returns timestamptz language sql stable as $$
  select (case when over then p.valid_to + 1 else p.valid_from end)::timestamp at time zone 'Europe/Madrid'
  from promotion p where p.id = of_promotion and p.active
  union all
  select (d.day + case when over then 1 else 0 end)::timestamp at time zone 'Europe/Madrid'
  from gift_campaign c
  cross join lateral (
    select min(make_date(y, left(m.month_day, 2)::int, 1) + right(m.month_day, 2)::int - 1) as day
    from (values (case when over then c.to_day else c.from_day end)) m(month_day)
    cross join generate_series(extract(year from since)::int, extract(year from since)::int + 1) y
    where m.month_day <> '' and make_date(y, left(m.month_day, 2)::int, 1) + right(m.month_day, 2)::int - 1 >= since
  ) d
  where c.id = of_campaign and c.active
$$;

-- What is published or taken down with an occasion has no instant of its own: it moves with the days of the occasion.
alter table text_plan
  alter column at drop not null,
  add column promotion_id bigint references promotion on delete cascade,
  add column campaign_id bigint references gift_campaign on delete cascade,
  add column made_on date not null default day_in_madrid(shop_now()),
  add constraint text_plan_when check (num_nonnulls(at, promotion_id, campaign_id) = 1);
create index text_plan_promotion on text_plan (promotion_id) where promotion_id is not null;
create index text_plan_campaign on text_plan (campaign_id) where campaign_id is not null;
create function plan_at(p text_plan) returns timestamptz language sql stable as $$
  select coalesce(p.at, occasion_at(p.promotion_id, p.campaign_id, p.act = 'take_down', p.made_on))
$$;

-- Columns that end in a language, as `{"es": …}`.
create function columns_in_languages(written jsonb, name text) returns jsonb language sql immutable as $$
  select jsonb_object_agg(l, written ->> (name || '_' || l)) from unnest(array['es', 'ca', 'en']) l
$$;
