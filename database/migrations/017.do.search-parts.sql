-- Cards and product pages are kept in memory until the trail says that their product changed: pictures, safety texts and the
-- stock of a single store belong to them too (product.stock stays the same when copies only move between stores).
do $$
declare part text;
begin
  foreach part in array array['product_image', 'product_safety', 'stock'] loop
    execute format('create trigger %1$s_searched_insert after insert on %1$s
      referencing new table as added for each statement execute function search_part_changed()', part);
    execute format('create trigger %1$s_searched_update after update on %1$s
      referencing new table as added old table as removed for each statement execute function search_part_changed()', part);
    execute format('create trigger %1$s_searched_delete after delete on %1$s
      referencing old table as removed for each statement execute function search_part_changed()', part);
  end loop;
end $$;
