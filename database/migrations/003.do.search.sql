-- What the search reads: words and keys that are costly to derive, one row per product, and the trail of what changed.

-- Lower case, without accents or punctuation, words separated by one space; "l·l" reads as "ll". Queries are folded the same way.
create function search_fold(value text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    replace(lower(public.unaccent('public.unaccent', replace(normalize(value, nfc), '·', '')) collate "und-x-icu"), 'l.l', 'll'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

-- Orders titles and names as a Spanish reader expects, byte by byte: ñ after n, accents, case and punctuation without weight.
create function search_key(value text) returns text language sql immutable strict parallel safe as $$
  select public.search_fold(replace(lower(value collate "und-x-icu"), 'ñ', 'nzzzz'))
$$;

create table search_document (
  product_id bigint primary key references product on delete cascade,
  title_words text not null,
  people_words text not null,
  house_words text not null,
  subject_words text not null,
  title_key_es text collate "C" not null,
  title_key_ca text collate "C" not null,
  title_key_en text collate "C" not null,
  people bigint[] not null,
  categories bigint[] not null,
  tags bigint[] not null,
  attributes bigint[] not null,
  lots bigint[] not null,
  lot_positions int[] not null
);

-- Which products a transaction touched. Followers ask twice a second for what their last snapshot could not see (a NOTIFY would
-- make every order wait for the one before it at commit); 0 stands for a changed name, -1 for everything.
create table search_change (
  tx xid8 not null default pg_current_xact_id(),
  product_id bigint not null,
  at timestamptz not null default now(),
  primary key (tx, product_id)
);
create index search_change_at on search_change (at);

-- Documents are as fresh as every transaction before this one; the identity tells one database from another.
create table search_progress (
  single boolean primary key default true check (single),
  identity uuid not null default gen_random_uuid(),
  refreshed_to xid8 not null default '0'
);
insert into search_progress default values;

-- A bulk load that refreshes the search itself says so (shop.search_is_refreshed) and leaves no trail.
create function search_trail(products bigint[]) returns void language plpgsql as $$
begin
  if products is null or current_setting('shop.search_is_refreshed', true) = 'on' then
    return;
  end if;
  insert into search_change (product_id) select distinct id from unnest(products) id order by id on conflict do nothing;
end $$;

create function search_product_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform search_trail((select array_agg(id) from removed));
  else
    perform search_trail((select array_agg(id) from added));
  end if;
  return null;
end $$;

-- For the tables that hang on a product by product_id.
create function search_part_changed() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    perform search_trail((select array_agg(distinct product_id) from removed));
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform search_trail((select array_agg(distinct product_id) from added));
  end if;
  return null;
end $$;

-- For names: the products that show the name, and 0 for the labels.
create function search_name_changed() returns trigger language plpgsql as $$
declare products bigint[];
begin
  case tg_table_name
    when 'author' then
      select array_agg(p.product_id) into products from added join product_author p on p.author_id = added.id;
    when 'author_translation' then
      select array_agg(p.product_id) into products from added join product_author p using (author_id);
    when 'publisher' then
      select array_agg(p.id) into products from added join product p on p.publisher_id = added.id;
    when 'series' then
      select array_agg(p.id) into products from added join product p on p.series_id = added.id;
    when 'tag_translation' then
      select array_agg(p.product_id) into products from added join product_tag p using (tag_id);
    when 'attribute_value_translation' then
      select array_agg(p.product_id) into products from added join product_attribute p using (value_id);
    else
      products := '{}';
  end case;
  perform search_trail(coalesce(products, '{}') || 0::bigint);
  return null;
end $$;

-- A category under another parent moves every product below it.
create function search_tree_changed() returns trigger language plpgsql as $$
begin
  perform search_trail('{-1}');
  return null;
end $$;

create trigger product_searched_insert after insert on product
  referencing new table as added for each statement execute function search_product_changed();
create trigger product_searched_update after update on product
  referencing new table as added for each statement execute function search_product_changed();
create trigger product_searched_delete after delete on product
  referencing old table as removed for each statement execute function search_product_changed();

do $$
declare part text;
begin
  foreach part in array array['product_translation', 'product_author', 'product_category', 'product_tag', 'product_attribute', 'lot_product'] loop
    execute format('create trigger %1$s_searched_insert after insert on %1$s
      referencing new table as added for each statement execute function search_part_changed()', part);
    execute format('create trigger %1$s_searched_update after update on %1$s
      referencing new table as added old table as removed for each statement execute function search_part_changed()', part);
    execute format('create trigger %1$s_searched_delete after delete on %1$s
      referencing old table as removed for each statement execute function search_part_changed()', part);
  end loop;
  foreach part in array array['author', 'publisher', 'series', 'category_translation', 'tag_translation', 'attribute_value_translation',
      'author_translation', 'lot_translation'] loop
    execute format('create trigger %1$s_searched_update after update on %1$s
      referencing new table as added for each statement execute function search_name_changed()', part);
    execute format('create trigger %1$s_searched_insert after insert on %1$s
      referencing new table as added for each statement execute function search_name_changed()', part);
  end loop;
end $$;

create trigger category_searched_update after update of parent_id on category
  for each statement execute function search_tree_changed();
