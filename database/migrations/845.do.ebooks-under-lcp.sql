-- Ebooks whose publisher asks for Readium LCP: sold only while a licence server can lock them, and never as a plain file.
alter table product add column asks_lcp boolean not null default false;
create index product_asks_lcp on product (id) where asks_lcp;

-- What the licence server holds of such a title, and what its publisher lets be printed and copied; null is without limit.
create table ebook_lcp (
  product_id bigint primary key references product,
  -- What lcpencrypt called the encrypted publication when it left it with the server.
  content_id text not null constraint ebook_lcp_content check (content_id ~ '^[A-Za-z0-9._-]{1,100}$'),
  print_pages int constraint ebook_lcp_print check (print_pages >= 0),
  copy_characters int constraint ebook_lcp_copy check (copy_characters >= 0),
  added_at timestamptz not null default now(),
  -- Sold no longer; whoever bought it keeps it.
  off_sale_at timestamptz
);

-- Whether this shop has a licence server at all: written at its start, by its settings.
create table lcp_server (
  one boolean primary key default true check (one),
  is_set boolean not null
);
insert into lcp_server (is_set) values (false);

create function can_be_fetched(product bigint, under_lcp boolean) returns boolean language sql stable as $$
  select case when under_lcp
    then exists (select from lcp_server where is_set) and exists (select from ebook_lcp where product_id = product and off_sale_at is null)
    else exists (select from ebook_file where product_id = product and off_sale_at is null) end
$$;

-- The product says itself whether it can be sold, for lists, carts and the search alike.
create or replace function ebook_file_told() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update product set has_file = can_be_fetched(id, asks_lcp)
      where id = old.product_id and has_file <> can_be_fetched(id, asks_lcp);
  end if;
  if tg_op <> 'DELETE' then
    update product set has_file = can_be_fetched(id, asks_lcp)
      where id = new.product_id and has_file <> can_be_fetched(id, asks_lcp);
  end if;
  return null;
end $$;
create trigger ebook_lcp_told after insert or update or delete on ebook_lcp for each row execute function ebook_file_told();

create function ebook_lock_told() returns trigger language plpgsql as $$
begin
  new.has_file := can_be_fetched(new.id, new.asks_lcp);
  return new;
end $$;
create trigger product_lock_of_new before insert on product for each row when (new.asks_lcp) execute function ebook_lock_told();
create trigger product_lock_told before update of asks_lcp on product for each row
  when (old.asks_lcp <> new.asks_lcp) execute function ebook_lock_told();

create function lcp_server_told() returns trigger language plpgsql as $$
begin
  update product set has_file = can_be_fetched(id, asks_lcp) where asks_lcp and has_file <> can_be_fetched(id, asks_lcp);
  return null;
end $$;
create trigger lcp_server_told after update on lcp_server for each row when (old.is_set <> new.is_set) execute function lcp_server_told();

-- What was sold under LCP stays so, and what was sold as a file stays that, whatever its publisher wishes later.
alter table order_line add column lcp boolean not null default false,
  add constraint order_line_lcp_of_ebook check (not lcp or ebook);
create function keep_lock() returns trigger language plpgsql as $$
begin
  new.lcp := (select asks_lcp from product where id = new.product_id);
  return new;
end $$;
create trigger order_line_lock before insert on order_line for each row when (new.ebook) execute function keep_lock();
