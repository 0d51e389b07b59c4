-- How many copies may be promised before they exist; null: as many as are asked for.
alter table product
  -- Copies of a pre-sale in all, whatever lies in the stores already.
  add column presale_cap int check (presale_cap >= 0),
  -- Copies that customers may wait for at the same time.
  add column backorder_cap int check (backorder_cap >= 0);

-- Who wants to hear when a product is back: asked for, confirmed from its own mailbox, told once.
create table stock_notice (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  email text not null check (length(email) <= 254),
  language text not null check (language in ('es', 'ca', 'en')),
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  told_at timestamptz,
  stopped_at timestamptz
);
-- One wish for each product and mailbox at a time.
create unique index stock_notice_one_open on stock_notice (product_id, lower(email)) where told_at is null and stopped_at is null;
create index stock_notice_waiting on stock_notice (product_id, confirmed_at)
  where confirmed_at is not null and told_at is null and stopped_at is null;
create index stock_notice_told on stock_notice (product_id, told_at) where told_at is not null;
