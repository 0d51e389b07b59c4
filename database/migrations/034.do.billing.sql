-- What joins orders and invoices: who asked for one, which parcel and which copies each bills, and how a customer wants them.
-- How an institution or a company is invoiced; staff keep it.
create table billing_profile (
  customer_id text primary key references customer on delete cascade,
  -- One invoice a month for all that was delivered.
  monthly boolean not null default false,
  -- Units of a public body (DIR3): all three or none.
  dir3_accounting text not null default '',
  dir3_managing text not null default '',
  dir3_processing text not null default '',
  contract text not null default '' check (length(contract) <= 60),
  constraint billing_profile_dir3 check ((dir3_accounting = '') = (dir3_managing = '') and (dir3_managing = '') = (dir3_processing = ''))
);

-- A customer's wish for a full invoice, with the fiscal data to print on it; one for each order.
create table invoice_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references shop_order constraint invoice_request_order_unique unique,
  name text not null check (length(name) between 1 and 200),
  tax_id text not null check (length(tax_id) between 3 and 30),
  street text not null,
  postcode text not null,
  city text not null,
  region text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  requested_at timestamptz not null
);

-- The first invoice of a parcel.
create table billed_parcel (
  parcel_id bigint primary key references parcel,
  invoice_id bigint not null references invoice
);
create index billed_parcel_invoice on billed_parcel (invoice_id);

-- What each invoice bills of an order: copies of a line, or shipping (no line) at one rate. Corrective invoices carry negative rows.
create table billed_line (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  order_id bigint not null references shop_order,
  parcel_id bigint not null references parcel,
  order_line_id bigint references order_line,
  quantity int not null,
  gross_cents int not null,
  surcharge_cents int not null default 0,
  vat_percent numeric(5, 2) not null,
  surcharge_percent numeric(5, 2) not null default 0,
  -- The row that this one takes back, wholly or in part.
  corrects_id bigint references billed_line,
  constraint billed_line_sign check ((corrects_id is null) = (gross_cents >= 0 and quantity >= 0) or gross_cents = 0)
);
create index billed_line_order on billed_line (order_id);
create index billed_line_invoice on billed_line (invoice_id);
create index billed_line_parcel on billed_line (parcel_id);
create index billed_line_corrects on billed_line (corrects_id) where corrects_id is not null;

-- Nothing is taken back beyond what was billed, whoever asks at the same time.
create function check_credit() returns trigger language plpgsql as $$
declare
  billed billed_line;
  taken record;
begin
  select * into billed from billed_line where id = new.corrects_id for update;
  select coalesce(sum(gross_cents), 0) as gross, coalesce(sum(quantity), 0) as quantity, coalesce(sum(surcharge_cents), 0) as surcharge
    into taken from billed_line where corrects_id = new.corrects_id;
  if billed.gross_cents + taken.gross < 0 or billed.quantity + taken.quantity < 0 or billed.surcharge_cents + taken.surcharge < 0 then
    raise exception 'more is taken back than was billed' using errcode = 'check_violation', constraint = 'billed_line_credit';
  end if;
  return null;
end $$;
create trigger billed_line_credited after insert on billed_line for each row when (new.corrects_id is not null) execute function check_credit();
create trigger billed_parcel_fixed before update or delete on billed_parcel for each row execute function refuse_change();
create trigger billed_line_fixed before update or delete on billed_line for each row execute function refuse_change();
