-- Several sources may tell of one product. Each is heard again only when its own row changed, so that running all of them once
-- more changes nothing, in whatever order; without the source in the key two of them would overwrite each other for ever.
alter table product_import drop constraint product_import_pkey;
alter table product_import add constraint product_import_pkey primary key (product_id, source);
