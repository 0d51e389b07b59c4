-- What the sizes of a section's objects measure, a row a line and its cells between bars, the first line being the heads; it holds for the sections below too.
alter table category_translation
  add column size_table text not null default '' check (length(size_table) <= 4000);
