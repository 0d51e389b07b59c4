-- Accounts of libraries and businesses: those that were looked at and not opened, who looks after each, and what colleagues note of it.
alter table customer
  add column refused_at timestamptz,
  add column refused_by text not null default '',
  add column refusal_reason text not null default '' check (length(refusal_reason) <= 1000),
  add constraint customer_refused check (refused_at is null or (activated_at is null and kind <> 'private'));

-- Whoever says something else of the house is looked at again, as whoever is opened is refused no longer.
create function look_again_at_account() returns trigger language plpgsql as $$
begin
  new.refused_at := null;
  new.refused_by := '';
  new.refusal_reason := '';
  return new;
end $$;
create trigger customer_looked_at_again before update on customer for each row
  when (old.refused_at is not null and new.refused_at is not null and (new.activated_at is not null
    or (new.tax_id, new.company, new.library, new.country) is distinct from (old.tax_id, old.company, old.library, old.country)))
  execute function look_again_at_account();

drop index customer_waiting;
create index customer_waiting on customer (created_at)
  where activated_at is null and kind <> 'private' and erased_at is null and refused_at is null;
create index customer_trade_by_name on customer (search_fold(coalesce(nullif(library, ''), nullif(company, ''), name)), id)
  where kind <> 'private' and erased_at is null;

create table account_keeper (
  customer_id text primary key references customer on delete cascade,
  staff_id bigint not null references staff_user,
  since timestamptz not null
);
create index account_keeper_staff on account_keeper (staff_id);

create table account_note (
  id bigint generated always as identity primary key,
  customer_id text not null references customer on delete cascade,
  kind text not null check (kind in ('note', 'call', 'visit')),
  text text not null check (length(text) between 3 and 2000),
  staff_id bigint not null references staff_user,
  made_at timestamptz not null
);
create index account_note_customer on account_note (customer_id, id desc);

-- What the trade desk has on its first page, and nothing else.
create index budget_nearly_used on budget (id)
  where closed_at is null and assigned_cents > 0 and (invoiced_cents + pending_cents) * 5 >= assigned_cents * 4;
create index trade_terms_limited on trade_terms (customer_id) where on_account and credit_limit_cents is not null;
