-- Lists of the staff are searched by words: each text is kept as the words of search_fold, and a word with signs inside it (an e-mail,
-- a number of an order, an ISBN with hyphens) without them too, so that it is found whole and by how it begins.
create function list_words(value text) returns tsvector language sql immutable parallel safe as $$
  select coalesce(array_to_tsvector(array_agg(left(word, 60))), '')
  from unnest(string_to_array(public.search_fold(value) || ' ' || regexp_replace(regexp_replace(
    lower(public.unaccent('public.unaccent', replace(normalize(value, nfc), '·', '')) collate "und-x-icu"),
    '[^[:alnum:][:space:]]+', '', 'g'), '[[:space:]]+', ' ', 'g'), ' ')) word
  where word <> ''
$$;

-- What is asked for: every word begins one that is kept. A text of figures and separators alone is one word: a telephone, an ISBN.
create function list_asked(value text) returns tsquery language plpgsql immutable strict parallel safe as $$
declare
  chunk text;
  whole text;
  apart text;
  asked text := '';
begin
  if value ~ '^[[:space:]]*\+?[0-9][0-9[:space:].()/-]{4,}[0-9xX][[:space:]]*$' then
    whole := lower(regexp_replace(regexp_replace(value, '^[[:space:]]*(\+|00)34', ''), '[^0-9xX]', '', 'g'));
    return ('''' || whole || ''':*')::tsquery;
  end if;
  foreach chunk in array regexp_split_to_array(btrim(value), '[[:space:]]+') loop
    apart := public.search_fold(chunk);
    continue when apart = '';
    whole := replace(apart, ' ', '');
    apart := '''' || replace(apart, ' ', ''':* & ''') || ''':*';
    asked := asked || case when asked = '' then '' else ' & ' end
      || case when position(' ' in public.search_fold(chunk)) = 0 then apart else '(''' || whole || ''':* | ' || apart || ')' end;
  end loop;
  return asked::tsquery;
end $$;

-- By what the staff find an order: its numbers, who placed it as they were then and are now, where it goes, what is in it.
create table order_words (
  order_id bigint primary key references shop_order on delete cascade,
  words tsvector not null
);

create function digits_of(phone text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(coalesce(phone, ''), '^[[:space:]]*(\+|00)34', ''), '[^0-9]', '', 'g')
$$;

create function read_order_words(orders bigint[]) returns table (order_id bigint, words tsvector) language sql stable as $$
  select o.id, list_words(concat_ws(' ', o.number, o.email, o.reference, o.tax_id, o.recipient_tax_id,
    o.delivery_address ->> 'recipient', digits_of(o.delivery_address ->> 'phone'),
    o.billing_address ->> 'recipient', digits_of(o.billing_address ->> 'phone'),
    o.pickup_point ->> 'recipient', digits_of(o.pickup_point ->> 'phone'),
    c.name, c.surnames, c.company, c.library, c.contact_person, digits_of(c.phone), l.words, p.codes))
  from shop_order o
  left join customer c on c.id = o.owner_id and c.erased_at is null
  left join lateral (
    select string_agg(concat_ws(' ', title, author, sku, ean), ' ') as words from order_line where order_line.order_id = o.id) l on true
  left join lateral (
    select string_agg(tracking_code, ' ') as codes from parcel where parcel.order_id = o.id and tracking_code <> '') p on true
  where o.id = any(orders)
$$;

create function keep_order_words(orders bigint[]) returns void language sql as $$
  insert into order_words (order_id, words) select * from read_order_words(orders)
  on conflict (order_id) do update set words = excluded.words where order_words.words is distinct from excluded.words
$$;

create function order_lines_worded() returns trigger language plpgsql as $$
begin
  perform keep_order_words((select array_agg(distinct order_id) from placed));
  return null;
end $$;
create trigger order_line_worded after insert on order_line referencing new table as placed
  for each statement execute function order_lines_worded();

create function order_worded() returns trigger language plpgsql as $$
begin
  perform keep_order_words(array[new.id]);
  return null;
end $$;
create trigger shop_order_worded after insert on shop_order for each row when (new.kind <> 'goods') execute function order_worded();
create trigger shop_order_reworded after update of email, reference, tax_id, recipient_tax_id, delivery_address, billing_address, pickup_point,
  owner_id on shop_order for each row when (
    (old.email, old.reference, old.tax_id, old.recipient_tax_id, old.delivery_address, old.billing_address, old.pickup_point, old.owner_id)
    is distinct from
    (new.email, new.reference, new.tax_id, new.recipient_tax_id, new.delivery_address, new.billing_address, new.pickup_point, new.owner_id))
  execute function order_worded();

create function parcel_worded() returns trigger language plpgsql as $$
begin
  perform keep_order_words(array[new.order_id]);
  return null;
end $$;
create trigger parcel_reworded after update of tracking_code on parcel for each row
  when (old.tracking_code is distinct from new.tracking_code) execute function parcel_worded();

create function customer_orders_worded() returns trigger language plpgsql as $$
begin
  perform keep_order_words((select array_agg(id) from shop_order where owner_id = old.id));
  return null;
end $$;
create trigger customer_reworded after update of name, surnames, company, library, contact_person, phone, erased_at on customer
  for each row when (
    (old.name, old.surnames, old.company, old.library, old.contact_person, old.phone, old.erased_at) is distinct from
    (new.name, new.surnames, new.company, new.library, new.contact_person, new.phone, new.erased_at))
  execute function customer_orders_worded();
create trigger customer_unworded after delete on customer for each row execute function customer_orders_worded();

insert into order_words (order_id, words) select * from read_order_words((select array_agg(id) from shop_order));
create index order_words_words on order_words using gin (words) with (fastupdate = off);

-- Lists are walked by what they are sorted by, and by the id where that is the same.
drop index shop_order_placed_at;
create index shop_order_by_day on shop_order (placed_at, id);
create index shop_order_by_total on shop_order (total_cents, id);
create index shop_order_by_payment on shop_order (payment_state, placed_at, id);
create index shop_order_by_store on shop_order (store_code, placed_at, id);
create index order_line_cancelled on order_line (order_id) where state = 'e4';
create index order_line_state on order_line (state, order_id) where state not in ('e4', 'e5');
