-- Whether an order was called off as a whole: all its lines, or a gift card's payment. Asked for by its lines, the list of these orders read
-- as many as were ever called off. Nothing is written for it as an order is made, paid or sent; it is written when a last line is called off.
alter table shop_order add column called_off boolean not null default false;

create function follow_called_off() returns trigger language plpgsql as $$
begin
  update shop_order o set called_off = true where o.id = new.order_id and not o.called_off
    and not exists (select from order_line l where l.order_id = o.id and l.fulfilment <> 'cancelled');
  return null;
end $$;
create trigger order_line_called_off after update of fulfilment on order_line for each row
  when (new.fulfilment = 'cancelled' and old.fulfilment <> 'cancelled') execute function follow_called_off();

-- Lines that are added are looked at once a statement; an order that stands stays as it is.
create function follow_added_lines() returns trigger language plpgsql as $$
begin
  update shop_order o set called_off = not o.called_off
  where o.id in (select a.order_id from added a)
    and o.called_off <> not exists (select from order_line l where l.order_id = o.id and l.fulfilment <> 'cancelled');
  return null;
end $$;
create trigger order_line_added after insert on order_line
  referencing new table as added for each statement execute function follow_added_lines();

-- What has no lines, the sale of a gift card, is called off with its payment.
create function follow_payment_without_lines() returns trigger language plpgsql as $$
begin
  new.called_off := new.payment_state in ('cancelled', 'refunded');
  return new;
end $$;
create trigger shop_order_called_off before insert or update of payment_state on shop_order for each row
  when (new.kind <> 'goods') execute function follow_payment_without_lines();

update shop_order o set called_off = true
where o.kind <> 'goods' and o.payment_state in ('cancelled', 'refunded')
  or o.kind = 'goods' and exists (select from order_line l where l.order_id = o.id and l.state = 'e4')
    and not exists (select from order_line l where l.order_id = o.id and l.state <> 'e4');
create index shop_order_called_off on shop_order (placed_at, id) where called_off;
