-- A shop is made ready before anybody sees it: one that staff begin stands nowhere until they open it. Those that are there are open.
alter table storefront add column opened_at timestamptz default now();
