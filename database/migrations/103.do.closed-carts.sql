-- A closed cart keeps nothing of where to and for whom: the order has it.
update cart set comments = '', delivery_address = null, pickup_point = null
where closed_at is not null and (comments <> '' or delivery_address is not null or pickup_point is not null);
