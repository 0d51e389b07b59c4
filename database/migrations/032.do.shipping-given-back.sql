-- Shipping is given back by the parcel it belongs to, once; the order's own sum stands beside it (031).
alter table parcel
  add column shipping_refunded_cents int not null default 0,
  add constraint parcel_shipping_refunded_once check (shipping_refunded_cents between 0 and shipping_cents);
