-- What a carrier was told of a parcel, and what it answered. A row that is asked and not settled may be known to the carrier already: it
-- is looked for under its reference before anything is registered again.
create table parcel_shipment (
  parcel_id bigint primary key references parcel (id),
  carrier text not null check (length(carrier) between 1 and 40),
  -- Which registration of this parcel it is: what was called off is never found again under the same reference.
  attempt int not null default 1 check (attempt > 0),
  reference text not null unique check (length(reference) between 1 and 40),
  state text not null check (state in ('asked', 'made', 'refused', 'cancelled')),
  code text not null default '' check (length(code) <= 60),
  tracking_url text not null default '' check (length(tracking_url) <= 300),
  label bytea check (length(label) <= 5000000),
  -- Why it was refused, in the carrier's words.
  sentence text not null default '' check (length(sentence) <= 500),
  asked_at timestamptz not null,
  -- Until when somebody waits for an answer.
  asked_until timestamptz not null,
  constraint parcel_shipment_made check (state <> 'made' or code <> ''),
  constraint parcel_shipment_label check (label is null or state = 'made')
);

-- A label names somebody and where they live: it goes when the parcel has arrived or will not leave.
create function parcel_label_forgotten() returns trigger language plpgsql as $$
begin
  update parcel_shipment set label = null where parcel_id = new.id and label is not null;
  return null;
end $$;
create trigger parcel_label_forgotten after update of state on parcel
  for each row when (new.state in ('delivered', 'cancelled') and old.state is distinct from new.state)
  execute function parcel_label_forgotten();
