-- A shop that was begun has the page of its conditions to write; it opens once they are there.
insert into page (storefront_code, key)
select code, 'purchase-conditions' from storefront where path_prefix <> ''
on conflict do nothing;
