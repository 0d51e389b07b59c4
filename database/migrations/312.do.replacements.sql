-- An order without a price that makes a claim good: its copies leave like those of any order.
alter table shop_order
  add column claim_id bigint references claim,
  add constraint shop_order_replaces_for_nothing check (claim_id is null or total_cents = 0);
create index shop_order_claim on shop_order (claim_id) where claim_id is not null;

-- What is sent again was sold before.
create or replace function record_order_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into stock_movement (product_id, store_code, delta, kind, reason, staff_id, document_kind, document)
    select l.product_id, n.store_code, r.quantity - n.quantity,
      case when n.quantity < r.quantity then 'cancellation' when o.claim_id is null then 'sale' else 'sent_again' end,
      coalesce('claim ' || o.claim_id, ''), acting_staff(), 'order', o.number
    from added n join removed r using (order_line_id, store_code)
    join order_line l on l.id = n.order_line_id join shop_order o on o.id = l.order_id
    where n.quantity <> r.quantity;
  elsif tg_op = 'DELETE' then
    insert into stock_movement (product_id, store_code, delta, kind, reason, staff_id, document_kind, document)
    select l.product_id, t.store_code, t.quantity, 'cancellation', coalesce('claim ' || o.claim_id, ''), acting_staff(), 'order', o.number
    from removed t join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id;
  else
    insert into stock_movement (product_id, store_code, delta, kind, reason, staff_id, document_kind, document)
    select l.product_id, t.store_code, -t.quantity, case when o.claim_id is null then 'sale' else 'sent_again' end,
      coalesce('claim ' || o.claim_id, ''), acting_staff(), 'order', o.number
    from added t join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id;
  end if;
  return null;
end $$;
