-- A batch of an import asks what its titles lack once, when all of it is written: its rows, and each kind of their parts, asked anew.
create or replace function title_gaps_asked(products bigint[]) returns void language plpgsql as $$
begin
  if products is not null and coalesce(current_setting('shop.search_is_refreshed', true), '') <> 'on'
     and coalesce(current_setting('shop.title_gaps_wait', true), '') <> 'on' then
    perform keep_title_gaps(products);
  end if;
end $$;
