-- Counts the readers that it told of: what tells of one says nothing that could be counted.
create or replace function tell_of_segment(segment bigint, readers bigint[]) returns int language plpgsql as $$
declare
  told int := 0;
  one record;
begin
  for one in
    select n.id, jsonb_build_object('segment', s.id, 'name', s.name, 'reader', n.id, 'language', n.language,
        'consent_version', n.consent_version, 'form', n.form) as about
      from newsletter_segment s, newsletter_subscription n
      where s.id = segment and n.id = any(readers) and n.state = 'confirmed' order by n.id
  loop
    perform tell_webhooks('newsletter.segment', one.about, one.id);
    told := told + 1;
  end loop;
  return told;
end $$;
