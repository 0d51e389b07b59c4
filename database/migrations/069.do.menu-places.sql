-- The columns of the footer are rows as the menu is, an entry may have its season, and the home page says what else the house offers.
alter table menu_category
  add column place text not null default 'menu' check (place in ('menu', 'footer')),
  -- Month and day, every year; over New Year when it ends before it begins.
  add column from_day text check (from_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  add column to_day text check (to_day ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'),
  add constraint menu_category_season_is_whole check ((from_day is null) = (to_day is null));

alter table home_block drop constraint home_block_slot_check;
alter table home_block add constraint home_block_slot_check check (slot in ('banner', 'mosaic', 'featured', 'teaser'));
