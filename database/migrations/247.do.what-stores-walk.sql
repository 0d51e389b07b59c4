-- Parcels of a state: few are planned, ready or under way among all that were delivered.
create index parcel_by_state on parcel (state, order_id);
-- What a store has or gives a shelf to.
create index stock_of_store on stock (store_code, product_id) where quantity > 0 or shelf <> '';
