-- Files of ebooks that no row names any more: noted by the database itself, whatever made them so, and forgotten by a job.
create table ebook_leftover (
  file_key text primary key,
  since timestamptz not null default now()
);

create function note_ebook_leftover() returns trigger language plpgsql as $$
begin
  if old.file_key is not null and (tg_op = 'DELETE' or new.file_key is distinct from old.file_key) then
    insert into ebook_leftover (file_key) values (old.file_key) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger ebook_file_leftover after update of file_key or delete on ebook_file for each row execute function note_ebook_leftover();
create trigger ebook_copy_leftover after update of file_key or delete on ebook_copy for each row execute function note_ebook_leftover();
create trigger ebook_sample_leftover after update of file_key or delete on ebook_sample for each row execute function note_ebook_leftover();
create trigger ebook_upload_leftover after update of file_key or delete on ebook_upload for each row execute function note_ebook_leftover();

-- A copy bears the name of whom it was sold to: those of people who had their data erased go.
delete from ebook_copy c using order_line l, shop_order o, customer p
where l.id = c.order_line_id and o.id = l.order_id and p.id = o.owner_id and p.erased_at is not null;
