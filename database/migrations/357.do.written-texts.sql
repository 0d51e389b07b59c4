-- What the shop says in three languages, wherever it is kept: a row a field and language that the database writes itself, so that
-- whoever changes a text by any way leaves the same trace. The desk at which texts are translated reads it; their owners keep them.
create table written_text (
  kind text not null,
  -- The key of what says it in its own table; parts of a longer one with a colon between.
  record text not null,
  field text not null,
  language text not null check (language in ('es', 'ca', 'en')),
  text text not null,
  -- The Spanish that this was translated from. Null in Spanish.
  source text,
  -- 'empty': the Spanish stands in for it. 'behind': the Spanish says something else by now.
  state text not null default 'complete' check (state in ('complete', 'empty', 'behind')),
  -- Null: every shop of the house.
  storefront_code text references storefront,
  written_at timestamptz not null default now(),
  -- Null: an import, or the shop itself.
  staff_id bigint references staff_user,
  -- Its row is not there now. What replaces its rows whole brings it back with what was known of it.
  gone boolean not null default false,
  primary key (kind, record, field, language)
);
create index written_text_wanting on written_text (language, kind, record) where state <> 'complete' and not gone;

-- What a text said before and after each change. Rows are only added.
create table text_version (
  id bigint generated always as identity primary key,
  kind text not null,
  record text not null,
  field text not null,
  language text not null,
  was text not null,
  became text not null,
  at timestamptz not null default now(),
  staff_id bigint references staff_user
);
create index text_version_record on text_version (kind, record, id desc);
create trigger text_version_fixed before update or delete on text_version for each row execute function refuse_change();

-- A language of a record as somebody is writing it. What is not in it stands as it is published.
create table text_draft (
  kind text not null,
  record text not null,
  language text not null check (language in ('es', 'ca', 'en')),
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  saved_at timestamptz not null default now(),
  staff_id bigint not null references staff_user,
  -- Of what was translated elsewhere: the Spanish that it was made from, where that is not the one of today.
  sources jsonb not null default '{}' check (jsonb_typeof(sources) = 'object'),
  primary key (kind, record, language)
);

-- What is to be published, or taken down, at an instant. A duty does it; one open row of a kind for a language of a record.
create table text_plan (
  id bigint generated always as identity primary key,
  kind text not null,
  record text not null,
  -- Null where all of it is meant.
  language text check (language in ('es', 'ca', 'en')),
  act text not null check (act in ('publish', 'take_down')),
  at timestamptz not null,
  staff_id bigint not null references staff_user,
  done_at timestamptz,
  -- The code of the sentence that says why it could not be done.
  refused text,
  constraint text_plan_meant check ((act = 'publish') = (language is not null))
);
create unique index text_plan_open on text_plan (kind, record, act, language) nulls not distinct where done_at is null;
create index text_plan_due on text_plan (at) where done_at is null;

create function text_state(of_language text, said text, source text, spanish text) returns text language sql immutable as $$
  select case when of_language = 'es' or spanish = '' then 'complete' when said = '' then 'empty'
    when source is distinct from spanish then 'behind' else 'complete' end
$$;

create function keep_text(of_kind text, of_record text, of_field text, of_language text, says text, shop text)
returns void language plpgsql as $$
declare
  said text := coalesce(says, '');
  spanish text;
  former written_text;
begin
  insert into written_text (kind, record, field, language, text, storefront_code)
  select of_kind, of_record, of_field, each, '', shop from unnest(array['es', 'ca', 'en']) each on conflict do nothing;
  -- The Spanish first: whoever translates it at the same time waits for what it says.
  select text into spanish from written_text
  where kind = of_kind and record = of_record and field = of_field and language = 'es' for no key update;
  select * into former from written_text
  where kind = of_kind and record = of_record and field = of_field and language = of_language for no key update;
  if former.text <> said then
    insert into text_version (kind, record, field, language, was, became, staff_id)
    values (of_kind, of_record, of_field, of_language, former.text, said, acting_staff());
    update written_text set text = said, source = case when language <> 'es' and said <> '' then spanish end,
      written_at = now(), staff_id = acting_staff()
    where kind = of_kind and record = of_record and field = of_field and language = of_language;
  end if;
  update written_text set gone = false,
    state = text_state(language, text, source, case of_language when 'es' then said else spanish end)
  where kind = of_kind and record = of_record and field = of_field and (language = of_language or of_language = 'es')
    and (gone or state <> text_state(language, text, source, case of_language when 'es' then said else spanish end));
end $$;

-- `keys`: the columns that name the record. `fields`: columns, or parts of them ('texts.trade'). `shape`: 'rows' where each language
-- has a row, 'columns' where a column holds all three, 'suffixes' where each language has a column (text_es). `shop_of`:
-- 'quiz_id=quiz' where another table says whose it is.
create function keep_texts_of(of_kind text, keys text, fields text, shape text, shop_of text, written jsonb)
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
            when array_length(part, 1) = 1 then array[part[1], each] else array[part[1], each, part[2]] end, shop);
      end loop;
    end if;
  end loop;
end $$;

create function texts_written() returns trigger language plpgsql as $$
declare
  before jsonb;
  of_record text;
begin
  if tg_op <> 'DELETE' then
    perform keep_texts_of(tg_argv[0], tg_argv[1], tg_argv[2], tg_argv[3], tg_argv[4], to_jsonb(new));
    return null;
  end if;
  before := to_jsonb(old);
  of_record := (select string_agg(before ->> k, ':' order by place) from unnest(string_to_array(tg_argv[1], ',')) with ordinality u (k, place));
  if tg_argv[3] <> 'rows' or before ->> 'language' = 'es' then
    update written_text set gone = true where kind = tg_argv[0] and record = of_record and not gone;
  else
    -- A translation that was taken away: the Spanish stands in for it.
    perform keep_text(tg_argv[0], of_record, w.field, w.language, '', w.storefront_code) from written_text w
    where w.kind = tg_argv[0] and w.record = of_record and w.language = before ->> 'language' and not w.gone;
  end if;
  return null;
end $$;

do $$
declare
  told record;
begin
  for told in select * from (values
    ('page_translation', 'page', 'storefront_code,page_key', 'title,body', 'rows', ''),
    ('home_block_translation', 'home-block', 'home_block_id', 'title,body,call', 'rows', 'home_block_id=home_block'),
    ('menu_category_translation', 'menu-entry', 'menu_category_id', 'title,subcategories_title', 'rows', 'menu_category_id=menu_category'),
    ('magazine_post_translation', 'post', 'post_id', 'title,slug,summary,body', 'rows', ''),
    ('magazine_author', 'post-author', 'id', 'texts.trade,texts.biography', 'columns', ''),
    ('activity_translation', 'activity', 'activity_id', 'title,subtitle,place,hours,centre,presentation,programme', 'rows', 'activity_id=activity'),
    ('activity_type_translation', 'activity-type', 'activity_type_id', 'name', 'rows', ''),
    ('store_translation', 'store', 'store_code', 'about,directions', 'rows', ''),
    ('place', 'place', 'id', 'names,leads,bodies', 'columns', ''),
    ('motif', 'motif', 'id', 'names,leads,bodies', 'columns', ''),
    ('lunch_menu_dish', 'dish', 'menu_id,course,position', 'names', 'columns', ''),
    ('cafe_picture', 'cafe-picture', 'position', 'captions', 'columns', ''),
    ('gift_category', 'gift-category', 'id', 'titles,texts', 'columns', ''),
    ('gift_campaign', 'gift-campaign', 'id', 'titles,texts', 'columns', ''),
    ('quiz', 'quiz', 'id', 'titles,texts', 'columns', ''),
    ('quiz_profile', 'quiz-profile', 'id', 'titles,texts,reasons', 'columns', 'quiz_id=quiz'),
    ('quiz_question', 'quiz-question', 'id', 'texts', 'columns', 'quiz_id=quiz'),
    ('quiz_answer', 'quiz-answer', 'id', 'texts', 'columns', ''),
    ('category_translation', 'section', 'category_id', 'name', 'rows', ''),
    ('lot_translation', 'list', 'lot_id', 'title,description', 'rows', ''),
    ('house_answer', 'house-answer', 'id', 'text', 'suffixes', '')
  ) as given (at_table, kind, keys, fields, shape, shop_of) loop
    execute format('create trigger %I after insert or update or delete on %I for each row execute function texts_written(%L, %L, %L, %L, %L)',
      told.at_table || '_words', told.at_table, told.kind, told.keys, told.fields, told.shape, told.shop_of);
    -- What is there already counts as translated from the Spanish that stands beside it.
    execute format($fill$
      select keep_texts_of(%L, %L, %L, %L, %L, w) from (select to_jsonb(t) as w from %I t order by to_jsonb(t) ->> 'language' = 'es' desc) t
    $fill$, told.kind, told.keys, told.fields, told.shape, told.shop_of, told.at_table);
  end loop;
end $$;
alter table text_version disable trigger text_version_fixed;
delete from text_version;
alter table text_version enable trigger text_version_fixed;
