-- A reminder that somebody sent to an account for all that it owes and is late, at most one a day.
create table account_reminder (
  id bigint generated always as identity primary key,
  customer_id text not null,
  sent_on date not null,
  sent_at timestamptz not null,
  -- staff:5
  sent_by text not null,
  invoices text[] not null check (cardinality(invoices) > 0),
  open_cents bigint not null check (open_cents > 0),
  constraint account_reminder_once unique (customer_id, sent_on)
);
create trigger account_reminder_fixed before update or delete on account_reminder for each row execute function refuse_change();
