-- Which parcels left without the invoice that was asked for with their order, known by an index of theirs alone: what waits counts them and
-- the list of orders finds them without looking at every order that ever asked for one. Those billed together come with their summary.
alter table parcel add column lacks_invoice boolean not null default false;

create function lacks_invoice(p parcel) returns boolean language sql stable as $$
  select p.handed_over_at is not null and p.state <> 'cancelled'
    and exists (
      select from shop_order o where o.id = p.order_id and o.invoice_requested and o.terms = 'prepaid'
        and not exists (select from billing_profile f where f.customer_id = o.owner_id and f.mode in ('monthly', 'on_request')))
    and not exists (select from billed_parcel b where b.parcel_id = p.id)
$$;

create function note_lacking_invoice() returns trigger language plpgsql as $$
begin
  new.lacks_invoice := lacks_invoice(new);
  return new;
end $$;
create trigger parcel_lacks_invoice before insert or update of handed_over_at, state on parcel for each row
  when (new.handed_over_at is not null or new.lacks_invoice) execute function note_lacking_invoice();

create function note_billed() returns trigger language plpgsql as $$
begin
  update parcel p set lacks_invoice = false from added where p.id = added.parcel_id and p.lacks_invoice;
  return null;
end $$;
create trigger billed_parcel_lacks_none after insert on billed_parcel referencing new table as added
  for each statement execute function note_billed();

create function note_billed_otherwise() returns trigger language plpgsql as $$
begin
  update parcel p set lacks_invoice = not p.lacks_invoice from shop_order o
  where o.owner_id = new.customer_id and o.invoice_requested and o.terms = 'prepaid' and p.order_id = o.id
    and p.handed_over_at is not null and p.lacks_invoice <> lacks_invoice(p);
  return null;
end $$;
create trigger billing_profile_lacks_invoices after insert or update of mode on billing_profile
  for each row execute function note_billed_otherwise();

create function note_owned_otherwise() returns trigger language plpgsql as $$
begin
  update parcel p set lacks_invoice = not p.lacks_invoice
  where p.order_id = new.id and p.handed_over_at is not null and p.lacks_invoice <> lacks_invoice(p);
  return null;
end $$;
create trigger shop_order_lacks_invoices after update of owner_id on shop_order for each row
  when (new.invoice_requested and new.owner_id <> old.owner_id) execute function note_owned_otherwise();

update parcel p set lacks_invoice = true from shop_order o
where o.invoice_requested and o.terms = 'prepaid' and p.order_id = o.id and lacks_invoice(p);
create index parcel_lacks_invoice on parcel (handed_over_at, order_id) where lacks_invoice;
drop index shop_order_invoice_asked;
