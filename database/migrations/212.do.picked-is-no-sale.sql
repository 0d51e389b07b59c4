-- Taking a copy off the shelf for an order changes nothing of what the order took: only other quantities are movements.
create or replace function record_order_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into stock_movement (product_id, store_code, delta, kind, staff_id, document_kind, document)
    select l.product_id, n.store_code, r.quantity - n.quantity,
      case when n.quantity > r.quantity then 'sale' else 'cancellation' end, acting_staff(), 'order', o.number
    from added n join removed r using (order_line_id, store_code)
    join order_line l on l.id = n.order_line_id join shop_order o on o.id = l.order_id
    where n.quantity <> r.quantity;
  elsif tg_op = 'DELETE' then
    insert into stock_movement (product_id, store_code, delta, kind, staff_id, document_kind, document)
    select l.product_id, t.store_code, t.quantity, 'cancellation', acting_staff(), 'order', o.number
    from removed t join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id;
  else
    insert into stock_movement (product_id, store_code, delta, kind, staff_id, document_kind, document)
    select l.product_id, t.store_code, -t.quantity, 'sale', acting_staff(), 'order', o.number
    from added t join order_line l on l.id = t.order_line_id join shop_order o on o.id = l.order_id;
  end if;
  return null;
end $$;
