-- What the desk holds back while it clears something up: nothing of such an order is packed, registered with a carrier or handed over until it is let go on.
alter table shop_order
  add column on_hold_since timestamptz,
  add column on_hold_reason text not null default '' check (length(on_hold_reason) <= 500),
  add constraint on_hold_with_reason check ((on_hold_since is null) = (on_hold_reason = ''));
create index shop_order_on_hold on shop_order (on_hold_since) where on_hold_since is not null;

-- Of an order that is called off there is nothing left to hold.
create function release_called_off() returns trigger language plpgsql as $$
begin
  new.on_hold_since := null;
  new.on_hold_reason := '';
  return new;
end $$;
create trigger shop_order_on_hold before update of called_off on shop_order for each row
  when (new.called_off and new.on_hold_since is not null) execute function release_called_off();
