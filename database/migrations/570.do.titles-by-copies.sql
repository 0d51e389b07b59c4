-- Titles by copies and by what was sold, and a store's own by copies and by shelf, are walked instead of read whole and sorted. A row whose copies change is
-- written into an index more (about ten microseconds); what was sold stood in one already, so that nothing else is written anew for it.
create index product_by_stock on product (stock, id);
create index product_by_sales on product (units_sold, id);
create index stock_by_copies on stock (store_code, quantity, product_id) where quantity > 0 or shelf <> '';
create index stock_by_shelf on stock (store_code, shelf, product_id) where quantity > 0 or shelf <> '';
