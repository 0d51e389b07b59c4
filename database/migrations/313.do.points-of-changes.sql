-- What a change adds to an order earns points of its own, once it is paid; they go back by the lines of that change alone.
alter table points_entry add column change_id bigint references order_change;
drop index points_entry_once;
create unique index points_entry_once on points_entry (order_id, kind, parcel_id, reversal_id, change_id) nulls not distinct where order_id is not null;
alter table points_reversal add column change_id bigint references order_change;
