-- Licenses that the licence server made for bought ebooks: one a purchase, two where it was asked twice at once.
create table ebook_license (
  license_id text primary key check (license_id ~ '^[A-Za-z0-9._:-]{1,100}$'),
  order_line_id bigint not null references order_line,
  issued_at timestamptz not null,
  -- Its purchase was called off or given back: it is revoked, and asked again until it is.
  closed_at timestamptz,
  revoked_at timestamptz,
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  trouble text not null default '' check (length(trouble) <= 500),
  constraint ebook_license_revoked_closed check (revoked_at is null or closed_at is not null)
);
create index ebook_license_line on ebook_license (order_line_id);
create index ebook_license_to_revoke on ebook_license (next_try_at) where closed_at is not null and revoked_at is null;

-- Licenses that somebody asked for and the server did not give: asked for again.
create table ebook_license_wanted (
  order_line_id bigint primary key references order_line,
  since timestamptz not null,
  tries int not null default 1,
  next_try_at timestamptz not null,
  trouble text not null default '' check (length(trouble) <= 500)
);
create index ebook_license_wanted_next on ebook_license_wanted (next_try_at);

create function is_given_back(line order_line) returns boolean language sql stable as $$
  select line.fulfilment = 'cancelled' or line.returned_quantity > 0 or line.refunded_quantity > 0
    or line.paid_cents > 0 and line.refunded_cents >= line.paid_cents
    or exists (select from shop_order where id = line.order_id and payment_state = 'refunded')
$$;

create function close_licenses() returns trigger language plpgsql as $$
begin
  update ebook_license set closed_at = now(), next_try_at = now()
    where order_line_id = new.id and closed_at is null and is_given_back(new);
  return null;
end $$;
create trigger order_line_licenses after update of fulfilment, returned_quantity, refunded_quantity, refunded_cents on order_line
  for each row when (new.lcp) execute function close_licenses();

create function close_licenses_of_order() returns trigger language plpgsql as $$
begin
  update ebook_license set closed_at = now(), next_try_at = now()
    where closed_at is null and order_line_id in (select id from order_line where order_id = new.id and lcp);
  return null;
end $$;
create trigger shop_order_licenses after update of payment_state on shop_order for each row
  when (new.payment_state = 'refunded' and old.payment_state <> 'refunded') execute function close_licenses_of_order();

-- A license that arrives after its purchase was given back is closed at once: the line is held until it stands.
create function license_of_line() returns trigger language plpgsql as $$
declare line order_line;
begin
  select * into line from order_line where id = new.order_line_id for no key update;
  if is_given_back(line) then
    new.closed_at := now();
  end if;
  return new;
end $$;
create trigger ebook_license_of_line before insert on ebook_license for each row execute function license_of_line();
