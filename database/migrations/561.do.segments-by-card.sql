-- A reader of a segment is told with whether they hold the loyalty card and have bought, of an address that they answered from.
create function holds_card(reader text) returns boolean language sql stable as $$
  select exists (select from customer c join loyalty_card k on k.customer_id = c.id
    where lower(c.email) = reader and c.verified_at is not null)
$$;
create or replace function tell_of_segment(segment bigint, readers bigint[]) returns int language plpgsql as $$
declare
  told int := 0;
  one record;
begin
  for one in
    select n.id, jsonb_build_object('segment', s.id, 'name', s.name, 'reader', n.id, 'language', n.language,
        'consent_version', n.consent_version, 'form', n.form, 'card', holds_card(n.email),
        'bought', exists (select from shop_order o where lower(o.email) = n.email and o.payment_state in ('paid', 'on_account'))) as about
      from newsletter_segment s, newsletter_subscription n
      where s.id = segment and n.id = any(readers) and n.state = 'confirmed' order by n.id
  loop
    perform tell_webhooks('newsletter.segment', one.about, one.id);
    told := told + 1;
  end loop;
  return told;
end $$;
