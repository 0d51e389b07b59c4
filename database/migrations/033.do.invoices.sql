-- Invoices: numbered without a gap within a series and year, never changed, chained record to record (RD 1619/2012, RD 1007/2023).
-- Up to how much a retail sale may have a simplified invoice, VAT included; the newest row that has begun holds.
create table simplified_invoice_limit (
  valid_from date primary key,
  limit_cents int not null check (limit_cents > 0)
);
insert into simplified_invoice_limit (valid_from, limit_cents) values ('2013-01-01', 300000);

-- The counter of a series in a year. Its row lock makes issuing one after another; a transaction that fails gives its number back.
create table invoice_series (
  code text not null check (code ~ '^[A-Z]{1,4}$'),
  year int not null,
  last_number int not null check (last_number > 0),
  last_date date not null,
  primary key (code, year),
  constraint invoice_series_year check (extract(year from last_date) = year)
);

create table invoice (
  id bigint generated always as identity primary key,
  series text not null,
  year int not null,
  number int not null check (number > 0),
  -- As printed: S-2026-000001.
  full_number text not null generated always as
    (series || '-' || year || '-' || repeat('0', greatest(0, 6 - length(number::text))) || number) stored,
  -- Types of the tax agency: full, simplified, full in place of simplified, corrective, corrective of a simplified.
  kind text not null check (kind in ('F1', 'F2', 'F3', 'R1', 'R5')),
  -- One invoice for the deliveries of a calendar month (RD 1619/2012, art. 13).
  summary boolean not null,
  issue_date date not null,
  -- The day of the (last) delivery.
  operation_date date not null,
  -- Copies: what a later change of address or name leaves as it was.
  issuer jsonb not null,
  buyer jsonb,
  -- Read by who looks for a customer's invoices.
  buyer_tax_id text generated always as (buyer ->> 'taxId') stored,
  language text not null check (language in ('es', 'ca', 'en')),
  treatment text not null check (treatment in ('domestic', 'export', 'oss', 'intra_eu')),
  -- Prices as shown to a consumer (VAT inside) or to a business (before VAT).
  prices text not null check (prices in ('gross', 'net')),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Per rate: percent, base, vat, surchargePercent, surcharge; amounts in cents.
  vat jsonb not null check (jsonb_typeof(vat) = 'array'),
  base_cents int not null,
  vat_cents int not null,
  surcharge_cents int not null,
  total_cents int not null,
  corrects_id bigint references invoice,
  -- What the reader recognises: order numbers, the customer's own reference.
  reference jsonb not null,
  -- What it bills, so that nothing is billed twice: parcel:12, refund:3:88, request:7, summary:c-1:2026-11.
  source text not null constraint invoice_source_unique unique,
  constraint invoice_number_unique unique (series, year, number),
  constraint invoice_year check (extract(year from issue_date) = year),
  constraint invoice_total check (total_cents = base_cents + vat_cents + surcharge_cents),
  constraint invoice_buyer check (buyer is not null or kind in ('F2', 'R5')),
  constraint invoice_corrects check ((corrects_id is not null) = (kind in ('R1', 'R5')))
);
create index invoice_issue_date on invoice (issue_date, id);
create index invoice_source_prefix on invoice (source text_pattern_ops);
create index invoice_corrects on invoice (corrects_id) where corrects_id is not null;

-- Simplified invoices (and what corrected them) whose place a full one took: once each.
create table invoice_replacement (
  replaced_id bigint primary key references invoice,
  invoice_id bigint not null references invoice,
  constraint invoice_replacement_other check (replaced_id <> invoice_id)
);
create index invoice_replacement_invoice on invoice_replacement (invoice_id);

-- The last word on numbers and sums: the number the counter stands at, its date, and rates that add up to the totals.
create function check_invoice() returns trigger language plpgsql as $$
declare
  counter invoice_series;
  sums record;
begin
  select * into counter from invoice_series where code = new.series and year = new.year;
  if counter.last_number is distinct from new.number or counter.last_date is distinct from new.issue_date then
    raise exception 'invoice % is not the next of its series', new.full_number using errcode = 'check_violation', constraint = 'invoice_gapless';
  end if;
  select coalesce(sum((row ->> 'base')::int), 0) as base, coalesce(sum((row ->> 'vat')::int), 0) as vat,
      coalesce(sum((row ->> 'surcharge')::int), 0) as surcharge
    into sums from jsonb_array_elements(new.vat) as row;
  if (sums.base, sums.vat, sums.surcharge) is distinct from (new.base_cents::bigint, new.vat_cents::bigint, new.surcharge_cents::bigint) then
    raise exception 'the rates of an invoice do not add up' using errcode = 'check_violation', constraint = 'invoice_rates';
  end if;
  return null;
end $$;
create trigger invoice_checked after insert on invoice for each row execute function check_invoice();
-- The counter never goes back: neither its number nor its date.
create function keep_series_forward() returns trigger language plpgsql as $$
begin
  if new.last_number <> old.last_number + 1 or new.last_date < old.last_date then
    raise exception 'a series only goes forward, one by one' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger invoice_series_forward before update on invoice_series for each row execute function keep_series_forward();

-- The billing records of the tax agency's regulation: each carries the fingerprint of the one before, per issuer.
create table invoice_chain (
  issuer_tax_id text primary key,
  position int not null,
  hash text not null
);
create table invoice_record (
  id bigint generated always as identity primary key,
  issuer_tax_id text not null,
  position int not null check (position > 0),
  kind text not null check (kind in ('issue', 'cancel')),
  invoice_id bigint not null references invoice,
  -- As hashed, with Madrid's offset: 2026-11-21T11:30:00+01:00.
  generated_at text not null,
  previous_hash text not null,
  hash text not null check (hash ~ '^[0-9A-F]{64}$'),
  -- Of the whole invoice, so that a line changed behind the shop's back shows too.
  content_hash text not null,
  reason text not null default '',
  constraint invoice_record_position unique (issuer_tax_id, position),
  constraint invoice_record_once unique (invoice_id, kind)
);
-- What the tax agency's port answered for a record; rows are only added.
create table invoice_record_sending (
  id bigint generated always as identity primary key,
  record_id bigint not null references invoice_record,
  at timestamptz not null,
  outcome text not null check (outcome in ('accepted', 'rejected', 'failed')),
  answer text not null default ''
);
create index invoice_record_sending_record on invoice_record_sending (record_id);

create trigger invoice_fixed before update or delete on invoice for each row execute function refuse_change();
create trigger invoice_kept before truncate on invoice execute function refuse_change();
create trigger invoice_replacement_fixed before update or delete on invoice_replacement for each row execute function refuse_change();
create trigger invoice_record_fixed before update or delete on invoice_record for each row execute function refuse_change();
create trigger invoice_record_kept before truncate on invoice_record execute function refuse_change();
create trigger invoice_record_sending_fixed before update or delete on invoice_record_sending for each row execute function refuse_change();
create trigger invoice_series_kept before delete or truncate on invoice_series execute function refuse_change();
