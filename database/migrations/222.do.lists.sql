-- Lists (lots) as staff keep them: by hand, or by a rule that is looked up again and again.
alter table lot
  add column version int not null default 1,
  -- A question to the search and how many titles it may bring; null: its titles are chosen by hand.
  add column rule jsonb,
  add column refreshed_at timestamptz;
create sequence lot_id_seq start 100000 owned by lot.id;
alter table lot alter column id set default nextval('lot_id_seq');
create index lot_ruled on lot (refreshed_at) where rule is not null;
