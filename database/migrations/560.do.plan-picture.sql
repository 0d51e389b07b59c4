-- What lies below the places of the plan, where staff sent a picture of it; without one the shop draws the grounds.
create table place_plan (
  storefront_code text primary key references storefront,
  picture_key text not null check (picture_key ~ '^[0-9a-f]{32}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  alt jsonb not null
);
