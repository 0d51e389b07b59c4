-- What a product's page says of the last twelve months' promises for titles that stand in the shop as it does: a row for each way to stand.
create table promise_kept (
  storefront_code text not null,
  availability_code text not null,
  kept int not null,
  known int not null check (known >= kept),
  primary key (storefront_code, availability_code)
);
