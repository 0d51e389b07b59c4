-- What sells best of late, counted from time to time: lists and filters read it and never look through orders. Sizes of one piece
-- share a place.
create table best_seller (
  product_id bigint primary key references product on delete cascade,
  place int not null,
  constraint best_seller_place check (place > 0)
);
create table best_sellers_counted (
  single boolean primary key default true check (single),
  at timestamptz
);
insert into best_sellers_counted default values;
create index shop_order_placed_at on shop_order (placed_at);

create trigger best_seller_searched_insert after insert on best_seller
  referencing new table as added for each statement execute function search_part_changed();
create trigger best_seller_searched_update after update on best_seller
  referencing new table as added old table as removed for each statement execute function search_part_changed();
create trigger best_seller_searched_delete after delete on best_seller
  referencing old table as removed for each statement execute function search_part_changed();
