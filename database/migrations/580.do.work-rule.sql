-- How far the rule that joins editions into works has gone over the catalogue, and which of its versions.
create table work_rule (
  only_one boolean primary key default true check (only_one),
  rule int not null,
  up_to bigint not null
);
insert into work_rule (rule, up_to) values (0, 0);
