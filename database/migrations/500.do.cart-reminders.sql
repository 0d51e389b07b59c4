-- What somebody left in a cart, and since when: a line says when its copies were last counted.
alter table cart_line add column changed_at timestamptz not null default now();
create function note_line_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger cart_line_changed before update of quantity on cart_line for each row
  when (new.quantity <> old.quantity) execute function note_line_change();

-- Whether orders followed is asked of every cart that is left, not of unpaid ones alone.
drop index shop_order_cart;
create index shop_order_cart on shop_order (cart_id);

-- Accepting the reminder is a consent of its own.
alter table consent drop constraint consent_kind_check;
alter table consent add constraint consent_kind_check check (kind in ('privacy', 'newsletter', 'cart_reminder'));

-- What a shop reminds by; one without a row reminds after a day.
create table cart_reminder_rule (
  storefront_code text primary key references storefront on delete cascade,
  active boolean not null,
  after_hours int not null check (after_hours between 1 and 168)
);

-- Who asked to be reminded of what they leave in the cart; the words they accepted stand in the consent log.
create table cart_reminder_wish (
  -- Customer or guest, as carts know them.
  owner_id text primary key,
  owner_kind text not null check (owner_kind in ('customer', 'guest')),
  -- A guest's, as they typed it; a customer is written to at the address that their account has then.
  email text not null check (length(email) between 3 and 254),
  language text not null check (language in ('es', 'ca', 'en')),
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- Ended from a letter: no guest begins them again for that mailbox.
  stopped boolean not null default false,
  constraint cart_reminder_stopped_ended check (not stopped or ended_at is not null)
);
create index cart_reminder_wish_email on cart_reminder_wish (lower(email));

-- The one letter about a cart.
create table cart_reminder (
  id bigint generated always as identity primary key,
  cart_id text not null constraint cart_reminder_once unique,
  storefront_code text not null references storefront on delete cascade,
  -- Null once they are forgotten.
  owner_id text,
  language text not null check (language in ('es', 'ca', 'en')),
  sent_at timestamptz not null,
  -- When an order followed, of that cart or of one that the letter opened.
  bought_at timestamptz
);
create index cart_reminder_sent on cart_reminder (storefront_code, sent_at);
create index cart_reminder_unbought on cart_reminder (sent_at) where bought_at is null;
create index cart_reminder_owner on cart_reminder (owner_id);

-- Carts that a letter filled on another device.
create table cart_reminder_opening (
  cart_id text not null,
  reminder_id bigint not null references cart_reminder on delete cascade,
  opened_at timestamptz not null,
  primary key (cart_id, reminder_id)
);
create index cart_reminder_opening_of on cart_reminder_opening (reminder_id);

-- The database has the last word: no letter about a cart of which an order came.
create function refuse_reminder_of_bought() returns trigger language plpgsql as $$
begin
  if exists (select from shop_order where cart_id = new.cart_id) then
    raise exception 'cart % has been bought', new.cart_id using errcode = 'check_violation', constraint = 'cart_reminder_not_bought';
  end if;
  return new;
end $$;
create trigger cart_reminder_not_bought before insert on cart_reminder for each row execute function refuse_reminder_of_bought();
