-- The accounts of the journal that the accountant takes along, by what they are for; finance gives each its own number.
create table journal_account (
  role text primary key check (role in ('receivable', 'sales', 'vat', 'vat_oss', 'surcharge', 'card', 'bizum', 'till', 'account', 'exchange',
    'gift_card', 'gift_cards_given')),
  account text not null check (account ~ '^[1-9][0-9]{2,11}$')
);
insert into journal_account (role, account) values
  ('receivable', '43000000'), ('sales', '70000000'), ('vat', '47700000'), ('vat_oss', '47700001'), ('surcharge', '47700002'),
  ('card', '57200000'), ('bizum', '57200000'), ('till', '57000000'), ('account', '57200000'), ('exchange', '55500000'),
  ('gift_card', '43800000'), ('gift_cards_given', '62700000');
