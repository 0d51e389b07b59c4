-- Copies that customers have ordered and nobody has yet: asked with every list of a store's titles.
create index order_line_owed on order_line (product_id, id) where is_delayed and launch_on is null and fulfilment in ('placed', 'preparing');

-- By what titles are sorted. Copies and sales are not among them: each order would write every index of the title.
create index product_by_price on product ((coalesce(price_cents, -1)), id);
create index product_by_publication on product ((coalesce(published_on, date '0001-01-01')), id);

-- What was found with these is kept by itself now.
drop index product_unseen;
drop index product_priceless;
