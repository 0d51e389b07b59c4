-- What of a reserved amount is charged at once: the page of the sandbox bank says it as the shop does (P-28).
alter table sandbox_payment add column charged_now_cents int not null default 0
  constraint sandbox_payment_charged_now check (charged_now_cents between 0 and amount_cents);
