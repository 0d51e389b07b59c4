-- What was given away without a second person, summed: on one order, and by one colleague on one day. Each row is held while it is
-- read and added to, so that parts of one sum never pass side by side.
create table given_alone (
  -- "order 17", "colleague 5 2026-11-22"
  what text primary key,
  cents integer not null check (cents >= 0)
);

-- What was given back although nothing came back, before it was summed.
insert into given_alone (what, cents)
select 'order ' || r.order_id, sum(r.amount_cents)
from refund r
where r.return_id is null and not r.needs_second_person
  and exists (select from refund_line l where l.refund_id = r.id and l.quantity = 0)
group by r.order_id;

-- A card that the shop hands out itself gives value away like a refund.
alter table gift_card
  add column handed_by text,
  add column needs_second_person boolean not null default false,
  add column approved_by text,
  add constraint gift_card_second_person check (
    not needs_second_person or issued_at is null or approved_by is not null and approved_by is distinct from handed_by);

-- A cart pays with the code that was typed into it: once the card has another, that code opens nothing there either.
alter table cart_gift_card add column code_hash bytea;
update cart_gift_card x set code_hash = c.code_hash from gift_card c where c.id = x.gift_card_id;
delete from cart_gift_card where code_hash is null;
alter table cart_gift_card alter column code_hash set not null;
