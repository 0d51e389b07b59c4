-- People, publishers and series that were two and are one: who asks for the former finds the other.
create table merged_name (
  kind text not null check (kind in ('author', 'publisher', 'series')),
  former_id bigint not null,
  id bigint not null,
  former_name text not null,
  staff_id bigint references staff_user,
  at timestamptz not null default now(),
  primary key (kind, former_id)
);
