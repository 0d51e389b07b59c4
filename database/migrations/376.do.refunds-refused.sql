-- A refund for which nothing came back may be refused by the second person. What it had counted against lines, shipping and order is
-- free again; what is gone stays told.
alter table refund
  add column goodwill boolean not null default false,
  add column refused_by text,
  add column refused_at timestamptz,
  add column refused_because text,
  drop constraint refund_state_check,
  add constraint refund_state_check check (state in ('requested', 'approved', 'done', 'failed', 'refused')),
  drop constraint refund_second_person,
  add constraint refund_second_person check (
    not needs_second_person or state in ('requested', 'refused') or approved_by is not null and approved_by <> requested_by),
  add constraint refund_refused check (case when state = 'refused'
    then goodwill and needs_second_person and refused_by is not null and refused_by <> requested_by and refused_at is not null and refused_because is not null
    else refused_by is null and refused_at is null and refused_because is null end);

-- Whose shipping it is, so that it can be freed; those of before that wait and have none are known by their lines.
create table refund_shipping (
  refund_id bigint not null references refund,
  parcel_id bigint not null references parcel,
  cents int not null check (cents > 0),
  primary key (refund_id, parcel_id)
);
create index refund_shipping_parcel on refund_shipping (parcel_id);
create trigger refund_shipping_fixed before update or delete on refund_shipping for each row execute function refuse_change();

update refund r set goodwill = true
where r.state = 'requested' and r.return_id is null and r.shipping_cents = 0
  and not exists (select from refund_line l where l.refund_id = r.id and l.quantity > 0);

create function uncount_refund() returns trigger language plpgsql as $$
begin
  update shop_order set shipping_refunded_cents = shipping_refunded_cents - new.shipping_cents,
    surcharge_refunded_cents = surcharge_refunded_cents - new.surcharge_cents where id = new.order_id;
  update order_line o set refunded_quantity = o.refunded_quantity - l.quantity, refunded_cents = o.refunded_cents - l.goods_cents
  from refund_line l where l.refund_id = new.id and o.id = l.order_line_id;
  update parcel p set shipping_refunded_cents = p.shipping_refunded_cents - s.cents
  from refund_shipping s where s.refund_id = new.id and p.id = s.parcel_id;
  return null;
end $$;
create trigger refund_uncounted after update on refund for each row
  when (new.state = 'refused' and old.state = 'requested') execute function uncount_refund();
-- Refused stays refused, and only what waits is refused.
create function refuse_refused() returns trigger language plpgsql as $$
begin
  raise exception 'refund % is %', old.id, old.state using errcode = 'integrity_constraint_violation';
end $$;
create trigger refund_refused_once before update of state on refund for each row
  when (old.state = 'refused' and new.state <> 'refused' or new.state = 'refused' and old.state not in ('requested', 'refused'))
  execute function refuse_refused();

-- What colleagues gave back for copies counts into the sum of its order, as what they gave for nothing does.
insert into given_alone (what, cents)
select 'order ' || r.order_id, sum(r.amount_cents)
from refund r
where not r.needs_second_person and r.requested_by ~ '^[0-9]+$'
  and exists (select from refund_line l where l.refund_id = r.id and l.quantity > 0)
group by r.order_id
on conflict (what) do update set cents = given_alone.cents + excluded.cents;
