-- What came of a wish to be erased, who said so, and what was answered to whoever wrote it.
alter table erasure_request
  add column outcome text check (outcome in ('erased', 'refused', 'closed')),
  add column answer text not null default '' check (length(answer) <= 1000),
  add column done_by bigint references staff_user;
update erasure_request set outcome = 'closed' where done_at is not null;
alter table erasure_request
  add constraint erasure_request_done check ((done_at is null) = (outcome is null)),
  add constraint erasure_request_reason check (outcome is distinct from 'refused' or answer <> '');
create index erasure_request_words on erasure_request using gin (list_words(email || ' ' || reason));
create index erasure_request_by_day on erasure_request (asked_at, id);

create index card_request_words on card_request using gin
  (list_words(name || ' ' || surnames || ' ' || email || ' ' || tax_id || ' ' || digits_of(phone) || ' ' || coalesce(card_number, '')));
create index card_request_by_day on card_request (sent_at, id);

-- Numbers of cards that were lost: what is on the card moved to a new number, and this one opens nothing again.
create table former_card (
  number text primary key check (number ~ '^29[0-9]{11}$'),
  customer_id text not null references loyalty_card,
  reason text not null check (length(reason) between 3 and 300),
  blocked_at timestamptz not null default shop_now(),
  blocked_by bigint not null references staff_user
);
create index former_card_customer on former_card (customer_id);
create trigger former_card_fixed before update or delete on former_card for each row execute function refuse_change();
create function refuse_former_card() returns trigger language plpgsql as $$
begin
  if exists (select from former_card where number = new.number) then
    raise exception 'this number was a card that is blocked' using errcode = 'unique_violation', constraint = 'loyalty_card_number_unique';
  end if;
  return new;
end $$;
create trigger loyalty_card_not_former before insert or update of number on loyalty_card
  for each row execute function refuse_former_card();
