-- What colleagues ask of whoever keeps the catalogue: a code that no title has, or data that are wrong.
create table title_remark (
  id bigint generated always as identity primary key,
  -- As it was scanned; '' where only the title is meant.
  code text not null default '' check (length(code) <= 60),
  product_id bigint references product,
  remark text not null check (length(remark) between 3 and 500),
  store_code text references store,
  made_by bigint not null references staff_user,
  made_at timestamptz not null default now(),
  closed_by bigint references staff_user,
  closed_at timestamptz,
  answer text not null default '' check (length(answer) <= 500),
  constraint title_remark_about check (code <> '' or product_id is not null),
  constraint title_remark_closed check ((closed_by is null) = (closed_at is null))
);
create index title_remark_open on title_remark (made_at, id) where closed_at is null;
create index title_remark_product on title_remark (product_id) where product_id is not null;
