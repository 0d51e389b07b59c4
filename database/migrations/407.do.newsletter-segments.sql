-- Readers of the newsletter told apart by what they did: saved with a name, counted, taken along, handed to another program.
create table newsletter_segment (
  id bigint generated always as identity primary key,
  name text not null constraint newsletter_segment_name unique check (length(name) between 1 and 80),
  rules jsonb not null check (jsonb_typeof(rules) = 'object'),
  handed_at timestamptz,
  created_at timestamptz not null default now()
);

-- Tells other programs of each of these readers, as one of the segment. The addresses are read as each is sent: who leaves meanwhile is not told of.
create function tell_of_segment(segment bigint, readers bigint[]) returns int language plpgsql as $$
declare
  told int;
begin
  select count(tell_webhooks('newsletter.segment', jsonb_build_object('segment', s.id, 'name', s.name, 'reader', n.id, 'language', n.language,
      'consent_version', n.consent_version, 'form', n.form), n.id))
    into told
    from newsletter_segment s, newsletter_subscription n
    where s.id = segment and n.id = any(readers) and n.state = 'confirmed';
  return told;
end $$;
