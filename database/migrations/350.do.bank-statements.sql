-- What the bank says came and went, read from its files, and which invoices it paid.
create table bank_file (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 200),
  format text not null check (format in ('norma43', 'camt053')),
  -- The same file is read once.
  digest bytea not null constraint bank_file_once unique check (length(digest) = 32),
  -- How many movements it tells, and how many of them no file had told before.
  movements int not null,
  new_movements int not null default 0,
  read_by text not null,
  read_at timestamptz not null
);
create trigger bank_file_fixed before delete or update of name, format, digest, movements, read_by, read_at on bank_file
  for each row execute function refuse_change();

create table bank_entry (
  id bigint generated always as identity primary key,
  file_id bigint not null references bank_file,
  account text not null check (length(account) between 1 and 34),
  currency text not null check (length(currency) = 3),
  booked_on date not null,
  value_on date not null,
  -- What leaves the account is negative.
  amount_cents bigint not null check (amount_cents <> 0),
  reference text not null,
  party text not null,
  party_account text not null,
  said text not null,
  code text not null,
  -- What it says, and the how-many-eth of its day that says so.
  fingerprint bytea not null check (length(fingerprint) = 32),
  -- Of what came in, as much as invoices were paid with.
  booked_cents bigint not null default 0,
  open_cents bigint generated always as (greatest(amount_cents, 0) - booked_cents) stored,
  -- It pays no invoice, and why.
  aside_reason text check (length(aside_reason) between 3 and 500),
  aside_by text,
  aside_at timestamptz,
  constraint bank_entry_once unique (account, fingerprint),
  constraint bank_entry_booked check (booked_cents between 0 and greatest(amount_cents, 0)),
  constraint bank_entry_aside check ((aside_reason is null) = (aside_at is null) and (aside_by is null) = (aside_at is null)),
  constraint bank_entry_aside_unbooked check (aside_at is null or booked_cents = 0)
);
create index bank_entry_day on bank_entry (booked_on desc, id desc);
create index bank_entry_amount on bank_entry (amount_cents, id);
create index bank_entry_open on bank_entry (booked_on, id) where amount_cents > booked_cents and amount_cents > 0 and aside_at is null;
create index bank_entry_file on bank_entry (file_id);
create index bank_entry_payer on bank_entry (party_account) where party_account <> '';
create trigger bank_entry_fixed before delete
  or update of file_id, account, currency, booked_on, value_on, amount_cents, reference, party, party_account, said, code, fingerprint on bank_entry
  for each row execute function refuse_change();

-- Invoices that a movement paid, together; one that was wrong is undone as it was booked.
create table bank_booking (
  id bigint generated always as identity primary key,
  entry_id bigint not null references bank_entry,
  booked_by text not null,
  booked_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  constraint bank_booking_undone check ((undone_by is null) = (undone_at is null))
);
create index bank_booking_entry on bank_booking (entry_id);
create trigger bank_booking_fixed before delete or update of entry_id, booked_by, booked_at on bank_booking
  for each row execute function refuse_change();

create table bank_booking_part (
  booking_id bigint not null references bank_booking,
  receipt_id bigint not null primary key references account_receipt,
  invoice_id bigint not null references receivable,
  amount_cents bigint not null check (amount_cents > 0),
  unique (booking_id, invoice_id)
);
create index bank_booking_part_invoice on bank_booking_part (invoice_id);
create trigger bank_booking_part_fixed before update or delete on bank_booking_part for each row execute function refuse_change();

-- A movement pays no more than it brought, however many book it at once: its row is held while it is added to.
create function count_bank_booking_part() returns trigger language plpgsql as $$
begin
  update bank_entry e set booked_cents = e.booked_cents + new.amount_cents
  from bank_booking b where b.id = new.booking_id and e.id = b.entry_id;
  return null;
end $$;
create trigger bank_booking_part_counted after insert on bank_booking_part for each row execute function count_bank_booking_part();

create function count_bank_booking_undone() returns trigger language plpgsql as $$
begin
  update bank_entry set booked_cents = booked_cents
    - (select coalesce(sum(amount_cents), 0) from bank_booking_part where booking_id = new.id)
  where id = new.entry_id;
  return null;
end $$;
create trigger bank_booking_undone_counted after update of undone_at on bank_booking
  for each row when (old.undone_at is null and new.undone_at is not null) execute function count_bank_booking_undone();
