-- Whom the invoice names (P-37), and who takes a parcel through customs (Canaries, Ceuta, Melilla, exports): as written with the order.
alter table shop_order
  add column tax_id text not null default '' constraint shop_order_tax_id check (length(tax_id) <= 30),
  add column recipient_tax_id text not null default '' constraint shop_order_recipient_tax_id check (length(recipient_tax_id) <= 30);
