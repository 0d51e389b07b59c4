-- The law bounds each copy: what is let off is rounded down by the copy, as modules/goods/pricing/book-cap.ts does, and what the shelf took
-- off counts in it. The caps are those of the day the order was placed, or of today where a line is added later: an order of fair day may
-- still be parted after it.
create or replace function hold_book_cap() returns trigger language plpgsql as $$
declare
  most numeric;
begin
  if exists (select from product where id = new.product_id and free_price) then return new; end if;
  select max(c.percent) into most
    from book_discount_cap c, shop_order o,
      lateral (values ((o.placed_at at time zone 'Europe/Madrid')::date), ((now() at time zone 'Europe/Madrid')::date)) as held (day)
    where o.id = new.order_id and held.day between c.valid_from and coalesce(c.valid_to, 'infinity');
  if new.promotion_cents + new.coupon_cents
    > new.quantity * (floor(new.list_unit_cents * coalesce(most, 0) / 100) - (new.list_unit_cents - new.unit_cents)) then
    raise exception 'a book of % may not be reduced by %', new.list_unit_cents, new.promotion_cents + new.coupon_cents
      using errcode = 'check_violation', constraint = 'order_line_book_cap';
  end if;
  return new;
end $$;
drop trigger order_line_book_cap on order_line;
create trigger order_line_book_cap before insert or update of promotion_cents, coupon_cents, quantity, list_unit_cents, unit_cents on order_line
  for each row when (new.kind = 'book' and new.promotion_cents + new.coupon_cents > 0) execute function hold_book_cap();
