-- Returns and refunds are found by the words of their orders. A word that nobody can type marks the orders that have any, so that the index itself
-- meets both: a name that many bear was looked up in each of their orders.
create or replace function read_order_words(orders bigint[]) returns table (order_id bigint, words tsvector) language sql stable as $$
  select o.id, list_words(concat_ws(' ', o.number, o.email, o.reference, o.tax_id, o.recipient_tax_id,
    o.delivery_address ->> 'recipient', digits_of(o.delivery_address ->> 'phone'),
    o.billing_address ->> 'recipient', digits_of(o.billing_address ->> 'phone'),
    o.pickup_point ->> 'recipient', digits_of(o.pickup_point ->> 'phone'),
    c.name, c.surnames, c.company, c.library, c.contact_person, digits_of(c.phone), l.words, p.codes))
    || array_to_tsvector(array_remove(array[
      case when exists (select from order_return r where r.order_id = o.id) then '#return' end,
      case when exists (select from refund r where r.order_id = o.id) then '#refund' end], null))
  from shop_order o
  left join customer c on c.id = o.owner_id and c.erased_at is null
  left join lateral (
    select string_agg(concat_ws(' ', title, author, sku, ean), ' ') as words from order_line where order_line.order_id = o.id) l on true
  left join lateral (
    select string_agg(tracking_code, ' ') as codes from parcel where parcel.order_id = o.id and tracking_code <> '') p on true
  where o.id = any(orders)
$$;

create function mark_order_words() returns trigger language plpgsql as $$
begin
  update order_words set words = words || array_to_tsvector(array[tg_argv[0]])
  where order_id = new.order_id and not words @@ ('''' || tg_argv[0] || '''')::tsquery;
  return null;
end $$;
create trigger order_return_marked after insert on order_return for each row execute function mark_order_words('#return');
create trigger refund_marked after insert on refund for each row execute function mark_order_words('#refund');

update order_words set words = words || array_to_tsvector(array['#return']) where order_id in (select order_id from order_return);
update order_words set words = words || array_to_tsvector(array['#refund']) where order_id in (select order_id from refund);
