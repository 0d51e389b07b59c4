-- One account may be told as Norma 43 and as camt.053: what a file of the other kind told already is put aside as the same movement, and
-- can be taken back.
alter table bank_entry
  -- The line of the bank that it stands on, and what that line comes to: an entry of many transfers in XML is one line of Norma 43.
  add column line int,
  add column line_cents bigint,
  add column same_as bigint references bank_entry,
  add constraint bank_entry_same_aside check (same_as is null or (aside_at is not null and same_as <> id));
create index bank_entry_same on bank_entry (same_as) where same_as is not null;

drop trigger bank_entry_fixed on bank_entry;
create trigger bank_entry_fixed before delete
  or update of file_id, account, currency, booked_on, value_on, amount_cents, reference, party, party_account, said, code, fingerprint,
    line, line_cents on bank_entry
  for each row execute function refuse_change();
