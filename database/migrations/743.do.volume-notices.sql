-- A reader waits for copies of a product, or for the volume that follows it in its series.
alter table stock_notice add column awaits text not null default 'stock' check (awaits in ('stock', 'volume'));
drop index stock_notice_one_open;
create unique index stock_notice_one_open on stock_notice (product_id, awaits, lower(email)) where told_at is null and stopped_at is null;
