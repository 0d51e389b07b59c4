-- The product says itself whether it has a sample, and of which kind and size, as it says whether its file is there.
alter table product
  add column sample_type text check (sample_type in ('application/epub+zip', 'application/pdf')),
  add column sample_bytes bigint,
  add constraint product_sample_whole check ((sample_type is null) = (sample_bytes is null));

create function ebook_sample_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update product set sample_type = null, sample_bytes = null where id = old.product_id;
  else
    update product set sample_type = new.media_type, sample_bytes = new.bytes where id = new.product_id;
  end if;
  return null;
end $$;
create trigger ebook_sample_told after insert or update or delete on ebook_sample for each row execute function ebook_sample_told();

update product p set sample_type = s.media_type, sample_bytes = s.bytes from ebook_sample s where s.product_id = p.id;
