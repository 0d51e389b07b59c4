-- Where other programs are told of what happens in the shop, and what became of telling them.
create table webhook_endpoint (
  id bigint generated always as identity primary key,
  url text not null check (url ~ '^https://[^/?#]' and length(url) <= 500),
  name text not null check (length(name) between 1 and 100),
  events text[] not null check (cardinality(events) > 0),
  -- What is sent is signed with it, so it is kept as it is.
  secret bytea not null check (length(secret) >= 24),
  active boolean not null default true,
  made_at timestamptz not null default now(),
  -- Since its last answer that was a yes.
  failing_since timestamptz,
  -- Whoever does not answer is left alone for a moment, so that the others do not wait for it.
  quiet_until timestamptz,
  -- When the shop itself switched it off.
  given_up_at timestamptz
);
create index webhook_endpoint_words on webhook_endpoint using gin (list_words(name || ' ' || url));

create table webhook_event (
  id bigint generated always as identity primary key,
  kind text not null,
  data jsonb not null,
  -- Of a reader the address is read as it is sent: with the reader goes what was told of them.
  subscription_id bigint references newsletter_subscription on delete cascade,
  at timestamptz not null default now()
);
create index webhook_event_at on webhook_event (at);
create index webhook_event_subscription on webhook_event (subscription_id) where subscription_id is not null;

create table webhook_delivery (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoint on delete cascade,
  event_id bigint not null references webhook_event on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  due_at timestamptz default now(),
  last_at timestamptz,
  last_status int,
  last_answer text not null default '' check (length(last_answer) <= 500),
  lease uuid,
  leased_until timestamptz,
  constraint webhook_delivery_once unique (endpoint_id, event_id),
  constraint webhook_delivery_due check ((state = 'waiting') = (due_at is not null))
);
create index webhook_delivery_due_first on webhook_delivery (due_at, id) where due_at is not null;
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_listed on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_by_state on webhook_delivery (endpoint_id, state, id desc);

create function webhook_wanted(of text) returns boolean language sql stable as $$
  select exists (select from webhook_endpoint where active and of = any(events))
$$;

-- Keeps that something happened, for those who asked to be told: with what happened, or not at all.
create function tell_webhooks(of text, about jsonb, reader bigint default null) returns void language sql as $$
  with made as (
    insert into webhook_event (kind, data, subscription_id) select of, about, reader where webhook_wanted(of) returning id, kind)
  insert into webhook_delivery (event_id, endpoint_id)
  select made.id, e.id from made join webhook_endpoint e on e.active and made.kind = any(e.events)
$$;

create function tell_of_order() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('order.' || new.payment_state, jsonb_build_object('order', new.number, 'total', round(new.total_cents / 100.0, 2),
    'placed_at', new.placed_at, 'language', new.language, 'storefront', new.storefront_code));
  return null;
end $$;
create trigger shop_order_told after update of payment_state on shop_order for each row
  when (old.payment_state is distinct from new.payment_state and new.payment_state in ('paid', 'cancelled')) execute function tell_of_order();
create trigger shop_order_told_new after insert on shop_order for each row
  when (new.payment_state = 'paid') execute function tell_of_order();

create function tell_of_parcel() returns trigger language plpgsql as $$
begin
  if webhook_wanted('order.sent') then
    perform tell_webhooks('order.sent', jsonb_build_object('order', o.number, 'parcel', new.id, 'tracking_code', nullif(new.tracking_code, '')))
    from shop_order o where o.id = new.order_id;
  end if;
  return null;
end $$;
create trigger parcel_told after update of state on parcel for each row
  when (old.state is distinct from new.state and new.state = 'handed_over') execute function tell_of_parcel();

create function tell_of_stock() returns trigger language plpgsql as $$
begin
  if webhook_wanted('stock.changed') then
    perform tell_webhooks('stock.changed', jsonb_build_object('product', m.product_id, 'ean', p.ean, 'sku', p.sku, 'store', m.store_code,
      'change', m.change, 'copies', coalesce(s.quantity, 0)))
    from (select product_id, store_code, sum(delta) as change from moved group by product_id, store_code) m
      join product p on p.id = m.product_id left join stock s on s.product_id = m.product_id and s.store_code = m.store_code
    order by m.product_id, m.store_code;
  end if;
  return null;
end $$;
create trigger stock_movement_told after insert on stock_movement referencing new table as moved
  for each statement execute function tell_of_stock();

create function tell_of_titles() returns trigger language plpgsql as $$
begin
  if webhook_wanted('title.changed') then
    perform tell_webhooks('title.changed', jsonb_build_object('product', n.id, 'ean', n.ean, 'sku', n.sku, 'on_sale', n.active))
    from changed n join former o on o.id = n.id
    where n.changed_at is distinct from o.changed_at or n.active is distinct from o.active order by n.id;
  end if;
  return null;
end $$;
create trigger product_told after update on product referencing old table as former new table as changed
  for each statement execute function tell_of_titles();

create function tell_of_reader() returns trigger language plpgsql as $$
begin
  perform tell_webhooks('newsletter.' || new.state, jsonb_build_object('reader', new.id, 'language', new.language,
    'consent_version', new.consent_version, 'form', new.form), new.id);
  return null;
end $$;
create trigger newsletter_subscription_told after update of state on newsletter_subscription for each row
  when (old.state is distinct from new.state and new.state in ('confirmed', 'ended')) execute function tell_of_reader();
