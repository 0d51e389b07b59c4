-- A block of the home page may have days: it is shown from the first to the last of them, in Madrid.
alter table home_block
  add column shown_from date,
  add column shown_until date,
  add constraint home_block_days_in_order check (shown_until >= shown_from);
