-- No page may show a book below its legal floor: whoever writes such a price, an import or the staff, writes the floor (Ley 10/2007,
-- art. 9). Fair days and libraries go further by promotion or coupon, which the cart judges by day and customer.
create function keep_book_floor() returns trigger language plpgsql as $$
declare
  cap numeric;
begin
  select max(c.percent) into cap from book_discount_cap c
    where c.audience = 'everyone' and c.month_day is null and c.store_code is null
      and current_date between c.valid_from and coalesce(c.valid_to, 'infinity');
  new.price_cents := greatest(new.price_cents, new.former_price_cents - floor(new.former_price_cents * coalesce(cap, 0) / 100)::int);
  if new.price_cents >= new.former_price_cents then new.former_price_cents := null; end if;
  return new;
end $$;
create trigger product_book_floor before insert or update of kind, price_cents, former_price_cents, free_price on product
  for each row when (new.kind = 'book' and not new.free_price and new.former_price_cents is not null)
  execute function keep_book_floor();
-- What lies there already, too.
update product set former_price_cents = former_price_cents where kind = 'book' and not free_price and former_price_cents is not null;
