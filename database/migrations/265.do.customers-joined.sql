-- Two accounts of one person that staff joined: one goes on, the other is emptied and leads to it.
alter table customer
  add column merged_into text references customer,
  add column merged_at timestamptz,
  add constraint customer_merged check ((merged_into is null) = (merged_at is null)
    and (merged_into is null or merged_into <> id and erased_at is not null));
create index customer_merged on customer (merged_into) where merged_into is not null;

-- An account leads only to one that is alive when they are joined, so that no way ends where it began.
create function customer_merges_alive() returns trigger language plpgsql as $$
begin
  if exists (select from customer where id = new.merged_into and erased_at is not null) then
    raise exception 'the account that goes on is erased' using errcode = 'check_violation', constraint = 'customer_merged_alive';
  end if;
  return new;
end $$;
create trigger customer_merged_alive before update of merged_into on customer
  for each row when (new.merged_into is not null) execute function customer_merges_alive();
