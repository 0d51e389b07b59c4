-- Apple Pay and Google Pay on the page of Redsys are a way to pay of their own; in the fields of Stripe they are a card.
alter table payment_attempt drop constraint payment_attempt_method_check,
  add constraint payment_attempt_method_check check (method in ('card', 'bizum', 'wallet'));
alter table journal_account drop constraint journal_account_role_check,
  add constraint journal_account_role_check check (role in ('receivable', 'sales', 'vat', 'vat_oss', 'surcharge', 'card', 'bizum', 'wallet', 'till',
    'account', 'exchange', 'gift_card', 'gift_cards_given'));
insert into journal_account (role, account) select 'wallet', account from journal_account where role = 'card';
