-- Delivery notes are numbered one by one within a year of Madrid; a hand-over that fails gives its number back.
drop sequence delivery_note_number;
create table delivery_note_series (
  year int primary key,
  last_number int not null check (last_number > 0)
);
create trigger delivery_note_series_kept before delete or truncate on delivery_note_series execute function refuse_change();
create index delivery_note_order on delivery_note (order_id);

-- Of a note only the wish for its invoice may change.
create function keep_delivery_note() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'requested_at' - 'requested_by') is distinct from (to_jsonb(old) - 'requested_at' - 'requested_by') then
    raise exception 'a delivery note stays as it was written' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger delivery_note_fixed before update on delivery_note for each row execute function keep_delivery_note();
create trigger delivery_note_kept before delete or truncate on delivery_note execute function refuse_change();
-- Asked for and not yet issued: what the duty tries again.
create index delivery_note_requested on delivery_note (requested_at) where requested_at is not null;

-- When an institution or a company gets its invoices: with each parcel, one a month, or when it asks, the rest by the month.
-- Null: with each parcel what is paid beforehand, on request what is bought on account.
alter table billing_profile
  add column mode text check (mode in ('on_dispatch', 'monthly', 'on_request')),
  -- The number of the file (expediente) that a public body wants on its invoices.
  add column file_number text not null default '' check (length(file_number) <= 60);
update billing_profile set mode = 'monthly' where monthly;
alter table billing_profile drop column monthly;
