-- Promotions that need neither code nor card: a percentage, an amount or free copies on objects, delivery for nothing from a sum on. Of
-- several the best counts on a line, as before; delivery for nothing goes with any of them.
alter table promotion
  add column audience text not null default 'card' check (audience in ('card', 'everyone')),
  add column kind text not null default 'percent' check (kind in ('percent', 'amount', 'bundle', 'shipping')),
  alter column percent drop not null,
  add column amount_cents int check (amount_cents > 0),
  -- Of each bundle_buy + bundle_free copies, the cheapest bundle_free cost nothing.
  add column bundle_buy int check (bundle_buy between 1 and 20),
  add column bundle_free int check (bundle_free between 1 and 20),
  add column minimum_cents int check (minimum_cents > 0),
  add column storefront_code text references storefront,
  add column zone_code text references shipping_zone,
  add constraint promotion_value check (
    (kind = 'percent') = (percent is not null) and (kind = 'amount') = (amount_cents is not null)
    and (kind = 'bundle') = (bundle_buy is not null) and (kind = 'bundle') = (bundle_free is not null)
    and (zone_code is null or kind = 'shipping')),
  -- The law bounds what may be taken off a book by the copy: an amount or a free copy is for objects.
  add constraint promotion_objects check (kind in ('percent', 'shipping') or scope = 'objects');

-- What promotions leave out, besides the words that say so: titles, a section with all below it, a publisher.
alter table promotion_exclusion
  add column product_ids bigint[] not null default '{}' check (cardinality(product_ids) <= 500),
  add column category_id bigint references category,
  add column publisher_id bigint references publisher,
  add constraint promotion_exclusion_of_products check (
    kind = 'products' or (cardinality(product_ids) = 0 and category_id is null and publisher_id is null));

-- The law of the book once more where an order is written: whatever was reckoned, promotion and coupon take no more off a book than the
-- highest cap of that day lets off the line (Ley 10/2007, arts. 9 and 11).
create function hold_book_cap() returns trigger language plpgsql as $$
declare
  most numeric;
begin
  if exists (select from product where id = new.product_id and free_price) then return new; end if;
  select max(c.percent) into most from book_discount_cap c
    where current_date between c.valid_from and coalesce(c.valid_to, 'infinity');
  if new.promotion_cents + new.coupon_cents > ceil(new.quantity * new.list_unit_cents * coalesce(most, 0) / 100) then
    raise exception 'a book of % may not be reduced by %', new.list_unit_cents, new.promotion_cents + new.coupon_cents
      using errcode = 'check_violation', constraint = 'order_line_book_cap';
  end if;
  return new;
end $$;
create trigger order_line_book_cap before insert or update of promotion_cents, coupon_cents, quantity, list_unit_cents on order_line
  for each row when (new.kind = 'book' and new.promotion_cents + new.coupon_cents > 0) execute function hold_book_cap();
