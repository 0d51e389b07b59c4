-- The sections of an affiliated shop are entries of its menu, each with a word for its address in every language.
alter table menu_category
  add column section_slugs jsonb,
  add constraint menu_category_slugs_whole check (section_slugs is null or section_slugs ?& array['es', 'ca', 'en']);
create unique index menu_category_section_es on menu_category (storefront_code, (section_slugs ->> 'es'));
create unique index menu_category_section_ca on menu_category (storefront_code, (section_slugs ->> 'ca'));
create unique index menu_category_section_en on menu_category (storefront_code, (section_slugs ->> 'en'));

-- Rows of the shop that had screens of its own name them as every shop does.
with was (screen, slugs) as (values
  ('gaudi-basilica', '{"es": "basilica", "ca": "basilica", "en": "basilica"}'::jsonb),
  ('gaudi-faith', '{"es": "fe", "ca": "fe", "en": "faith"}'::jsonb),
  ('gaudi-museum', '{"es": "museo", "ca": "museu", "en": "museum"}'::jsonb),
  ('gaudi-reproductions', '{"es": "reproducciones", "ca": "reproduccions", "en": "reproductions"}'::jsonb),
  ('gaudi-graphic-work', '{"es": "obra-grafica", "ca": "obra-grafica", "en": "graphic-work"}'::jsonb),
  ('gaudi-books', '{"es": "libros", "ca": "llibres", "en": "books"}'::jsonb),
  ('gaudi-children', '{"es": "infantil", "ca": "infantil", "en": "children"}'::jsonb)
), first as (
  select distinct on (m.storefront_code, m.fixedurl) m.id, was.slugs from menu_category m join was on was.screen = m.fixedurl
  where m.parent_id is null and m.place = 'menu' order by m.storefront_code, m.fixedurl, m.position, m.id
)
update menu_category m set section_slugs = first.slugs from first where first.id = m.id;

create function pg_temp.screen_of(shop text, url text) returns text language sql stable as $$
  select coalesce(
    (select 'section?key=' || s.key from menu_category s
      where s.storefront_code = shop and s.section_slugs is not null and s.fixedurl = url limit 1),
    case url when 'gaudi-privacy' then 'privacy-policy' when 'gaudi-cookies' then 'cookies-policy'
      when 'gaudi-home' then 'home' else substring(url from 7) end)
$$;
update home_block set fixedurl = pg_temp.screen_of(storefront_code, fixedurl)
where fixedurl like 'gaudi-%' and storefront_code in (select code from storefront where path_prefix <> '');
update menu_category set fixedurl = pg_temp.screen_of(storefront_code, fixedurl)
where fixedurl like 'gaudi-%' and storefront_code in (select code from storefront where path_prefix <> '');
-- What leads to it from the main shop says so.
update menu_category set fixedurl = regexp_replace(fixedurl, '^gaudi-([a-z-]+)', '\1@gaudi') where fixedurl like 'gaudi-%';
update home_block set fixedurl = regexp_replace(fixedurl, '^gaudi-([a-z-]+)', '\1@gaudi') where fixedurl like 'gaudi-%';

-- Its legal pages are called as those of the main shop.
insert into page (storefront_code, key)
select p.storefront_code, p.key || '-policy' from page p join storefront s on s.code = p.storefront_code and s.path_prefix <> ''
where p.key in ('privacy', 'cookies') on conflict do nothing;
update page_translation t set page_key = t.page_key || '-policy' from storefront s
where s.code = t.storefront_code and s.path_prefix <> '' and t.page_key in ('privacy', 'cookies');
delete from page p using storefront s
where s.code = p.storefront_code and s.path_prefix <> '' and p.key in ('privacy', 'cookies');

-- What the pages of that shop said by themselves, its row says.
update storefront set settings = settings || jsonb_build_object(
  'mark', 'arch',
  'visit', '{"es": "La tienda está a la salida de la nave y no hace falta entrada para pasar a verla. Las entradas de la basílica y del museo se venden con día y hora en la web de la taquilla; conviene comprarlas con unos días de antelación.", "ca": "La botiga és a la sortida de la nau i no cal entrada per passar a veure-la. Les entrades de la basílica i del museu es venen amb dia i hora al web de la taquilla; val la pena comprar-les amb uns dies d’antelació.", "en": "The shop is by the exit from the nave, and you do not need a ticket to come in. Tickets for the basilica and the museum are for a set day and time and are sold on the box office website; we recommend buying them a few days ahead."}'::jsonb,
  'delivery', '{"es": "A España y Europa con precio cerrado; al resto del mundo, a consultar según el paquete.", "ca": "A Espanya i Europa amb preu tancat; a la resta del món, a consultar segons el paquet.", "en": "Fixed prices for Spain and Europe; for the rest of the world, we quote for your parcel."}'::jsonb)
where settings ->> 'theme' = 'trencadis';
