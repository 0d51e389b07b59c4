-- What a picture shows, in words, and the part of it that stays when it is cut.
alter table product_image
  add column alt jsonb not null default '{}',
  add column focal_x numeric(4, 3) not null default 0.5 check (focal_x between 0 and 1),
  add column focal_y numeric(4, 3) not null default 0.5 check (focal_y between 0 and 1),
  -- Null: it came with an import.
  add column staff_id bigint references staff_user,
  add column added_at timestamptz not null default now();

-- Pictures change places in one statement.
alter table product_image drop constraint product_image_position_unique,
  add constraint product_image_position_unique unique (product_id, position) deferrable initially immediate;
create index product_image_file_key on product_image (file_key);
