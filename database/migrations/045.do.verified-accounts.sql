-- Who of the shop looked at a library or a business before its account was opened, and what they looked at.
alter table customer
  add column activated_by text,
  add column activation_note text not null default '' check (length(activation_note) <= 500);
