-- Two payments for one title must not wait for one and the same row: what moved is said in rows of their own, and a duty writes when it moved last.
create table stock_moved (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  store_code text not null,
  kind text not null check (kind in ('sold', 'received', 'known')),
  day date not null
);

create or replace function keep_stock_rest() returns trigger language plpgsql as $$
begin
  insert into stock_moved (product_id, store_code, kind, day)
  select distinct m.product_id, m.store_code, m.kind, m.day
  from (
    select product_id, store_code, day_in_madrid(at) as day,
      case when kind = 'sale' then 'sold' when kind in ('receipt', 'transfer_in') then 'received' when delta > 0 then 'known' end as kind
    from added
  ) m
  left join stock_rest r on r.product_id = m.product_id and r.store_code = m.store_code
  where m.kind is not null and not coalesce(case m.kind when 'sold' then r.sold_on >= m.day when 'received' then r.received_on >= m.day
    else r.moved_on is not null end, false);
  return null;
end $$;
