-- What happens to a line's copies and whether it has its invoice; the code that is shown follows from both and is never typed.
-- The tables of allowed moves stand in modules/orders/states.ts.
alter table order_line
  add column fulfilment text not null default 'placed' constraint order_line_fulfilment check (fulfilment in
    ('placed', 'awaiting_launch', 'preparing', 'ready', 'sent', 'delivered', 'collected', 'collected_at_library', 'cancelled')),
  add column invoicing text not null default 'open' constraint order_line_invoicing check (invoicing in ('open', 'invoiced', 'closed'));
update order_line set
  fulfilment = case state when 'e0' then 'placed' when 'e1' then 'preparing' when 'e2' then 'ready' when 'e3' then 'awaiting_launch'
    when 'e4' then 'cancelled' when 'e6' then 'collected' when 'e8' then 'collected_at_library' else 'delivered' end,
  invoicing = case state when 'e5' then 'closed' else 'open' end;
-- Takes the index order_line_uncounted with it.
alter table order_line drop column state;
alter table order_line
  add column state text generated always as (
    case when fulfilment = 'cancelled' then 'e4' when invoicing = 'closed' then 'e5' when fulfilment = 'placed' then 'e0'
      when fulfilment = 'awaiting_launch' then 'e3' when fulfilment = 'preparing' then 'e1' when fulfilment = 'ready' then 'e2'
      when fulfilment = 'collected' then 'e6' when fulfilment = 'collected_at_library' then 'e8' else 'e7' end) stored,
  -- What has an invoice is given back by a refund, not cancelled.
  add constraint order_line_cancelled_unbilled check (fulfilment <> 'cancelled' or invoicing = 'open');
alter table order_line alter column state set not null;
create index order_line_uncounted on order_line (product_id) where not counted and state not in ('e0', 'e4');
create index order_line_awaiting on order_line (launch_on) where fulfilment = 'awaiting_launch';
create index order_line_to_close on order_line (id) where invoicing = 'invoiced';

alter table shop_order
  drop constraint if exists shop_order_payment_state_check,
  add constraint shop_order_payment_state_check check (payment_state in
    ('pending', 'authorised', 'part_paid', 'paid', 'part_refunded', 'refunded', 'cancelled'));

-- One reminder for what waits at the counter.
alter table parcel add column reminded_at timestamptz;
create index parcel_waiting on parcel (ready_at) where state = 'ready' and kind = 'pickup';
create index parcel_order on parcel (order_id);
