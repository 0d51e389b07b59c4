-- A letter on its way is held by its sender for a while, outside of any transaction: a mail server that says nothing holds up nobody.
alter table mail_outbox
  add column lease uuid,
  add column leased_until timestamptz,
  add constraint mail_outbox_lease check ((lease is null) = (leased_until is null));
