-- Two persons are two people: whoever makes a colleague, changes what they may do, or takes away what they sign in with could act as both. For
-- seven days neither approves what the other asked for, by whichever of the two accounts.
create table staff_handled (
  staff_id bigint not null references staff_user,
  by_id bigint not null references staff_user,
  at timestamptz not null,
  primary key (staff_id, by_id),
  check (staff_id <> by_id)
);
create index staff_handled_by on staff_handled (by_id);

create function in_one_hand(one text, other text) returns boolean stable language sql as $$
  select exists (
    select from staff_handled h
    where h.at > now() - interval '7 days'
      and ((h.staff_id::text = one and h.by_id::text = other) or (h.staff_id::text = other and h.by_id::text = one)))
$$;

create function refund_by_two() returns trigger language plpgsql as $$
begin
  if in_one_hand(new.requested_by, new.approved_by) then
    raise exception 'refund % is asked for and approved in one hand', new.id using errcode = 'check_violation', constraint = 'two_people';
  end if;
  return new;
end $$;
create trigger refund_by_two before update on refund for each row
  when (new.needs_second_person and old.approved_by is null and new.approved_by is not null) execute function refund_by_two();
create function gift_card_by_two() returns trigger language plpgsql as $$
begin
  if in_one_hand(new.handed_by, new.approved_by) then
    raise exception 'gift card % is handed out and approved in one hand', new.id using errcode = 'check_violation', constraint = 'two_people';
  end if;
  return new;
end $$;
create trigger gift_card_by_two before update on gift_card for each row
  when (new.needs_second_person and old.approved_by is null and new.approved_by is not null) execute function gift_card_by_two();
create function rule_by_two() returns trigger language plpgsql as $$
begin
  if in_one_hand(new.proposed_by::text, new.decided_by::text) then
    raise exception 'proposal % is made and approved in one hand', new.id using errcode = 'check_violation', constraint = 'two_people';
  end if;
  return new;
end $$;
create trigger rule_by_two before update on rule_proposal for each row
  when (old.outcome is null and new.outcome = 'approved') execute function rule_by_two();

-- What a second person approves is what the first one asked for: neither the amount nor who asked changes in between.
create trigger refund_as_asked before update on refund for each row
  when ((new.order_id, new.goods_cents, new.surcharge_cents, new.shipping_cents, new.requested_by, new.needs_second_person)
    is distinct from (old.order_id, old.goods_cents, old.surcharge_cents, old.shipping_cents, old.requested_by, old.needs_second_person))
  execute function refuse_change();
create trigger gift_card_as_handed before update on gift_card for each row
  when ((new.initial_cents, new.handed_by, new.needs_second_person) is distinct from (old.initial_cents, old.handed_by, old.needs_second_person))
  execute function refuse_change();
create trigger rule_as_proposed before update on rule_proposal for each row
  when ((new.kind, new.country, new.vat_class, new.audience, new.month_day, new.store_code, new.switch, new.percent, new.surcharge_percent, new.turned_on, new.limit_cents, new.valid_from, new.valid_to, new.proposed_by)
    is distinct from (old.kind, old.country, old.vat_class, old.audience, old.month_day, old.store_code, old.switch, old.percent, old.surcharge_percent, old.turned_on, old.limit_cents, old.valid_from, old.valid_to, old.proposed_by))
  execute function refuse_change();
