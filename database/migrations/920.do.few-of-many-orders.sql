-- What waits is few of many: copies still to be taken off a shelf, among all that a store ever sent, and orders on account, among all that were
-- paid. Both were found by reading the many.
create index order_stock_to_pick on order_stock (store_code, order_line_id) where picked < quantity;
create index shop_order_on_account on shop_order (owner_id, id) where terms = 'account';
