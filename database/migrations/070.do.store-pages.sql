-- What a store says of itself beside its address: staff change it all without a release (T-10 to T-13, A-11).

alter table store
  -- A store that is not published is in no list and has no page; orders that were sent there keep naming it.
  add column published boolean not null default true,
  add column time_zone text not null default 'Europe/Madrid'
    constraint store_time_zone_known check (time_zone in ('Europe/Madrid', 'Atlantic/Canary')),
  add column services text[] not null default '{}'
    constraint store_services_known check (services <@ array['events', 'cafe', 'gift_wrap', 'orders', 'children', 'step_free']);

create table store_translation (
  store_code text not null references store on delete cascade,
  language text not null check (language in ('es', 'ca', 'en')),
  about text not null default '',
  directions text not null default '',
  primary key (store_code, language)
);

-- Days with hours of their own, which win over the week and over holidays; empty hours keep the store closed.
create table store_exception (
  store_code text not null references store on delete cascade,
  day date not null,
  hours text not null default '',
  note jsonb not null default '{}',
  primary key (store_code, day)
);
