-- Copies of a transfer that was asked for, off the shelf and not sent yet.
alter table stock_transfer_line
  add column picked int not null default 0 check (picked between 0 and asked),
  add column picked_by bigint references staff_user,
  add column picked_at timestamptz;
