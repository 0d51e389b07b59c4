-- The clock that rows are dated by when nobody says a time. A year of trying-out data is made in one transaction by the shop's own
-- operations: it tells its transaction which day it is (set_config 'shop.now'); everywhere else this is now().
create function shop_now() returns timestamptz language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('shop.now', true), '')::timestamptz, now()) $$;

alter table shop_order alter column placed_at set default shop_now(),
  alter column number set default to_char(shop_now() at time zone 'Europe/Madrid', 'YY') || '-' || lpad(nextval('order_number')::text, 6, '0');
alter table order_event alter column at set default shop_now();
alter table payment_attempt alter column created_at set default shop_now();
alter table payment_movement alter column at set default shop_now();
alter table customer alter column created_at set default shop_now();
alter table wish alter column added_at set default shop_now();
alter table mail_outbox alter column created_at set default shop_now();
alter table budget_entry alter column at set default shop_now();
alter table desk_list alter column created_at set default shop_now(), alter column updated_at set default shop_now();
alter table payment_task alter column due_at set default shop_now();
alter table points_entry alter column at set default shop_now();
alter table loyalty_card alter column issued_at set default shop_now();
