-- Orders that are paid by invoice: what each still owes, what was received for which invoice, and by when it should have been.
alter table shop_order
  -- Of an order on account: what its living parcels cost less what was given back, and what came in for it.
  add column account_due_cents bigint not null default 0,
  add column received_cents bigint not null default 0 constraint shop_order_received check (received_cents >= 0),
  add column owed_cents bigint generated always as (account_due_cents - received_cents) stored;
-- What a customer has open, however many orders it had.
create index shop_order_owed on shop_order (owner_id) where terms = 'account' and account_due_cents <> received_cents;

-- Whoever writes an order on account, it counts against the credit from its first moment.
create function owe_account_order() returns trigger language plpgsql as $$
begin
  new.account_due_cents := new.total_cents;
  return new;
end $$;
create trigger shop_order_owed before insert on shop_order for each row when (new.terms = 'account') execute function owe_account_order();
-- Its shipping may be said later.
create trigger shop_order_owed_anew before update of total_cents on shop_order for each row
  when (new.terms = 'account' and new.total_cents <> old.total_cents and new.payment_state = 'pending') execute function owe_account_order();

-- What is to be received for an invoice: the part of it that was bought on account, less what corrected it.
create table receivable (
  invoice_id bigint primary key references invoice,
  customer_id text not null,
  due_on date not null,
  amount_cents bigint not null default 0,
  received_cents bigint not null default 0,
  open_cents bigint generated always as (amount_cents - received_cents) stored,
  -- Days on which a reminder left, the last one.
  reminded_on date,
  reminders int not null default 0,
  constraint receivable_received check (received_cents >= 0)
);
create index receivable_customer on receivable (customer_id, due_on desc, invoice_id desc);
create index receivable_open on receivable (due_on, invoice_id) where amount_cents > received_cents;

-- Money that came for an invoice, as finance read it from the bank; rows are only added, one that was wrong is taken back by another.
create table account_receipt (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references receivable,
  amount_cents bigint not null check (amount_cents <> 0),
  received_on date not null,
  -- The bank's own reference: the same movement is booked once.
  reference text not null check (length(reference) between 1 and 80),
  note text not null default '' check (length(note) <= 200),
  booked_by text not null,
  booked_at timestamptz not null,
  constraint account_receipt_once unique (invoice_id, reference)
);
-- Which order each part of it pays.
create table account_receipt_part (
  receipt_id bigint not null references account_receipt,
  order_id bigint not null references shop_order,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (receipt_id, order_id)
);
create index account_receipt_part_order on account_receipt_part (order_id);
create trigger account_receipt_fixed before update or delete on account_receipt for each row execute function refuse_change();
create trigger account_receipt_part_fixed before update or delete on account_receipt_part for each row execute function refuse_change();

create function count_receipt() returns trigger language plpgsql as $$
begin
  update receivable set received_cents = received_cents + new.amount_cents where invoice_id = new.invoice_id;
  return null;
end $$;
create trigger account_receipt_counted after insert on account_receipt for each row execute function count_receipt();
create function count_receipt_part() returns trigger language plpgsql as $$
begin
  update shop_order set received_cents = received_cents + new.amount_cents where id = new.order_id;
  return null;
end $$;
create trigger account_receipt_part_counted after insert on account_receipt_part for each row execute function count_receipt_part();

-- Whatever bills an order on account is to be received; what corrects it is so much less.
create function count_receivable() returns trigger language plpgsql as $$
begin
  insert into receivable (invoice_id, customer_id, due_on, amount_cents)
  select b.invoice_id, o.owner_id, coalesce((i.reference ->> 'due')::date, i.issue_date + 30), sum(b.gross_cents + b.surcharge_cents)
  from added b join shop_order o on o.id = b.order_id join invoice i on i.id = b.invoice_id
  where o.terms = 'account' and b.corrects_id is null group by 1, 2, 3
  on conflict (invoice_id) do update set amount_cents = receivable.amount_cents + excluded.amount_cents;
  update receivable r set amount_cents = r.amount_cents + less.cents
  from (
    select c.invoice_id, sum(b.gross_cents + b.surcharge_cents) as cents
    from added b join billed_line c on c.id = b.corrects_id join shop_order o on o.id = b.order_id
    where o.terms = 'account' group by 1) less
  where r.invoice_id = less.invoice_id;
  return null;
end $$;
create trigger billed_line_receivable after insert on billed_line
  referencing new table as added for each statement execute function count_receivable();

-- A full invoice in place of a simplified one takes over what came for it; a cancelled one asks for nothing.
create function move_receivable() returns trigger language plpgsql as $$
declare
  came bigint;
begin
  select received_cents into came from receivable where invoice_id = new.replaced_id;
  if found then
    update receivable set amount_cents = 0, received_cents = 0 where invoice_id = new.replaced_id;
    update receivable set received_cents = received_cents + came where invoice_id = new.invoice_id;
  end if;
  return null;
end $$;
create constraint trigger invoice_replacement_receivable after insert on invoice_replacement
  deferrable initially deferred for each row execute function move_receivable();
create function drop_receivable() returns trigger language plpgsql as $$
begin
  update receivable set amount_cents = 0 where invoice_id = new.invoice_id;
  return null;
end $$;
create trigger invoice_record_receivable after insert on invoice_record for each row
  when (new.kind = 'cancel') execute function drop_receivable();
