-- What lists of the staff are searched and sorted by.

create index stock_transfer_asked on stock_transfer (asked_at desc, id desc);
create index stock_transfer_words on stock_transfer using gin (list_words(code || ' ' || note));
create index stock_count_opened on stock_count (opened_at desc, id desc);
create index stock_count_words on stock_count using gin (list_words(shelf));
create index supplier_delivery_opened on supplier_delivery (opened_at desc, id desc);
create index supplier_delivery_words on supplier_delivery using gin (list_words(supplier || ' ' || note_number));
create index receivable_amount on receivable (open_cents, invoice_id) where amount_cents > received_cents;
create index coupon_made on coupon (created_at desc, id desc);
create index coupon_words on coupon using gin
  (list_words(code || ' ' || title_es || ' ' || title_ca || ' ' || title_en || ' ' || batch || ' ' || coalesce(email, '')));
create index bookseller_request_asked on bookseller_request (asked_at desc, id desc);
create index bookseller_request_words on bookseller_request using gin (list_words(number || ' ' || asked || ' ' || ean));
create index activity_starts on activity (storefront_code, starts_at desc, id desc);
create index activity_translation_words on activity_translation using gin (list_words(title || ' ' || subtitle || ' ' || place));
create index magazine_post_published on magazine_post ((coalesce(published_on, date '9999-12-31')) desc, id desc);
create index magazine_post_translation_words on magazine_post_translation using gin (list_words(title || ' ' || summary));
