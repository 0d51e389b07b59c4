-- What suppliers send: a delivery note as it was read, and what was really in the boxes, scan by scan.
create table supplier_delivery (
  id bigint generated always as identity primary key,
  store_code text not null references store,
  supplier text not null check (length(supplier) between 1 and 120),
  note_number text not null default '' check (length(note_number) <= 40),
  note_day date,
  state text not null default 'open' check (state in ('open', 'finished', 'abandoned')),
  -- Lines of the note in which no number was found, as they came.
  unread text[] not null default '{}',
  remark text not null default '' check (length(remark) <= 500),
  opened_by bigint not null references staff_user,
  opened_at timestamptz not null default now(),
  finished_by bigint references staff_user,
  finished_at timestamptz,
  constraint supplier_delivery_finished check ((state = 'open') = (finished_at is null))
);
create index supplier_delivery_store on supplier_delivery (store_code, state, id);
-- The same note is not taken in twice.
create unique index supplier_delivery_once on supplier_delivery (lower(supplier), lower(note_number))
  where note_number <> '' and state <> 'abandoned';

create table supplier_delivery_line (
  delivery_id bigint not null references supplier_delivery,
  code text not null check (length(code) between 1 and 40),
  title text not null default '' check (length(title) <= 300),
  copies int not null check (copies between 1 and 100000),
  position int not null,
  primary key (delivery_id, code)
);

create table supplier_delivery_scan (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references supplier_delivery,
  -- Given by the device: a scan that is sent twice counts once.
  key uuid not null,
  code text not null check (length(code) between 1 and 40),
  quantity int not null check (quantity between -10000 and 10000),
  -- Counted by hand: what was scanned of the title before counts no more.
  replaces boolean not null default false,
  staff_id bigint not null references staff_user,
  at timestamptz not null default now(),
  constraint supplier_delivery_scan_once unique (delivery_id, key),
  constraint supplier_delivery_scan_by_hand check (not replaces or quantity >= 0)
);
create index supplier_delivery_scan_code on supplier_delivery_scan (delivery_id, code, id);
create trigger supplier_delivery_scan_fixed before update or delete on supplier_delivery_scan
  for each row execute function refuse_change();
