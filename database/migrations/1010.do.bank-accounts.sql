-- Accounts of which somebody said that they are the shop's: a file of another one is not read before that.
create table bank_account (
  account text primary key check (length(account) between 1 and 34),
  accepted_by text not null,
  accepted_at timestamptz not null
);
insert into bank_account (account, accepted_by, accepted_at)
select distinct on (e.account) e.account, f.read_by, f.read_at
from bank_entry e join bank_file f on f.id = e.file_id order by e.account, f.id;
alter table bank_entry add constraint bank_entry_of_account foreign key (account) references bank_account;
