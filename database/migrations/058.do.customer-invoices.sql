-- Whose each invoice is, so that a customer's are found without going through all that was ever billed to them.
create table customer_invoice (
  customer_id text not null,
  invoice_id bigint not null references invoice,
  primary key (customer_id, invoice_id)
);
insert into customer_invoice (customer_id, invoice_id)
  select distinct o.owner_id, b.invoice_id from billed_line b join shop_order o on o.id = b.order_id;
create function note_customer_invoice() returns trigger language plpgsql as $$
begin
  insert into customer_invoice (customer_id, invoice_id)
  select distinct o.owner_id, b.invoice_id from added b join shop_order o on o.id = b.order_id
  on conflict do nothing;
  return null;
end $$;
create trigger billed_line_customer after insert on billed_line
  referencing new table as added for each statement execute function note_customer_invoice();

-- Lines of an order that are not over yet, and those called off: what the filter of the orders list looks at.
create index order_line_living on order_line (order_id) where state not in ('e4', 'e5');
