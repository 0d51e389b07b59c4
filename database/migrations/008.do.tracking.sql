-- One row per page seen; the session id is a random number that says nothing about the person (D-02, D-08).
create table page_visit (
  id bigint generated always as identity primary key,
  session_id uuid not null,
  request_path text not null check (length(request_path) <= 2000),
  request_uri text not null check (length(request_uri) <= 2000),
  store text not null,
  seen_at timestamptz not null default now()
);
create index page_visit_seen_at on page_visit using brin (seen_at);
