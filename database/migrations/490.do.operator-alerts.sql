-- What of the shop needs its operator, as each process sees it: told when it begins, again each day, and when it is over.
create table operator_alert (
  node text not null check (length(node) between 1 and 200),
  concern text not null check (concern in ('disk', 'backup', 'letters', 'payments', 'duties')),
  -- How full, how old, which: what the sentence about it is filled with.
  about text not null check (length(about) <= 500),
  since timestamptz not null,
  told_at timestamptz not null,
  primary key (node, concern)
);

create function tell_of_attention() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_webhooks('shop.attention', jsonb_build_object('node', new.node, 'concern', new.concern, 'about', new.about, 'since', new.since));
  else
    perform tell_webhooks('shop.recovered', jsonb_build_object('node', old.node, 'concern', old.concern, 'since', old.since));
  end if;
  return null;
end $$;
create trigger operator_alert_told after insert or delete on operator_alert for each row execute function tell_of_attention();
