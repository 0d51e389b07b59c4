-- Where a page, a gift campaign or a quiz that staff wrote stands: one address in each language, which nothing else in its shop has.
-- An address that was given up leads to the one that took its place.
create table page_address (
  storefront_code text not null references storefront,
  language text not null check (language in ('es', 'ca', 'en')),
  -- Below the language and the shop's own path: 'navidad-2018', 'informacion-general/3'.
  slug text not null,
  kind text not null check (kind in ('page', 'campaign', 'quiz')),
  key text not null,
  current boolean not null default true,
  page_key text generated always as (case when kind = 'page' then key end) stored,
  campaign_key text generated always as (case when kind = 'campaign' then key end) stored,
  quiz_key text generated always as (case when kind = 'quiz' then key end) stored,
  primary key (storefront_code, language, slug),
  constraint page_address_slug check (
    slug ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)?$' and length(slug) <= 120
  ),
  foreign key (storefront_code, page_key) references page on delete cascade,
  foreign key (storefront_code, campaign_key) references gift_campaign (storefront_code, key) on delete cascade,
  foreign key (storefront_code, quiz_key) references quiz (storefront_code, key) on delete cascade
);
create unique index page_address_current on page_address (storefront_code, kind, key, language) where current;

alter table page
  add column published boolean not null default true,
  -- Its place among the pages that are named beside every text; null for a page that is not.
  add column position int check (position >= 0);

-- The addresses that stood in the program until now.
insert into page_address (storefront_code, language, slug, kind, key)
select p.storefront_code, named.language, named.slug || substring(p.key from '\d+$'), 'page', p.key
from page p join storefront s on s.code = p.storefront_code and s.path_prefix = '',
  (values ('es', 'informacion-general/'), ('ca', 'informacio-general/'), ('en', 'general-information/')) as named (language, slug)
where p.key ~ '^general-information-[1-9]\d{0,3}$';
update page p set position = 4 - substring(p.key from '\d$')::int
from storefront s where s.code = p.storefront_code and s.path_prefix = '' and p.key ~ '^general-information-[123]$';

insert into page_address (storefront_code, language, slug, kind, key)
select q.storefront_code, named.language, named.slug, 'quiz', q.key
from quiz q join storefront s on s.code = q.storefront_code and s.path_prefix = ''
join (values
  ('christmas-2018', 'es', 'navidad-2018'), ('christmas-2018', 'ca', 'nadal-2018'), ('christmas-2018', 'en', 'christmas-2018'),
  ('sant-jordi-2019', 'es', 'sant-jordi-2019'), ('sant-jordi-2019', 'ca', 'sant-jordi-2019'),
  ('sant-jordi-2019', 'en', 'sant-jordi-2019')
) as named (key, language, slug) on named.key = q.key;

update menu_category set fixedurl = regexp_replace(fixedurl, '^general-information\?id=(\d+)', 'page:general-information-\1')
where fixedurl like 'general-information?id=%';
update home_block set fixedurl = regexp_replace(fixedurl, '^general-information\?id=(\d+)', 'page:general-information-\1')
where fixedurl like 'general-information?id=%';
update menu_category set fixedurl = regexp_replace(fixedurl, '^quiz-', 'quiz:')
where fixedurl ~ '^quiz-(christmas-2018|sant-jordi-2019)([?#]|$)';
update home_block set fixedurl = regexp_replace(fixedurl, '^quiz-', 'quiz:')
where fixedurl ~ '^quiz-(christmas-2018|sant-jordi-2019)([?#]|$)';
