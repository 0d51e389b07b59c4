-- Counts of a store or one of its shelves: what is scanned is kept scan by scan, and changes stock only when the count is applied.
create table stock_count (
  id bigint generated always as identity primary key,
  store_code text not null references store,
  shelf text not null default '' check (length(shelf) <= 20),
  state text not null default 'open' check (state in ('open', 'applied', 'abandoned')),
  opened_by bigint not null references staff_user,
  opened_at timestamptz not null default now(),
  finished_by bigint references staff_user,
  finished_at timestamptz,
  constraint stock_count_finished check ((state = 'open') = (finished_at is null))
);
create index stock_count_store on stock_count (store_code, state, id);

create table stock_count_scan (
  id bigint generated always as identity primary key,
  count_id bigint not null references stock_count,
  -- Given by the device: a scan that is sent twice counts once.
  key uuid not null,
  code text not null default '' check (length(code) <= 40),
  -- Null: a code that no product has.
  product_id bigint references product,
  quantity int not null check (quantity between -10000 and 10000),
  -- Counted by hand: what was scanned of the title before counts no more.
  replaces boolean not null default false,
  -- Copies that should have lain there in that moment: for sale, held, and sold but not packed.
  expected int not null,
  staff_id bigint not null references staff_user,
  at timestamptz not null,
  constraint stock_count_scan_once unique (count_id, key),
  constraint stock_count_scan_by_hand check (not replaces or quantity >= 0)
);
create index stock_count_scan_product on stock_count_scan (count_id, product_id, id);
create trigger stock_count_scan_fixed before update or delete on stock_count_scan for each row execute function refuse_change();
