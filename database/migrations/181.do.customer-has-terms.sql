-- Whether something was agreed with a customer, kept beside the customer: accounts stand below the terms and do not read them.
alter table customer add column has_terms boolean not null default false;
update customer set has_terms = true where id in (select customer_id from trade_terms);

create function keep_has_terms() returns trigger language plpgsql as $$
begin
  update customer set has_terms = tg_op = 'INSERT' where id = case tg_op when 'INSERT' then new.customer_id else old.customer_id end;
  return null;
end $$;
create trigger trade_terms_agreed after insert on trade_terms for each row execute function keep_has_terms();
create trigger trade_terms_ended after delete on trade_terms for each row execute function keep_has_terms();
