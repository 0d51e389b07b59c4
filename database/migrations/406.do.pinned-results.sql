-- What visitors see first for a question, as staff chose it: in one language, between two days, in this order. Nobody pays for a place.
create table pinned_result (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefront,
  language text not null check (language in ('es', 'ca', 'en')),
  question text not null check (length(question) between 1 and 200),
  -- As the search compares questions.
  folded text not null check (folded <> ''),
  product_ids bigint[] not null check (cardinality(product_ids) between 1 and 12),
  valid_from date,
  valid_to date,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint pinned_result_days check (valid_from <= valid_to),
  constraint pinned_result_once unique (storefront_code, language, folded)
);
