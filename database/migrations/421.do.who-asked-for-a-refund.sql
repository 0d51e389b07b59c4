-- Who asked for a refund: an id does not say whose it is, and screens should not guess.
alter table refund add column requested_as text not null default 'staff' check (requested_as in ('customer', 'gateway', 'shop', 'staff'));
update refund r set requested_as = case when requested_by in ('shop', 'gateway', 'customer') then requested_by else 'customer' end
  where requested_by in ('shop', 'gateway', 'customer')
    or exists (select from shop_order o where o.id = r.order_id and o.owner_id = r.requested_by);
