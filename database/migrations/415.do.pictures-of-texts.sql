-- Pictures that staff set into texts. A text names its picture by its key and says in its own language what it shows; what was said of
-- it in three languages stays here for whoever translates that text. No row is taken away: a text that was kept elsewhere may name it.
create table text_picture (
  file_key text primary key check (file_key ~ '^[0-9a-f]{32}$'),
  width int not null check (width between 1 and 3000),
  height int not null check (height between 1 and 3000),
  dominant_colour text not null check (dominant_colour ~ '^#[0-9a-f]{6}$'),
  alt jsonb not null check (alt ->> 'es' <> '' and alt ?& array['ca', 'en']),
  staff_id bigint not null references staff_user,
  added_at timestamptz not null default now()
);
create index text_picture_staff on text_picture (staff_id);
