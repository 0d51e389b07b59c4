-- What one address asked of all processes together in a minute. Written once a second and good for nothing a minute later: no log is kept of
-- it, and a crash may forget it. Who it was is in no row: an address is kept as a hash that the shop's secret goes into.
create unlogged table address_count (
  counted bytea primary key check (length(counted) = 16),
  ends_at timestamptz not null,
  count int not null check (count > 0)
);
