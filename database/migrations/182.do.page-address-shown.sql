-- Whether what stands at an address is shown, kept beside the address: pages, campaigns and quizzes stand above it and are not read.
alter table page_address add column shown boolean not null default false;

create function keep_address_shown() returns trigger language plpgsql as $$
begin
  new.shown := coalesce(case new.kind
    when 'page' then (select published from page where storefront_code = new.storefront_code and key = new.key)
    when 'campaign' then (select active from gift_campaign where storefront_code = new.storefront_code and key = new.key)
    else (select opens <> 'never' from quiz where storefront_code = new.storefront_code and key = new.key) end, false);
  return new;
end $$;
create trigger page_address_given before insert or update of kind, key on page_address
  for each row execute function keep_address_shown();

create function show_addresses() returns trigger language plpgsql as $$
declare
  row_shown boolean := case tg_argv[0]
    when 'page' then (to_jsonb(new) ->> 'published')::boolean
    when 'campaign' then (to_jsonb(new) ->> 'active')::boolean
    else to_jsonb(new) ->> 'opens' <> 'never' end;
begin
  update page_address set shown = row_shown
  where storefront_code = new.storefront_code and kind = tg_argv[0] and key = new.key and shown <> row_shown;
  return null;
end $$;
create trigger page_shown after update of published on page for each row execute function show_addresses('page');
create trigger gift_campaign_shown after update of active on gift_campaign for each row execute function show_addresses('campaign');
create trigger quiz_shown after update of opens on quiz for each row execute function show_addresses('quiz');

-- Those that are there already.
update page_address set key = key;
