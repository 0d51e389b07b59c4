-- A second shop in the same process: another row, its own pages below its own path (A-01 to A-06).
alter table storefront
  drop constraint storefront_code_check,
  add constraint storefront_code_check check (code ~ '^[A-Z][0-9]{3}$'),
  add constraint storefront_path_check check (path_prefix ~ '^(/[a-z][a-z-]*)?$');
create unique index storefront_path_unique on storefront (path_prefix) where path_prefix <> '';

-- Whose branches these are; none for the tree that the main shop shows.
alter table category add column storefront_code text references storefront;
