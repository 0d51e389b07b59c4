-- The first number in what a volume bears, such as "3", "2.5" or "1-3", as the search reads it.
create function series_volume(written text) returns numeric language sql immutable parallel safe as $$
  select replace(substring(written from '\d{1,6}(?:[.,]\d{1,3})?'), ',', '.')::numeric
$$;

-- The volume before one and the one after it are read from here.
create index product_series_volume on product (series_id, series_volume(series_number))
  where series_id is not null and series_number <> '';
