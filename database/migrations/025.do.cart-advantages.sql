-- What a customer entered in their cart; judged anew at every reading, so that neither promises anything by itself.
alter table cart
  add column coupon_code text check (length(coupon_code) <= 40),
  add column bonus_cents int not null default 0 check (bonus_cents >= 0),
  -- Why the last coupon was taken off, until the cart changes again: {reason, details}.
  add column coupon_dropped jsonb;

-- The lowest price of the 30 days before the price that a product has now, the one it had when they began included
-- (retail act, art. 20). Ask only for what is reduced.
create function lowest_before_cut(product bigint) returns int language sql stable as $$
  select min(h.price_cents)
  from (select max(valid_from) as at from price_history where product_id = product) cut,
    lateral (select coalesce(max(valid_from), '-infinity') as at from price_history
      where product_id = product and valid_from <= cut.at - interval '30 days') begun,
    price_history h
  where h.product_id = product and h.valid_from < cut.at and h.valid_from >= begun.at
$$;
