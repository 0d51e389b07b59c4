-- Lists by a state or a kind, of which there may be few or none: each row was looked at for them.
create index order_return_by_state on order_return (state, requested_at, id);
create index order_return_by_kind on order_return (kind, requested_at, id);
create index refund_by_state on refund (state, requested_at, id);
create index product_withdrawn on product ((coalesce(changed_at, created_at)), id) where not active;
