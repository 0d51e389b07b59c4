-- Copies that an author signs at an activity, ordered before it: an ordinary line of cart and order, with whom it is dedicated to.
alter table activity
  -- The last day on which signed copies can be ordered; null: the activity takes no such orders.
  add column signed_until date,
  add constraint activity_signed_before check (signed_until is null or signed_until < (starts_at at time zone 'Europe/Madrid')::date);

-- What carts and orders are told of an activity: they stand below the agenda, which is paid by orders.
create view signing as
select a.id, a.storefront_code, (a.starts_at at time zone 'Europe/Madrid')::date as first_day, (a.ends_at at time zone 'Europe/Madrid')::date as last_day,
  a.cancelled_at is not null as cancelled,
  a.published and a.cancelled_at is null and coalesce(a.signed_until >= (shop_now() at time zone 'Europe/Madrid')::date, false) as takes_orders,
  (select jsonb_object_agg(t.language, t.title) from activity_translation t where t.activity_id = a.id) as titles
from activity a;
create view signing_book as select activity_id as signing_id, product_id from activity_product;

-- Of the copies of a line those that are to be signed: never more than there are. They have their numbers from those of lines, and are changed by them.
create table cart_signed_copy (
  id bigint primary key default nextval('cart_line_id_seq'),
  cart_id text not null,
  product_id bigint not null,
  activity_id bigint not null references activity on delete cascade,
  -- Whom the author writes it for; empty: the author signs and writes nothing else.
  dedication text not null default '' constraint cart_signed_copy_dedication check (length(dedication) <= 60 and dedication !~ '[[:cntrl:]]'),
  quantity int not null check (quantity between 1 and 99),
  constraint cart_signed_copy_once unique (cart_id, product_id, activity_id, dedication),
  constraint cart_signed_copy_line foreign key (cart_id, product_id) references cart_line (cart_id, product_id) on delete cascade
);
create index cart_signed_copy_activity on cart_signed_copy (activity_id);

-- Copies that are not signed leave a line first, then those that were added last.
create function bound_signed_copies() returns trigger language plpgsql as $$
declare
  copies int;
begin
  select quantity into copies from cart_line where cart_id = new.cart_id and product_id = new.product_id;
  with kept as (
    select id, quantity, sum(quantity) over (order by id) - quantity as before
    from cart_signed_copy where cart_id = new.cart_id and product_id = new.product_id),
  gone as (delete from cart_signed_copy s using kept k where s.id = k.id and k.before >= copies)
  update cart_signed_copy s set quantity = copies - k.before from kept k where s.id = k.id and k.before < copies and k.before + k.quantity > copies;
  return null;
end $$;
create trigger cart_line_signed after update of quantity on cart_line for each row
  when (new.quantity < old.quantity) execute function bound_signed_copies();
create trigger cart_signed_copy_bound after insert or update of quantity on cart_signed_copy for each row
  when (pg_trigger_depth() = 0) execute function bound_signed_copies();

alter table order_line
  add column signing_id bigint references activity,
  -- A dedication is forgotten in time, and that there was one is not: what was made for one person is not withdrawn from (TRLGDCU 103 c).
  add column dedication text not null default '',
  add column dedicated boolean not null default false,
  add constraint order_line_dedication check (length(dedication) <= 60 and dedication !~ '[[:cntrl:]]' and (dedication = '' or dedicated)),
  add constraint order_line_dedicated check (not dedicated or signing_id is not null),
  add constraint order_line_signed_book check (signing_id is null or kind = 'book' and not ebook);
create index order_line_signing on order_line (signing_id) where signing_id is not null;

-- The database has the last word on what can still be ordered.
create function refuse_signing_over() returns trigger language plpgsql as $$
begin
  if not exists (
    select from signing s join signing_book b on b.signing_id = s.id and b.product_id = new.product_id
    where s.id = new.signing_id and s.takes_orders) then
    raise exception 'activity % takes no orders for signed copies of product %', new.signing_id, new.product_id
      using errcode = 'check_violation', constraint = 'order_line_signing_open';
  end if;
  return new;
end $$;
create trigger order_line_signing_open before insert on order_line for each row
  when (new.signing_id is not null and new.fulfilment = 'placed') execute function refuse_signing_over();
