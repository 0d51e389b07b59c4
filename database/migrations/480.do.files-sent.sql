-- Files that the shop sends on its own to folders of other servers, over SFTP: what, where to, at which hours; and every file that was to be sent.
create table file_sending (
  id bigint generated always as identity primary key,
  name text not null constraint file_sending_name unique check (length(name) between 1 and 80),
  content text not null check (content in ('stock', 'products', 'journal')),
  storefront_code text references storefront,
  language text check (language in ('es', 'ca', 'en')),
  host text not null check (length(host) between 1 and 253),
  port int not null check (port between 1 and 65535),
  username text not null check (length(username) between 1 and 100),
  -- The name of a file with its password or key: what is secret is in no table.
  credential text not null check (credential ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  -- The fingerprint by which the server is known: SHA256:…
  host_key text check (host_key ~ '^SHA256:[A-Za-z0-9+/]{43}$'),
  folder text not null check (length(folder) <= 500),
  -- The hours in Madrid at which it is sent.
  send_hours smallint[] not null check (cardinality(send_hours) between 1 and 24 and 0 <= all (send_hours) and 23 >= all (send_hours)),
  active boolean not null,
  saved_by bigint not null references staff_user,
  next_at timestamptz,
  -- The journal is of all shops, and in Spanish.
  constraint file_sending_content check ((content = 'journal') = (storefront_code is null) and (content = 'journal') = (language is null)),
  constraint file_sending_known check (not active or host_key is not null),
  constraint file_sending_next check (active = (next_at is not null))
);
create index file_sending_words on file_sending using gin (list_words(name || ' ' || host || ' ' || folder));
create index file_sending_due on file_sending (next_at) where next_at is not null;

create table sent_file (
  id bigint generated always as identity primary key,
  sending_id bigint not null references file_sending on delete cascade,
  -- What is in it: the minute that the stock is of, the feed as it was written, the month of the journal.
  mark text not null check (length(mark) between 1 and 200),
  name text not null check (length(name) between 1 and 255),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'left')),
  attempts int not null default 0 check (attempts >= 0),
  due_at timestamptz,
  lease uuid,
  leased_until timestamptz,
  fault jsonb,
  bytes bigint check (bytes >= 0),
  -- SHA-256 of what was sent.
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  sent_at timestamptz,
  constraint sent_file_once unique (sending_id, mark),
  constraint sent_file_due check ((state = 'waiting') = (due_at is not null)),
  constraint sent_file_sent check (state <> 'sent' or sent_at is not null and bytes is not null and hash is not null)
);
create index sent_file_listed on sent_file (sending_id, id desc);
create index sent_file_made on sent_file (made_at, id);
create index sent_file_waiting on sent_file (due_at, id) where state = 'waiting';
create index sent_file_failed on sent_file (made_at) where state = 'failed';
create index sent_file_words on sent_file using gin (list_words(name));
