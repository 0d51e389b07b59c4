-- What a customer entered in their cart; judged anew at every reading, so that neither promises anything by itself.
alter table cart
  add column coupon_code text check (length(coupon_code) <= 40),
  add column bonus_cents int not null default 0 check (bonus_cents >= 0);
