-- Opening hours of what lasts several days, in words; an activity of one day has its hours in its times.
alter table activity_translation add column hours text not null default '' check (length(hours) <= 200);

-- Books and objects that belong to an activity, in the order in which they are shown.
create table activity_product (
  activity_id bigint not null references activity on delete cascade,
  product_id bigint not null constraint activity_known_product references product on delete cascade,
  position int not null,
  primary key (activity_id, product_id)
);
create index activity_of_product on activity_product (product_id);
