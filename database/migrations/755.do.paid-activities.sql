-- Activities paid when one registers. Such an order has no lines: the registration hangs on it, as a gift card does.
alter table shop_order drop constraint shop_order_kind,
  add constraint shop_order_kind check (kind in ('goods', 'gift_card', 'activity')),
  drop constraint shop_order_gift_card_prepaid,
  add constraint shop_order_gift_card_prepaid check (gift_card_cents = 0 or kind in ('goods', 'activity') and terms = 'prepaid');
-- What is billed of such an order left in no parcel.
alter table billed_line alter column parcel_id drop not null;

alter table activity
  drop constraint activity_paid_known,
  add constraint activity_paid_known check (paid in ('door', 'link', 'online')),
  -- Places are given back with their money until so many hours before it begins; null: money comes back only when the shop changes it.
  add column refund_hours int default 48 constraint activity_refund_hours check (refund_hours between 0 and 720),
  add constraint activity_online_registers check (paid <> 'online' or takes_registrations);

alter table activity_registration
  drop constraint activity_registration_state_check,
  -- held: the places are kept until the end of the order that pays for them.
  add constraint activity_registration_state_check check (state in ('held', 'confirmed', 'waiting', 'cancelled')),
  add column companions text[] not null default '{}'
    constraint activity_registration_companions check (cardinality(companions) < places and array_position(companions, null) is null),
  -- [{"price_cents": 1200, "label": {"es": …, "ca": …, "en": …}, "places": 2}], as it was when the places were asked for.
  add column bought jsonb not null default '[]' constraint activity_registration_bought check (jsonb_typeof(bought) = 'array'),
  add column amount_cents int not null default 0 constraint activity_registration_amount check (amount_cents >= 0),
  add column order_id bigint constraint activity_registration_of_order unique references shop_order,
  -- Which word of time and place they paid for: a later one lets them have their money back.
  add column revision int not null default 0,
  add column reminded_at timestamptz,
  add constraint activity_registration_held check (state <> 'held' or order_id is not null);

-- The places follow the money in the same transaction, whoever moves it: paid, they are firm; let go, they are free.
create function follow_activity_payment() returns trigger language plpgsql as $$
declare
  freed record;
begin
  if new.payment_state = 'cancelled' then
    update activity_registration set state = 'cancelled', cancelled_at = shop_now()
    where order_id = new.id and state = 'held' returning activity_id, places into freed;
    if found then
      update activity set taken = taken - freed.places where id = freed.activity_id;
    end if;
  elsif old.payment_state = 'pending' then
    update activity_registration set state = 'confirmed', confirmed_at = shop_now() where order_id = new.id and state = 'held';
  end if;
  return null;
end $$;
create trigger shop_order_activity after update of payment_state on shop_order for each row
  when (new.kind = 'activity' and new.payment_state is distinct from old.payment_state) execute function follow_activity_payment();

create index activity_registration_to_remind on activity_registration (activity_id) where state = 'confirmed' and reminded_at is null;
create index activity_soon on activity (starts_at) where published and cancelled_at is null;
