-- Nearly every order is of goods: those that are not are found without walking through all.
create index shop_order_other on shop_order (payment_state, id) where kind <> 'goods';
