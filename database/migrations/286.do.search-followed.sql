-- Up to where some follower has brought every search document: an index that is built without one before it goes on from there.
create table search_followed (
  identity uuid primary key,
  seen pg_snapshot not null
);
