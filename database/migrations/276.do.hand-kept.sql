-- What colleagues wrote by hand of a title stays when a source says otherwise; what the source said is remembered beside it.
create table hand_kept (
  product_id bigint not null references product on delete cascade,
  -- As forms and the history name it: texts.es.description, price_cents.
  field text not null,
  staff_id bigint not null references staff_user,
  at timestamptz not null default now(),
  -- What stood before somebody changed it by hand, as the history writes it.
  was jsonb,
  -- What a source has said of it since, as imports write it; which one, and in which run.
  said jsonb,
  said_by text,
  said_run bigint references import_run on delete set null,
  said_at timestamptz,
  primary key (product_id, field)
);
create index hand_kept_run on hand_kept (said_run) where said_run is not null;

-- Every desk writes the history; what no import touches needs no keeping.
create function is_imported_field(field text) returns boolean language sql immutable as $$
  select field like 'texts.%' or field in ('title', 'subtitle', 'sku', 'publisher', 'series', 'series_number', 'format_code',
    'language_code', 'edition_year', 'published_on', 'page_count', 'weight_grams', 'dimensions', 'vat_class', 'availability',
    'lead_days', 'novelty', 'recommended', 'categories', 'tags', 'attributes', 'contributors', 'safety', 'price_cents',
    'former_price_cents', 'work')
$$;
create function keep_by_hand() returns trigger language plpgsql as $$
begin
  insert into hand_kept (product_id, field, staff_id, at, was)
  values (new.product_id, new.field, new.staff_id, new.at, new.was)
  on conflict (product_id, field) do update set staff_id = excluded.staff_id, at = excluded.at;
  return null;
end $$;
create trigger product_change_kept after insert on product_change for each row
  when (new.staff_id is not null and is_imported_field(new.field)) execute function keep_by_hand();

insert into hand_kept (product_id, field, staff_id, at, was)
select l.product_id, l.field, l.staff_id, l.at, f.was
  from (select distinct on (product_id, field) * from product_change where staff_id is not null and is_imported_field(field)
         order by product_id, field, id desc) l
  join (select distinct on (product_id, field) product_id, field, was from product_change where staff_id is not null
         order by product_id, field, id) f using (product_id, field);

-- Names under which sources still know somebody who is called otherwise here: renamed, or joined with another.
create table former_name (
  kind text not null check (kind in ('author', 'publisher', 'series')),
  name text not null,
  id bigint not null,
  primary key (kind, name)
);
insert into former_name (kind, name, id) select distinct on (kind, former_name) kind, former_name, id from merged_name order by kind, former_name, at desc;
create index former_name_id on former_name (kind, id);

-- Works that are one: what a source still says of the former belongs to the other.
alter table work add column joined_into bigint references work;
create index work_joined on work (joined_into) where joined_into is not null;
