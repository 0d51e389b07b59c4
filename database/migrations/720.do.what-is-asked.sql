-- What visitors ask the search, by day, language and words: how often, whether a product was opened from it, how many were found when it was
-- last asked. Who asked is not kept. Few rows stay of a day: the most asked, and what only one visitor asked is forgotten soon.
create table search_asked (
  day date not null,
  language text not null check (language in ('es', 'ca', 'en')),
  words text not null check (length(words) between 2 and 100),
  asked int not null default 0 check (asked >= 0),
  opened int not null default 0 check (opened >= 0),
  results int not null check (results >= 0),
  last_at timestamptz not null,
  primary key (day, language, words)
);
