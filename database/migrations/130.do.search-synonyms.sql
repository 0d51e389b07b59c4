-- What visitors call a thing and what the shop calls it: whoever asks with one of the asked words, in any language, is also shown
-- what has one of the shown words or stands in a section, theme, family or tag of that name.
create table search_synonym (
  id bigint generated always as identity primary key,
  storefront_code text not null references storefront,
  asked_es text[] not null default '{}',
  asked_ca text[] not null default '{}',
  asked_en text[] not null default '{}',
  shown text[] not null,
  constraint search_synonym_asks check (cardinality(asked_es || asked_ca || asked_en) between 1 and 60),
  constraint search_synonym_shows check (cardinality(shown) between 1 and 20)
);
create index search_synonym_storefront on search_synonym (storefront_code);

-- Read anew with the names of sections.
create function search_synonym_told() returns trigger language plpgsql as $$
begin
  perform search_trail('{0}');
  return null;
end $$;
create trigger search_synonym_changed after insert or update or delete on search_synonym
  for each statement execute function search_synonym_told();
