-- What visitors looked for and the shop did not find, by day and words; who asked is not kept.
create table search_miss (
  day date not null,
  words text not null check (length(words) between 2 and 100),
  asked int not null default 1,
  last_at timestamptz not null,
  primary key (day, words)
);
create index search_miss_words on search_miss (words);

-- What staff did about what is asked for and not had: of searches by their words, of notices by the product, of requests by ISBN or words.
create table demand_answer (
  kind text not null check (kind in ('search', 'notice', 'request')),
  key text not null check (length(key) between 1 and 500),
  answer text not null check (answer in ('ordered', 'made', 'not_to_be_had')),
  note text not null default '',
  product_id bigint references product on delete set null,
  staff_id bigint not null references staff_user,
  at timestamptz not null default now(),
  primary key (kind, key)
);
