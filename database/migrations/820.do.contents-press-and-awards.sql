-- What a publisher says of a work beside its description: what is in it, what the press wrote, what it was awarded. Lines; an empty line parts two.
alter table product_translation
  add column contents text,
  add column press text,
  add column awards text;

-- Those words come to the desk of translations with the others of a title.
create or replace function keep_title_texts(of_product bigint) returns void language plpgsql as $$
declare
  field text;
  each text;
  written jsonb;
begin
  foreach each in array array['es', 'ca', 'en'] loop
    select to_jsonb(t) into written from product_translation t where t.product_id = of_product and t.language = each;
    foreach field in array array[
      'title', 'subtitle', 'summary', 'description', 'details', 'contents', 'press', 'awards', 'recommendation'] loop
      perform keep_text('title', of_product::text, field, each, written ->> field, null);
    end loop;
  end loop;
end $$;
select keep_title_texts(product_id) from title_at_desk;
