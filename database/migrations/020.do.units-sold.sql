-- Copies sold are added to their product a little later, product by product: a payment must not wait for a best-seller's row.
alter table order_line add column counted boolean not null default false;
create index order_line_uncounted on order_line (product_id) where not counted and state not in ('e0', 'e4');
