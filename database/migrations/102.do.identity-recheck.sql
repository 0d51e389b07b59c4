-- Since when somebody's tax id, country or company is another than the one that staff looked at: until they look again, prices without
-- VAT, terms and credit rest. Activating the account ends it.
alter table customer add column recheck_since timestamptz;
create index customer_to_recheck on customer (recheck_since) where recheck_since is not null;
