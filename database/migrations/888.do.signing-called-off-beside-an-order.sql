-- An order that is written while its signing is called off waits for that, and then refuses; before, neither saw the other, and a copy that
-- nobody signs stayed one that is not withdrawn from.
create or replace function refuse_signing_over() returns trigger language plpgsql as $$
begin
  perform from activity where id = new.signing_id for share;
  if not exists (
    select from signing s join signing_book b on b.signing_id = s.id and b.product_id = new.product_id
    where s.id = new.signing_id and s.takes_orders) then
    raise exception 'activity % takes no orders for signed copies of product %', new.signing_id, new.product_id
      using errcode = 'check_violation', constraint = 'order_line_signing_open';
  end if;
  return new;
end $$;
