-- What titles lack, and the words of those that visitors are not shown: kept as they change, since finding either in the catalogue reads all of it.

-- Codes of languages that say something: a book in any other, or in none, is doubtful. The dictionary of the catalogue has the same.
create table book_language (code text primary key);
insert into book_language (code)
select 'I' || lpad(number::text, 2, '0') from unnest(array[
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 42,
  43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 58, 59, 60, 61, 62, 64, 65, 66, 67, 69, 70, 71, 73, 74, 75, 76, 78, 80, 81, 82, 83, 85, 86, 87, 89,
  91, 92, 94, 95, 97, 98]) number
union all
select 'I' || number from unnest(array[102, 103, 105, 106, 108, 109, 110, 112, 113, 114, 116, 117, 119, 120, 122, 123, 124, 126, 127, 129, 130, 131]) number;

-- What is missing of a title that is on sale or will be, derived.
create view title_lacks as
  select p.id as product_id, 'picture' as gap, coalesce(p.changed_at, p.created_at) as changed_at from product p
    where (p.active or p.draft) and not exists (select from product_image i where i.product_id = p.id)
  union all
  select p.id, 'price', coalesce(p.changed_at, p.created_at) from product p where (p.active or p.draft) and p.price_cents is null
  union all
  select p.id, 'category', coalesce(p.changed_at, p.created_at) from product p
    where (p.active or p.draft) and not exists (select from product_category c where c.product_id = p.id)
  union all
  -- An object is told of in every language; a book is, once it is told of in one.
  select p.id, 'translation', coalesce(p.changed_at, p.created_at) from product p
    cross join lateral (select count(description) as told, count(description) filter (where title is not null) as named
      from product_translation where product_id = p.id) t
    where (p.active or p.draft) and case p.kind when 'book' then t.told between 1 and 2 else t.named < 3 end
  union all
  select p.id, 'language', coalesce(p.changed_at, p.created_at) from product p
    where (p.active or p.draft) and p.kind = 'book' and not exists (select from book_language l where l.code = p.language_code)
  union all
  select p.id, 'safety', coalesce(p.changed_at, p.created_at) from product p
    where (p.active or p.draft) and p.kind = 'object' and not exists (select from product_safety s where s.product_id = p.id);

-- The same, kept: what waits, the worklists and their lists walk it.
create table title_gap (
  product_id bigint not null references product on delete cascade,
  gap text not null,
  changed_at timestamptz not null,
  primary key (product_id, gap)
);

-- Two at once who each take away one of two categories would both see the other's: the second waits.
create function keep_title_gaps(products bigint[]) returns void language plpgsql as $$
begin
  perform from product where id = any(products) order by id for no key update;
  delete from title_gap g where g.product_id = any(products)
    and not exists (select from title_lacks l where l.product_id = any(products) and l.product_id = g.product_id and l.gap = g.gap);
  insert into title_gap (product_id, gap, changed_at) select * from title_lacks where product_id = any(products)
  on conflict (product_id, gap) do update set changed_at = excluded.changed_at where title_gap.changed_at <> excluded.changed_at;
end $$;

-- The whole catalogue at once, for the end of a bulk load.
create function keep_every_title_gap() returns void language plpgsql as $$
begin
  lock table title_gap in share row exclusive mode;
  delete from title_gap g where not exists (select from title_lacks l where l.product_id = g.product_id and l.gap = g.gap);
  insert into title_gap (product_id, gap, changed_at) select * from title_lacks
  on conflict (product_id, gap) do update set changed_at = excluded.changed_at where title_gap.changed_at <> excluded.changed_at;
end $$;

-- A bulk load that refreshes the search itself does as much for the gaps.
create function title_gaps_asked(products bigint[]) returns void language plpgsql as $$
begin
  if products is not null and coalesce(current_setting('shop.search_is_refreshed', true), '') <> 'on' then
    perform keep_title_gaps(products);
  end if;
end $$;

create function title_gaps_of_new() returns trigger language plpgsql as $$
begin
  perform title_gaps_asked((select array_agg(id) from added));
  return null;
end $$;
create trigger product_gaps_insert after insert on product referencing new table as added for each statement execute function title_gaps_of_new();

create function title_gaps_of_changed() returns trigger language plpgsql as $$
begin
  perform title_gaps_asked(array[new.id]);
  return null;
end $$;
create trigger product_gaps_update after update on product for each row
  when ((old.active, old.draft, old.kind, old.price_cents is null, old.language_code, old.changed_at, old.created_at)
    is distinct from (new.active, new.draft, new.kind, new.price_cents is null, new.language_code, new.changed_at, new.created_at))
  execute function title_gaps_of_changed();

create function title_gaps_of_part() returns trigger language plpgsql as $$
begin
  if tg_op in ('DELETE', 'UPDATE') then
    perform title_gaps_asked((select array_agg(distinct product_id) from removed));
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    perform title_gaps_asked((select array_agg(distinct product_id) from added));
  end if;
  return null;
end $$;
do $$
declare part text;
begin
  foreach part in array array['product_image', 'product_category', 'product_translation', 'product_safety'] loop
    execute format('create trigger %1$s_gaps_insert after insert on %1$s
      referencing new table as added for each statement execute function title_gaps_of_part()', part);
    execute format('create trigger %1$s_gaps_update after update on %1$s
      referencing new table as added old table as removed for each statement execute function title_gaps_of_part()', part);
    execute format('create trigger %1$s_gaps_delete after delete on %1$s
      referencing old table as removed for each statement execute function title_gaps_of_part()', part);
  end loop;
end $$;

insert into title_gap (product_id, gap, changed_at) select * from title_lacks;
create index title_gap_by_day on title_gap (gap, changed_at, product_id);

-- Titles that the search of the shop does not hold, by their words: withdrawn, drafts, of another shop.
create table unseen_title (
  product_id bigint primary key references product on delete cascade,
  words tsvector not null
);
create function unseen_words(document search_document) returns tsvector language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(left(word, 60))), '')
  from unnest(string_to_array(concat_ws(' ', document.title_words, document.people_words, document.house_words), ' ')) word where word <> ''
$$;

create function unseen_titles_worded() returns trigger language plpgsql as $$
begin
  insert into unseen_title (product_id, words)
  select d.product_id, unseen_words(d) from added a join search_document d on d.product_id = a.product_id
  join product p on p.id = a.product_id join storefront s on s.code = p.storefront_code
  where not p.active or s.path_prefix <> ''
  on conflict (product_id) do update set words = excluded.words where unseen_title.words <> excluded.words;
  return null;
end $$;
create trigger search_document_unseen_insert after insert on search_document
  referencing new table as added for each statement execute function unseen_titles_worded();
create trigger search_document_unseen_update after update on search_document
  referencing new table as added for each statement execute function unseen_titles_worded();

create function title_seen_or_not() returns trigger language plpgsql as $$
begin
  delete from unseen_title where product_id = new.id;
  insert into unseen_title (product_id, words)
  select new.id, unseen_words(d) from search_document d join storefront s on s.code = new.storefront_code
  where d.product_id = new.id and (not new.active or s.path_prefix <> '')
  on conflict (product_id) do update set words = excluded.words;
  return null;
end $$;
create trigger product_unseen_update after update on product for each row
  when (old.active <> new.active or old.storefront_code <> new.storefront_code) execute function title_seen_or_not();

insert into unseen_title (product_id, words)
select d.product_id, unseen_words(d) from search_document d join product p on p.id = d.product_id join storefront s on s.code = p.storefront_code
where not p.active or s.path_prefix <> '';
create index unseen_title_words on unseen_title using gin (words) with (fastupdate = off);
