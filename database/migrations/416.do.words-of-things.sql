-- What the catalogue says in three languages comes to the desk where a person wrote it: subjects and features, what is said of people,
-- pictures that colleagues sent or described, and titles from the first word that a colleague writes of them. What only sources say,
-- hundreds of thousands of titles, has no row here and costs an import nothing but one look for the few that have.

-- 'parts': a column holds several texts, each with all three languages: settings.name.
create or replace function keep_texts_of(of_kind text, keys text, fields text, shape text, shop_of text, written jsonb)
returns void language plpgsql as $$
declare
  of_record text := (select string_agg(written ->> k, ':' order by place) from unnest(string_to_array(keys, ',')) with ordinality u (k, place));
  shop text := written ->> 'storefront_code';
  field text;
  part text[];
  each text;
begin
  if shop_of <> '' then
    execute format('select storefront_code from %I where id = $1', split_part(shop_of, '=', 2))
    into shop using (written ->> split_part(shop_of, '=', 1))::bigint;
  end if;
  foreach field in array string_to_array(fields, ',') loop
    if shape = 'rows' then
      perform keep_text(of_kind, of_record, field, written ->> 'language', written ->> field, shop);
    else
      part := string_to_array(field, '.');
      foreach each in array array['es', 'ca', 'en'] loop
        perform keep_text(of_kind, of_record, field, each,
          written #>> case when shape = 'suffixes' then array[field || '_' || each]
            when shape = 'parts' then part || each
            when array_length(part, 1) = 1 then array[part[1], each] else array[part[1], each, part[2]] end, shop);
      end loop;
    end if;
  end loop;
end $$;

create trigger tag_translation_words after insert or update or delete on tag_translation
  for each row execute function texts_written('tag', 'tag_id', 'name', 'rows', '');
create trigger attribute_value_translation_words after insert or update or delete on attribute_value_translation
  for each row execute function texts_written('feature', 'value_id', 'name', 'rows', '');

-- A row of a person holds their name in a language too, which is no translation.
create index author_translation_told on author_translation (author_id) where biography is not null;
create trigger author_translation_words after insert on author_translation
  for each row when (new.biography is not null) execute function texts_written('person', 'author_id', 'biography', 'rows', '');
create trigger author_translation_words_changed after update of biography on author_translation
  for each row when (new.biography is distinct from old.biography)
  execute function texts_written('person', 'author_id', 'biography', 'rows', '');
create trigger author_translation_words_gone after delete on author_translation
  for each row when (old.biography is not null) execute function texts_written('person', 'author_id', 'biography', 'rows', '');

-- Pictures that came with an import say nothing until a colleague describes them.
create index product_image_told on product_image (id) where staff_id is not null or alt <> '{}';
create trigger product_image_words after insert on product_image
  for each row when (new.staff_id is not null) execute function texts_written('picture', 'id', 'alt', 'columns', '');
create trigger product_image_words_changed after update of alt on product_image
  for each row when (new.alt is distinct from old.alt) execute function texts_written('picture', 'id', 'alt', 'columns', '');
create trigger product_image_words_gone after delete on product_image
  for each row when (old.staff_id is not null or old.alt <> '{}') execute function texts_written('picture', 'id', 'alt', 'columns', '');

-- The main shop's words stand in its configuration, and its row says nothing.
create trigger storefront_words after insert or update of settings on storefront
  for each row when (new.settings ? 'name')
  execute function texts_written('shop', 'code', 'settings.name,settings.tagline,settings.visit,settings.delivery,settings.hours', 'parts', '');

-- Titles of which a colleague wrote a word.
create table title_at_desk (
  product_id bigint primary key references product on delete cascade,
  since timestamptz not null default now()
);

create function keep_title_texts(of_product bigint) returns void language plpgsql as $$
declare
  field text;
  each text;
  written jsonb;
begin
  foreach each in array array['es', 'ca', 'en'] loop
    select to_jsonb(t) into written from product_translation t where t.product_id = of_product and t.language = each;
    foreach field in array array['title', 'subtitle', 'summary', 'description', 'details', 'recommendation'] loop
      perform keep_text('title', of_product::text, field, each, written ->> field, null);
    end loop;
  end loop;
end $$;

create function title_texts_written() returns trigger language plpgsql as $$
begin
  perform keep_title_texts(d.product_id) from (select distinct c.product_id from changed c) c
  join title_at_desk d on d.product_id = c.product_id;
  return null;
end $$;
create trigger product_translation_words after insert on product_translation
  referencing new table as changed for each statement execute function title_texts_written();
create trigger product_translation_words_changed after update on product_translation
  referencing new table as changed for each statement execute function title_texts_written();
create trigger product_translation_words_gone after delete on product_translation
  referencing old table as changed for each statement execute function title_texts_written();

create function title_came_to_desk() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform keep_title_texts(new.product_id);
  else
    update written_text set gone = true where kind = 'title' and record = old.product_id::text and not gone;
  end if;
  return null;
end $$;
create trigger title_at_desk_words after insert or delete on title_at_desk for each row execute function title_came_to_desk();

create function bring_title_to_desk() returns trigger language plpgsql as $$
begin
  insert into title_at_desk (product_id) values (new.product_id) on conflict do nothing;
  return null;
end $$;
create trigger hand_kept_words after insert on hand_kept
  for each row when (new.field like 'texts.%') execute function bring_title_to_desk();

-- What is there already counts as translated from the Spanish that stands beside it.
insert into title_at_desk (product_id) select distinct product_id from hand_kept where field like 'texts.%';
select keep_texts_of('tag', 'tag_id', 'name', 'rows', '', to_jsonb(t)) from (select * from tag_translation order by language = 'es' desc) t;
select keep_texts_of('feature', 'value_id', 'name', 'rows', '', to_jsonb(t)) from (select * from attribute_value_translation order by language = 'es' desc) t;
select keep_texts_of('person', 'author_id', 'biography', 'rows', '', to_jsonb(t))
from (select * from author_translation where biography is not null order by language = 'es' desc) t;
select keep_texts_of('picture', 'id', 'alt', 'columns', '', to_jsonb(t))
from (select * from product_image where staff_id is not null or alt <> '{}') t;
select keep_texts_of('shop', 'code', 'settings.name,settings.tagline,settings.visit,settings.delivery,settings.hours', 'parts', '', to_jsonb(t))
from (select * from storefront where settings ? 'name') t;
