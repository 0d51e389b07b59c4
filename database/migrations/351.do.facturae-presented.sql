-- What became of an electronic invoice at the public bodies' entry point, noted by hand as it is read there; rows are only added.
create table facturae_step (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  -- The step before it: two that go on from the same one exclude each other, and so do two first ones.
  after_id bigint unique references facturae_step,
  state text not null check (state in ('presented', 'registered', 'accepted', 'paid', 'rejected')),
  happened_on date not null,
  registry_number text not null default '' check (length(registry_number) <= 60),
  reason text not null default '' check (length(reason) <= 500),
  noted_by text not null,
  noted_at timestamptz not null,
  constraint facturae_step_registered check (state <> 'registered' or registry_number <> ''),
  constraint facturae_step_rejected check (state <> 'rejected' or reason <> '')
);
create unique index facturae_step_first on facturae_step (invoice_id) where after_id is null;
create index facturae_step_of on facturae_step (invoice_id, id desc);
create trigger facturae_step_fixed before update or delete on facturae_step for each row execute function refuse_change();
