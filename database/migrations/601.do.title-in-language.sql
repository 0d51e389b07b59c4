-- What a product is called in a language: its title there, else in Spanish, else as it came.
create function title_in(wanted product, spoken text) returns text language sql stable as $$
  select coalesce(
    (select t.title from product_translation t where t.product_id = wanted.id and t.language = spoken),
    (select t.title from product_translation t where t.product_id = wanted.id and t.language = 'es'),
    wanted.title)
$$;
