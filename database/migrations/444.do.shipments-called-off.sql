-- A parcel that will not leave is called off at its carrier too. When the shop tries next, how often it has tried, and what the carrier said
-- the last time; without a moment nobody tries any more, and colleagues do it by hand.
alter table parcel_shipment
  add column call_off_at timestamptz,
  add column call_off_tries int not null default 0 check (call_off_tries >= 0),
  add column call_off_sentence text not null default '' check (length(call_off_sentence) <= 500);
create index parcel_shipment_to_call_off on parcel_shipment (call_off_at) where call_off_at is not null and state in ('asked', 'made');

update parcel_shipment s set call_off_at = now() from parcel p
where p.id = s.parcel_id and p.state = 'cancelled' and s.state in ('asked', 'made');

create or replace function parcel_label_forgotten() returns trigger language plpgsql as $$
begin
  update parcel_shipment set label = null where parcel_id = new.id and label is not null;
  if new.state = 'cancelled' then
    update parcel_shipment set call_off_at = now(), call_off_tries = 0, call_off_sentence = ''
    where parcel_id = new.id and state in ('asked', 'made');
  end if;
  return null;
end $$;
