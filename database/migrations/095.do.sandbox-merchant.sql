-- Who is paid, as the shop of the order is called: each shop of the house asks under its own name (A-06).
alter table sandbox_payment add column merchant text constraint sandbox_payment_merchant check (length(merchant) between 1 and 80);
