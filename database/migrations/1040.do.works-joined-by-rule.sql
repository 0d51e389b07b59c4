-- The rule that joins editions into works changes no title: whoever has one open to change it may save it. What staff join or part counts
-- the version up itself.
drop trigger product_versioned on product;
create trigger product_versioned before update on product for each row
  when ((new.version, new.kind, new.ean, new.sku, new.title, new.subtitle, new.publisher_id, new.series_id, new.series_number,
      new.format_code, new.language_code, new.edition_year, new.published_on, new.page_count, new.weight_grams, new.dimensions,
      new.size_group_id, new.price_cents, new.former_price_cents, new.vat_class, new.availability_code, new.lead_days, new.novelty,
      new.recommended, new.recommendation, new.active, new.draft, new.free_price, new.presale_cap, new.backorder_cap)
    is distinct from
      (old.version, old.kind, old.ean, old.sku, old.title, old.subtitle, old.publisher_id, old.series_id, old.series_number,
      old.format_code, old.language_code, old.edition_year, old.published_on, old.page_count, old.weight_grams, old.dimensions,
      old.size_group_id, old.price_cents, old.former_price_cents, old.vat_class, old.availability_code, old.lead_days, old.novelty,
      old.recommended, old.recommendation, old.active, old.draft, old.free_price, old.presale_cap, old.backorder_cap))
  execute function product_is_another();
