-- Sections that staff make are numbered beyond those that imports bring along.
create sequence category_id_seq start 100000 owned by category.id;
alter table category alter column id set default nextval('category_id_seq');

-- Subjects and features that nobody is put under any more: titles keep them, visitors are not shown them.
alter table tag add column ended_at timestamptz;
alter table attribute_value add column ended_at timestamptz;

-- Sections, subjects and features that were two lead on as well; of the latter the former name is the key under which sources write it.
alter table merged_name drop constraint merged_name_kind_check;
alter table merged_name add constraint merged_name_kind_check
  check (kind in ('author', 'publisher', 'series', 'category', 'tag', 'attribute'));
create index merged_name_former on merged_name (kind, former_name);

-- Names are found by how their words begin.
create index author_words on author using gin (list_words(name));
create index publisher_words on publisher using gin (list_words(name));
create index series_words on series using gin (list_words(name));

-- Lists that were deleted, for thirty days, as they stood.
create table deleted_lot (
  id bigint primary key,
  row jsonb not null,
  texts jsonb not null,
  products bigint[] not null,
  staff_id bigint references staff_user,
  at timestamptz not null default now()
);
