-- An order that is charged to a budget may be changed by a colleague of the shop. What its library ordered may go beyond the budget's
-- end, since who approves it decides that; what a colleague adds afterwards may not. Asked as the transaction ends, so that copies taken
-- out in it make room for others.
create function keep_within_budget() returns trigger language plpgsql as $$
begin
  if exists (select from budget where id = new.budget_id and available_cents < 0)
    and exists (select from order_change where order_id = new.order_id) then
    raise exception 'budget % has no room for what order % costs more', new.budget_id, new.order_id
      using errcode = 'check_violation', constraint = 'budget_not_overspent_by_change';
  end if;
  return null;
end $$;
create constraint trigger budget_entry_within after insert on budget_entry deferrable initially deferred
  for each row when (new.kind = 'committed' and new.pending_cents > 0 and new.order_id is not null
    and new.key <> 'order:' || new.order_id) execute function keep_within_budget();
