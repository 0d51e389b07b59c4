-- Where files of publishers are fetched on their own: folders of this machine and addresses over SFTP, and every file that was taken there.
create table fetch_source (
  id bigint generated always as identity primary key,
  name text not null constraint fetch_source_name unique check (length(name) between 1 and 80),
  kind text not null check (kind in ('folder', 'sftp')),
  host text check (length(host) between 1 and 253),
  port int check (port between 1 and 65535),
  username text check (length(username) between 1 and 100),
  -- The name of a file with its password or key: what is secret is in no table.
  credential text check (credential ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  -- The fingerprint by which the server is known: SHA256:…
  host_key text check (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  folder text not null check (length(folder) <= 500),
  pattern text not null check (length(pattern) between 1 and 200),
  -- The hours in Madrid at which it is looked at.
  look_hours smallint[] not null check (cardinality(look_hours) between 1 and 24 and 0 <= all (look_hours) and 23 >= all (look_hours)),
  -- The name under which the catalogue remembers its rows; null where each message says its own.
  supplier text check (length(supplier) between 1 and 100),
  brings text not null check (brings in ('trial', 'run')),
  accepts_prices boolean not null,
  active boolean not null,
  -- In whose name its files are brought in: whoever saved it last.
  saved_by bigint not null references staff_user,
  due_at timestamptz,
  lease uuid,
  leased_until timestamptz,
  looked_at timestamptz,
  fault jsonb,
  failing_since timestamptz,
  constraint fetch_source_address check (case kind
    when 'sftp' then host is not null and port is not null and username is not null and credential is not null
    else host is null and port is null and username is null and credential is null and host_key is null end),
  constraint fetch_source_known check (not active or kind = 'folder' or host_key is not null),
  constraint fetch_source_failing check ((fault is null) = (failing_since is null))
);
create index fetch_source_words on fetch_source using gin (list_words(name || ' ' || coalesce(host, '') || ' ' || folder));
create index fetch_source_due on fetch_source (due_at) where due_at is not null;

create table fetched_file (
  id bigint generated always as identity primary key,
  source_id bigint not null references fetch_source on delete cascade,
  name text not null check (length(name) between 1 and 255),
  bytes bigint not null check (bytes >= 0),
  modified_at timestamptz not null,
  -- SHA-256 of what was taken; null while it has only been seen.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'seen' check (state in ('seen', 'taken', 'begun', 'tried', 'done', 'failed', 'left')),
  fault jsonb,
  import_file_id bigint references import_file on delete set null,
  import_run_id bigint references import_run on delete set null,
  found_at timestamptz not null default now(),
  taken_at timestamptz,
  constraint fetched_file_once unique (source_id, name, bytes, hash),
  constraint fetched_file_taken check ((state = 'seen') = (hash is null))
);
create unique index fetched_file_seen on fetched_file (source_id, name) where hash is null;
create index fetched_file_listed on fetched_file (source_id, id desc);
create index fetched_file_open on fetched_file (source_id, modified_at, name) where state in ('taken', 'begun', 'failed');
create index fetched_file_of_run on fetched_file (import_run_id);
create index fetched_file_of_file on fetched_file (import_file_id);
