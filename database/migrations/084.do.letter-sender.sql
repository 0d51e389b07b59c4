-- From whom a letter comes; null: from the main shop, as its configuration says. A second shop writes under its own name (A-06).
alter table mail_outbox add column sender text;

-- Where one shop alone sends; null: every shop does.
alter table shipping_zone add column storefront_code text references storefront;
