-- Which step towards a purchase a page is; who saw it is not kept, and a visit is forgotten as before.
alter table page_visit add column step text check (step in ('product', 'checkout', 'address'));
create index cart_created on cart using brin (created_at);

create table step_day (
  day date not null,
  storefront_code text not null,
  step text not null check (step in ('visit', 'product', 'basket', 'checkout', 'address', 'placed', 'paid')),
  times int not null,
  primary key (day, storefront_code, step)
);
