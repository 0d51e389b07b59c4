-- An order by e-mail becomes one thing, once: a list of its account, its basket, an order, or nothing, with the reason.
alter table order_letter
  -- By the form of the private area, whose sender is signed in; or as an e-mail, whose sender is nobody until an answer to the
  -- shop's own letter came from there.
  add column came_by text not null default 'form' check (came_by in ('form', 'mail')),
  add column email text not null default '' check (length(email) <= 254),
  add column subject text not null default '' check (length(subject) <= 300),
  add column received_id text unique check (length(received_id) <= 300),
  add column original bytea check (octet_length(original) <= 12582912),
  add column proved_at timestamptz,
  add column state text not null default 'open' check (state in ('open', 'listed', 'in_basket', 'ordered', 'refused', 'handled')),
  add column list_id bigint constraint order_letter_list_once unique references desk_list on delete set null,
  add column order_id bigint constraint order_letter_order_once unique references shop_order,
  add column reason text not null default '' check (length(reason) <= 1000),
  alter column customer_id drop not null,
  drop constraint order_letter_comments_check,
  add constraint order_letter_comments_check check (length(comments) <= case came_by when 'form' then 4000 else 100000 end);
update order_letter set state = 'handled' where handled_at is not null;
alter table order_letter
  drop constraint order_letter_handled,
  add constraint order_letter_handled check ((state = 'open') = (handled_at is null) and (handled_at is null) = (handled_by is null)),
  add constraint order_letter_sender check (case came_by when 'form' then customer_id is not null and comments <> '' and email = '' and original is null
    else email <> '' and original is not null end),
  add constraint order_letter_outcome check ((list_id is null or state in ('listed', 'ordered')) and (state = 'ordered') = (order_id is not null)
    and (state = 'refused') = (reason <> ''));
drop index order_letter_waiting;
create index order_letter_waiting on order_letter (sent_at) where state = 'open';
create index order_letter_sent on order_letter (sent_at, id);
create index order_letter_words on order_letter
  using gin (list_words(number || ' ' || email || ' ' || subject || ' ' || comments || ' ' || file_name));

create function decide_order_letter_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' and (new.state, new.order_id, new.reason) is distinct from (old.state, old.order_id, old.reason) then
    raise exception 'this order by e-mail was decided before' using errcode = 'check_violation', constraint = 'order_letter_decided_once';
  end if;
  return new;
end $$;
create trigger order_letter_decided_once before update of state, order_id, reason on order_letter
  for each row execute function decide_order_letter_once();

-- What was read of one, line by line, and what colleagues made of it; the reading itself stays as it is.
create table order_letter_line (
  letter_id bigint not null references order_letter on delete cascade,
  line int not null check (line > 0),
  -- The place in the text or file; null: a colleague added it.
  row int,
  asked text not null default '' check (length(asked) <= 500),
  ean text not null default '' check (length(ean) <= 13),
  read_quantity int,
  reason text,
  product_id bigint references product on delete set null,
  candidates bigint[] not null default '{}',
  quantity int not null check (quantity between 1 and 9999),
  wanted boolean not null default true,
  note text not null default '' check (length(note) <= 200),
  changed_by bigint references staff_user,
  changed_at timestamptz,
  primary key (letter_id, line),
  constraint order_letter_line_changed check ((changed_by is null) = (changed_at is null))
);
create index order_letter_line_product on order_letter_line (product_id) where product_id is not null;
insert into order_letter_line (letter_id, line, row, asked, ean, read_quantity, reason, product_id, candidates, quantity)
select l.id, g.line, (g.read ->> 'row')::int, left(coalesce(g.read ->> 'asked', ''), 500), left(coalesce(g.read ->> 'ean', ''), 13),
  (g.read ->> 'quantity')::int, g.read ->> 'reason', p.id,
  array(select jsonb_array_elements_text(coalesce(g.read -> 'candidates', '[]'))::bigint), (g.read ->> 'quantity')::int
from order_letter l join reading r on r.id = l.reading_id
cross join lateral jsonb_array_elements(r.lines) with ordinality g (read, line)
left join product p on p.id = (g.read ->> 'productId')::bigint;
