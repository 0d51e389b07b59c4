-- Where the shop ships and what it costs: rows, so that staff change them without a release (P-14).
create table shipping_zone (
  code text primary key,
  position int not null,
  active boolean not null default true,
  -- Goods of at least this much travel free; null: never.
  free_from_cents int check (free_from_cents > 0),
  days_from int not null check (days_from >= 0),
  days_to int not null,
  constraint shipping_zone_days check (days_to >= days_from)
);
-- A zone is countries, or the beginnings of a country's postcodes; the longest match decides.
create table shipping_zone_area (
  zone_code text not null references shipping_zone on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  postcode_prefix text not null default '',
  primary key (country, postcode_prefix)
);
create table shipping_rate (
  zone_code text not null references shipping_zone on delete cascade,
  up_to_grams int not null check (up_to_grams > 0),
  price_cents int not null check (price_cents >= 0),
  primary key (zone_code, up_to_grams)
);

insert into shipping_zone (code, position, free_from_cents, days_from, days_to) values
  ('mainland', 1, 5000, 1, 3), ('balearics', 2, 7500, 2, 4), ('canaries', 3, null, 5, 15), ('ceuta_melilla', 4, null, 5, 15),
  ('portugal_andorra', 5, 9000, 2, 4), ('europe', 6, null, 4, 8), ('rest', 7, null, 7, 20);
insert into shipping_zone_area (zone_code, country, postcode_prefix) values
  ('mainland', 'ES', ''), ('balearics', 'ES', '07'), ('canaries', 'ES', '35'), ('canaries', 'ES', '38'),
  ('ceuta_melilla', 'ES', '51'), ('ceuta_melilla', 'ES', '52'), ('portugal_andorra', 'PT', ''), ('portugal_andorra', 'AD', '');
insert into shipping_zone_area (zone_code, country)
  select 'europe', unnest(array['AT','BE','BG','CY','CZ','DE','DK','EE','FI','FR','GR','HR','HU','IE','IT','LT','LU','LV','MC','MT','NL','PL','RO','SE','SI','SK']);
insert into shipping_zone_area (zone_code, country) select 'rest', unnest(array['GB','CH','NO','IS','US','CA','MX','AR','CL','CO','UY','JP','AU','NZ']);
insert into shipping_rate (zone_code, up_to_grams, price_cents) values
  ('mainland', 2000, 490), ('mainland', 5000, 650), ('mainland', 10000, 950), ('mainland', 30000, 1990),
  ('balearics', 2000, 750), ('balearics', 5000, 990), ('balearics', 10000, 1490), ('balearics', 30000, 2990),
  ('canaries', 2000, 950), ('canaries', 5000, 1690), ('canaries', 10000, 2890), ('canaries', 20000, 4990),
  ('ceuta_melilla', 2000, 950), ('ceuta_melilla', 5000, 1690), ('ceuta_melilla', 10000, 2890), ('ceuta_melilla', 20000, 4990),
  ('portugal_andorra', 2000, 890), ('portugal_andorra', 5000, 1190), ('portugal_andorra', 10000, 1690), ('portugal_andorra', 30000, 3490),
  ('europe', 2000, 1600), ('europe', 5000, 2200), ('europe', 10000, 3200), ('europe', 20000, 5400),
  ('rest', 2000, 2800), ('rest', 5000, 4900), ('rest', 10000, 8900);
