-- A parcel whose order goes elsewhere since it was registered carries the wrong address: it is called off at its carrier as that of a
-- cancelled parcel is, its label is printed no more, and it does not leave with that registration.
alter table parcel_shipment add column outdated boolean not null default false;

create function shipments_of_another_address() returns trigger language plpgsql as $$
begin
  update parcel_shipment s set outdated = true, label = null, call_off_at = now(), call_off_tries = 0, call_off_sentence = ''
  from parcel p
  where p.id = s.parcel_id and p.order_id = new.id and p.state in ('planned', 'ready') and s.state in ('asked', 'made');
  return null;
end $$;
create trigger shipments_of_another_address after update of delivery_address on shop_order for each row
  when (new.delivery_address is distinct from old.delivery_address) execute function shipments_of_another_address();
