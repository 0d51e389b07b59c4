-- Orders that colleagues make for a customer, at a counter or at the order desk: who made them and for which store.
alter table shop_order
  drop constraint shop_order_terms_check,
  add constraint shop_order_terms_check check (terms in ('prepaid', 'account', 'collection')),
  add column made_by bigint references staff_user,
  add column made_in text references store,
  -- Where the contract is concluded: the law lets consumers withdraw from what is bought at a distance alone.
  add column concluded text not null default 'distance' check (concluded in ('distance', 'counter')),
  -- What is asked for before; the rest is paid when it is collected.
  add column deposit_cents int not null default 0,
  add constraint shop_order_made check ((made_by is null) = (made_in is null)),
  add constraint shop_order_collection check (terms <> 'collection' or (shipping_method = 'store' and made_by is not null)),
  add constraint shop_order_deposit check (deposit_cents = 0 or (terms = 'collection' and deposit_cents between 1 and total_cents - 1));
create index shop_order_made_in on shop_order (made_in, id desc) where made_in is not null;

alter table cart
  drop constraint cart_purpose_check,
  add constraint cart_purpose_check check (purpose in ('shop', 'desk', 'counter'));

-- What the till of a store took for an order, by the number on its receipt: a payment as any other, which the shop did not move itself.
create table till_payment (
  attempt_id text primary key references payment_attempt,
  store_code text not null references store,
  staff_id bigint not null references staff_user,
  receipt text not null check (length(receipt) between 1 and 40),
  constraint till_payment_receipt unique (store_code, receipt)
);
-- What that till gives back: asked for when the shop's books say so, given by a colleague who notes the receipt.
create table till_refund (
  key text primary key,
  attempt_id text not null references till_payment,
  amount_cents int not null check (amount_cents > 0),
  asked_at timestamptz not null default now(),
  given_at timestamptz,
  given_by bigint references staff_user,
  receipt text not null default '' check (length(receipt) <= 40),
  constraint till_refund_given check ((given_at is null) = (given_by is null) and (given_at is null) = (receipt = ''))
);
create index till_refund_attempt on till_refund (attempt_id);
create index till_refund_open on till_refund (asked_at) where given_at is null;
