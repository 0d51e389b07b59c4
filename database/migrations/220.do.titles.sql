-- Titles and objects as staff change them: drafts that nobody sees yet, what was withdrawn and why, who changed what, prices to come.
alter table product
  -- Goes up with everything that staff or an import changes of it; copies, sales and counts leave it alone.
  add column version int not null default 1,
  -- Null: as it came in.
  add column changed_at timestamptz,
  add column draft boolean not null default false,
  add column withdrawn_at timestamptz,
  add column withdrawn_reason text,
  add constraint product_draft_unseen check (not (draft and active)),
  add constraint product_withdrawn_unseen check (not (active and withdrawn_at is not null));

create function product_is_another() returns trigger language plpgsql as $$
begin
  if new.version = old.version then new.version := old.version + 1; end if;
  new.changed_at := now();
  return new;
end $$;
create trigger product_versioned before update on product for each row
  when ((new.version, new.kind, new.ean, new.sku, new.title, new.subtitle, new.work_id, new.publisher_id, new.series_id, new.series_number,
      new.format_code, new.language_code, new.edition_year, new.published_on, new.page_count, new.weight_grams, new.dimensions,
      new.size_group_id, new.price_cents, new.former_price_cents, new.vat_class, new.availability_code, new.lead_days, new.novelty,
      new.recommended, new.recommendation, new.active, new.draft, new.free_price, new.presale_cap, new.backorder_cap)
    is distinct from
      (old.version, old.kind, old.ean, old.sku, old.title, old.subtitle, old.work_id, old.publisher_id, old.series_id, old.series_number,
      old.format_code, old.language_code, old.edition_year, old.published_on, old.page_count, old.weight_grams, old.dimensions,
      old.size_group_id, old.price_cents, old.former_price_cents, old.vat_class, old.availability_code, old.lead_days, old.novelty,
      old.recommended, old.recommendation, old.active, old.draft, old.free_price, old.presale_cap, old.backorder_cap))
  execute function product_is_another();

create index product_changed on product ((coalesce(changed_at, created_at)) desc, id desc);
create index product_unseen on product (id) where not active;
create index search_document_title on search_document (title_key_es, product_id);

-- What staff changed of a product, field by field, and the version that it became. Rows are only added.
create table product_change (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  version int not null,
  at timestamptz not null default now(),
  -- Null: a duty of the shop, such as a price on its day.
  staff_id bigint references staff_user,
  field text not null,
  was jsonb,
  became jsonb
);
create index product_change_product on product_change (product_id, id desc);

-- Prices from a day on. A duty takes what is due; one open row a product and day.
create table planned_price (
  id bigint generated always as identity primary key,
  product_id bigint not null references product on delete cascade,
  from_day date not null,
  price_cents int not null check (price_cents >= 0),
  -- What is struck through beside it; null: there is no reduction.
  former_price_cents int,
  staff_id bigint references staff_user,
  planned_at timestamptz not null default now(),
  -- What became of it; null while it waits.
  outcome text check (outcome in ('taken', 'refused', 'called_off')),
  settled_at timestamptz,
  -- The code of the sentence that says why it was refused.
  reason text,
  constraint planned_price_reduces check (former_price_cents > price_cents),
  constraint planned_price_settled check ((outcome is null) = (settled_at is null))
);
create unique index planned_price_once on planned_price (product_id, from_day) where outcome is null;
create index planned_price_due on planned_price (from_day) where outcome is null;

-- Numbers that the house gives its own things; those of loyalty cards begin with 29.
create sequence own_ean_number;

create index product_priceless on product (id) where price_cents is null;
create index product_drafts on product (id) where draft;
create index product_storefront on product (storefront_code);
