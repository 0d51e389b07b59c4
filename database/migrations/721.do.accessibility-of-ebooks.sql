-- What publishers say of the accessibility of an edition (codes of ONIX list 196, ascending, with a space between) and in their own words.
alter table product
  add column accessibility text constraint product_accessibility_codes check (accessibility ~ '^[0-9]{2}( [0-9]{2})*$'),
  add column accessibility_note text constraint product_accessibility_note check (length(accessibility_note) between 1 and 2000),
  -- Whether the copies that are handed out carry whom they were sold to; none where no file is sold.
  add column file_watermark boolean;

create function ebook_watermark_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update product set file_watermark = null where id = old.product_id and file_watermark is not null;
  else
    update product set file_watermark = new.watermark where id = new.product_id and file_watermark is distinct from new.watermark;
  end if;
  return null;
end $$;
create trigger ebook_watermark_told after insert or update or delete on ebook_file for each row execute function ebook_watermark_told();

update product p set file_watermark = f.watermark from ebook_file f where f.product_id = p.id;
