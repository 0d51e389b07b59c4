-- What else the staff find by words: each index over the very expression that is asked.
create index customer_words on customer using gin (list_words(name || ' ' || surnames || ' ' || company || ' ' || library || ' '
  || contact_person || ' ' || email || ' ' || coalesce(tax_id, '') || ' ' || digits_of(phone)));
create index customer_since on customer (created_at, id);
create index invoice_words on invoice using gin
  (list_words(full_number || ' ' || coalesce(buyer ->> 'name', '') || ' ' || coalesce(buyer_tax_id, '')));
create index invoice_by_day on invoice (issue_date, id);
create index invoice_by_total on invoice (total_cents, id);
create index gift_card_words on gift_card using gin
  (list_words(coalesce(last4, '') || ' ' || recipient_name || ' ' || recipient_email || ' ' || giver_name));
create index order_return_by_day on order_return (requested_at, id);
create index refund_by_day on refund (requested_at, id);
create index refund_by_amount on refund (amount_cents, id);
