-- Copies asked of one store for another: sent they lie in neither, and what arrives is counted at the other end.
create table stock_transfer (
  id bigint generated always as identity primary key,
  -- What stands on the slip, to be scanned.
  code text not null generated always as ('TR' || lpad(id::text, 6, '0')) stored unique,
  from_store text not null references store,
  to_store text not null references store,
  state text not null check (state in ('asked', 'refused', 'withdrawn', 'sent', 'part_received', 'received')),
  note text not null default '' check (length(note) <= 500),
  -- Why it was refused, or why not everything arrived.
  reason text not null default '' check (length(reason) <= 500),
  asked_by bigint not null references staff_user,
  asked_at timestamptz not null default now(),
  answered_by bigint references staff_user,
  answered_at timestamptz,
  finished_by bigint references staff_user,
  finished_at timestamptz,
  constraint stock_transfer_two_stores check (from_store <> to_store)
);
create index stock_transfer_from on stock_transfer (from_store, state, id);
create index stock_transfer_to on stock_transfer (to_store, state, id);

create table stock_transfer_line (
  transfer_id bigint not null references stock_transfer,
  product_id bigint not null references product,
  asked int not null check (asked between 1 and 10000),
  sent int not null default 0 check (sent between 0 and asked),
  received int not null default 0 check (received between 0 and sent),
  primary key (transfer_id, product_id)
);
create index stock_transfer_line_coming on stock_transfer_line (product_id) where received < sent;
