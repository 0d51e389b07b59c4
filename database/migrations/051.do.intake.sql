-- What libraries and businesses send to be read, ask booksellers for, and order by e-mail.

-- Titles asked for in words are looked up by the whole title, folded as the search folds it.
create index product_title_folded on product (left(search_fold(title), 200)) where active;

-- What was read of a paste or file, as shown to whoever sent it, until it is put into a list; kept for some days.
create table reading (
  id bigint generated always as identity primary key,
  customer_id text not null references customer on delete cascade,
  name text not null default '' check (length(name) <= 120),
  lines jsonb not null,
  read_at timestamptz not null,
  -- Null until its lines went into a list.
  taken_at timestamptz
);
create index reading_customer on reading (customer_id, id desc);

-- A title that the catalogue does not have, asked of a bookseller.
create table bookseller_request (
  id bigint generated always as identity primary key,
  number text generated always as ('C' || lpad(id::text, 6, '0')) stored,
  customer_id text not null references customer on delete cascade,
  member_id text references account_member on delete set null,
  asked text not null check (length(asked) between 1 and 500),
  ean text not null default '' check (length(ean) <= 13),
  quantity int not null check (quantity between 1 and 9999),
  note text not null default '' check (length(note) <= 500),
  language text not null check (language in ('es', 'ca', 'en')),
  state text not null default 'open' check (state in ('open', 'answered', 'accepted', 'declined', 'closed')),
  asked_at timestamptz not null,
  -- The answer: a product of the catalogue, or none; what a copy will cost, VAT included, when it can be had, and words.
  product_id bigint references product on delete set null,
  price_cents int check (price_cents >= 0),
  available_on date,
  answer text not null default '' check (length(answer) <= 1000),
  answered_by bigint references staff_user,
  answered_at timestamptz,
  decided_at timestamptz,
  list_id bigint references desk_list on delete set null,
  constraint bookseller_request_answered check ((state in ('answered', 'accepted', 'declined')) <= (answered_at is not null))
);
create index bookseller_request_customer on bookseller_request (customer_id, id desc);
create index bookseller_request_waiting on bookseller_request (id) where state = 'open';

-- An order written as a letter, with its file (L-08).
create table order_letter (
  id bigint generated always as identity primary key,
  number text generated always as ('L' || lpad(id::text, 6, '0')) stored,
  customer_id text not null references customer on delete cascade,
  member_id text references account_member on delete set null,
  comments text not null check (length(comments) between 1 and 4000),
  -- What the file is by its content; empty without one.
  kind text not null default '' check (length(kind) <= 20),
  file_name text not null default '' check (length(file_name) <= 120),
  file bytea check (octet_length(file) <= 5242880),
  reading_id bigint references reading on delete set null,
  language text not null check (language in ('es', 'ca', 'en')),
  -- One form is one order, however often it is sent.
  key text not null,
  sent_at timestamptz not null,
  handled_at timestamptz,
  handled_by bigint references staff_user,
  constraint order_letter_once unique (customer_id, key),
  constraint order_letter_file check ((file is null) = (kind = '')),
  constraint order_letter_handled check ((handled_at is null) = (handled_by is null))
);
create index order_letter_customer on order_letter (customer_id, id desc);
create index order_letter_waiting on order_letter (id) where handled_at is null;

-- Files that go with a letter of the outbox; their content is dropped once it left.
create table mail_attachment (
  letter_id bigint not null references mail_outbox on delete cascade,
  position int not null,
  name text not null check (length(name) between 1 and 120),
  content_type text not null,
  content bytea not null,
  primary key (letter_id, position)
);
