-- The one colour of who is paid: the page of the sandbox bank wears it, as a bank's page wears the merchant's (A-06).
alter table sandbox_payment add column merchant_colour text
  constraint sandbox_payment_merchant_colour check (merchant_colour ~ '^#[0-9A-Fa-f]{6}$');
