-- Links that let somebody of the staff choose a password, one at a time for each; without a person where nobody has the address.
create table staff_link (
  token_hash bytea primary key,
  staff_id bigint unique references staff_user,
  purpose text not null check (purpose in ('invitation', 'reset')),
  expires_at timestamptz not null
);
create index staff_link_expires on staff_link (expires_at);

-- From where somebody signed in before: network and browser, as a keyed hash.
create table staff_place (
  staff_id bigint not null references staff_user,
  place_hash bytea not null,
  seen_at timestamptz not null,
  primary key (staff_id, place_hash)
);
