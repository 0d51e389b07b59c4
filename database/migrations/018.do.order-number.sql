-- An order is numbered as it is written: the year in Madrid, then a count that never repeats.
alter table shop_order alter column number
  set default to_char(now() at time zone 'Europe/Madrid', 'YY') || '-' || lpad(nextval('order_number')::text, 6, '0');
