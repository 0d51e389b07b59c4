-- What is paid as it is collected is exchanged too: what the other thing costs more is owed until the till of a store took it.
alter table shop_order
  drop constraint shop_order_difference_prepaid,
  add constraint shop_order_difference_terms check (difference_cents = 0 or terms <> 'account');
