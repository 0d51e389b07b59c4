-- The ledger of budgets keeps up with orders and invoices by itself: whatever changes what an order still costs, or what of it is
-- invoiced, marks the order, and as the transaction ends what the ledger does not say yet is written. Never twice, never missed.
alter table budget
  -- The highest level of use, in percent, that its people were told of.
  add column warned_percent int not null default 0 check (warned_percent in (0, 80, 100));
create index budget_customer on budget (customer_id, year desc, contract, lot);
create index budget_unwarned on budget (id) where closed_at is null and warned_percent < 100;
create index billed_line_invoice_order on billed_line (order_id, invoice_id);

-- Which orders changed in a transaction that has not ended.
create table budget_touched (
  order_id bigint primary key references shop_order
);

/* What an order's living parcels cost, in cents. */
create function living_cents(the_order bigint) returns bigint language sql stable as $$
  select coalesce((select sum(paid_cents) from order_line where order_id = the_order and fulfilment <> 'cancelled'), 0)
    + coalesce((select sum(shipping_cents) from parcel where order_id = the_order and state <> 'cancelled'), 0)
    + coalesce((
        select case when bool_and(fulfilment = 'cancelled') then 0
          when bool_or(fulfilment = 'cancelled') then round(max(o.surcharge_cents) * coalesce(sum(paid_cents) filter (where fulfilment <> 'cancelled'), 0)
            / greatest(1, sum(paid_cents))::numeric)
          else max(o.surcharge_cents) end
        from order_line l join shop_order o on o.id = l.order_id where l.order_id = the_order), 0)::bigint
$$;

/* Brings the ledger up to date with one order. */
create function follow_budget(the_order bigint, who text default '') returns void language plpgsql as $$
declare
  o shop_order;
  bill record;
  billed bigint;
  standing bigint;
  said bigint;
  wanted bigint;
  moves int;
begin
  -- Whatever else changes the order waits here; so the ledger is written by one at a time.
  select * into o from shop_order where id = the_order for no key update;
  if o.budget_id is null then return; end if;
  if not exists (select from budget_entry where order_id = the_order) then
    insert into budget_entry (budget_id, kind, pending_cents, order_id, actor, key)
    values (o.budget_id, 'committed', o.total_cents, the_order, coalesce(nullif(who, ''), o.placed_by, o.owner_id), 'order:' || the_order);
  end if;
  -- Each invoice once, as it was issued, and once more when a full one takes its place or it is cancelled.
  for bill in
    select b.invoice_id, i.full_number, sum(b.gross_cents + b.surcharge_cents) as cents,
      coalesce(sum(b.gross_cents + b.surcharge_cents) filter (where b.corrects_id is null), 0) as first_cents,
      exists (select from invoice_replacement r where r.replaced_id = b.invoice_id)
        or exists (select from invoice_record c where c.invoice_id = b.invoice_id and c.kind = 'cancel') as gone,
      exists (select from invoice_replacement r where r.invoice_id = b.invoice_id) as replaces
    from billed_line b join invoice i on i.id = b.invoice_id
    where b.order_id = the_order group by b.invoice_id, i.full_number order by b.invoice_id
  loop
    insert into budget_entry (budget_id, kind, invoiced_cents, pending_cents, order_id, invoice_id, actor, key)
    values (o.budget_id, case when bill.cents < 0 then 'credited' else 'invoiced' end, bill.cents,
      case when bill.replaces then 0
        else -least(bill.first_cents, (select coalesce(sum(pending_cents), 0) from budget_entry where order_id = the_order)) end, the_order, bill.invoice_id, 'shop', 'invoice:' || bill.invoice_id || ':' || the_order)
    on conflict on constraint budget_entry_once do nothing;
    if bill.gone then
      insert into budget_entry (budget_id, kind, invoiced_cents, order_id, invoice_id, actor, key)
      values (o.budget_id, case when bill.cents < 0 then 'invoiced' else 'credited' end, -bill.cents, the_order, bill.invoice_id, 'shop',
        'gone:' || bill.invoice_id || ':' || the_order)
      on conflict on constraint budget_entry_once do nothing;
    end if;
  end loop;
  -- What is left to be served: living parcels less what was billed of them. What a full invoice replaced is billed once.
  select coalesce(sum(b.gross_cents + b.surcharge_cents), 0) into billed from billed_line b
  where b.order_id = the_order and b.corrects_id is null
    and not exists (select from invoice_replacement r where r.replaced_id = b.invoice_id);
  wanted := greatest(0, living_cents(the_order) - billed);
  select coalesce(sum(pending_cents), 0), count(*) into said, moves from budget_entry where order_id = the_order;
  if said <> wanted then
    insert into budget_entry (budget_id, kind, pending_cents, order_id, actor, key)
    values (o.budget_id, case when wanted < said then 'released' else 'committed' end, wanted - said, the_order, coalesce(nullif(who, ''), 'shop'),
      'order:' || the_order || ':' || moves);
  end if;
end $$;

-- The budget is locked at once, before any stock that goes back to its shelves: the order in which orders are placed.
create function touch_budget(the_order bigint) returns void language sql as $$
  select 1 from budget where id = (select budget_id from shop_order where id = the_order) for no key update;
  insert into budget_touched (order_id) select id from shop_order where id = the_order and budget_id is not null on conflict do nothing
$$;
create function follow_touched() returns trigger language plpgsql as $$
begin
  perform follow_budget(new.order_id);
  delete from budget_touched where order_id = new.order_id;
  return null;
end $$;
create constraint trigger budget_followed after insert on budget_touched deferrable initially deferred
  for each row execute function follow_touched();

create function touch_own_order() returns trigger language plpgsql as $$
begin
  perform touch_budget(new.id);
  return null;
end $$;
create trigger shop_order_budgeted after insert on shop_order for each row when (new.budget_id is not null) execute function touch_own_order();
create trigger shop_order_budget_moved after update of total_cents, payment_state on shop_order for each row
  when (new.budget_id is not null and (new.total_cents <> old.total_cents or new.payment_state = 'cancelled')) execute function touch_own_order();
create function touch_order_of_row() returns trigger language plpgsql as $$
begin
  perform touch_budget(new.order_id);
  return null;
end $$;
create trigger order_line_budgeted after update of fulfilment on order_line for each row
  when (new.fulfilment = 'cancelled' and old.fulfilment <> 'cancelled') execute function touch_order_of_row();
create trigger parcel_budgeted after update of state, shipping_cents on parcel for each row
  when (new.state = 'cancelled' or new.shipping_cents <> old.shipping_cents) execute function touch_order_of_row();
create function touch_orders_billed() returns trigger language plpgsql as $$
begin
  perform 1 from budget where id in (select o.budget_id from added b join shop_order o on o.id = b.order_id) order by id for no key update;
  insert into budget_touched (order_id)
  select distinct b.order_id from added b join shop_order o on o.id = b.order_id where o.budget_id is not null order by 1
  on conflict do nothing;
  return null;
end $$;
create trigger billed_line_budgeted after insert on billed_line
  referencing new table as added for each statement execute function touch_orders_billed();
create function touch_orders_of_invoice() returns trigger language plpgsql as $$
begin
  insert into budget_touched (order_id)
  select distinct b.order_id from billed_line b join shop_order o on o.id = b.order_id
  where b.invoice_id = (case tg_table_name when 'invoice_record' then to_jsonb(new) ->> 'invoice_id' else to_jsonb(new) ->> 'replaced_id' end)::bigint
    and o.budget_id is not null order by 1
  on conflict do nothing;
  return null;
end $$;
create trigger invoice_record_budgeted after insert on invoice_record for each row when (new.kind = 'cancel') execute function touch_orders_of_invoice();
create trigger invoice_replacement_budgeted after insert on invoice_replacement for each row execute function touch_orders_of_invoice();
-- Whose budget an order is charged to is settled as it is placed.
create function keep_order_budget() returns trigger language plpgsql as $$
begin
  raise exception 'an order stays with its budget' using errcode = 'restrict_violation', constraint = 'shop_order_budget_kept';
end $$;
create trigger shop_order_budget_fixed before update of budget_id on shop_order for each row
  when (new.budget_id is distinct from old.budget_id) execute function keep_order_budget();
