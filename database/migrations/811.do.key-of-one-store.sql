-- The key of a till tells for one store and no other, wherever it is read out.
alter table access_key add column store_code text references store;
comment on column access_key.store_code is 'The only store that it may tell of; null for every store';
create index access_key_store on access_key (store_code) where store_code is not null;
