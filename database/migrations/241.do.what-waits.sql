-- What waits is asked for every half a minute: each queue has an index of its rows alone.

create index shop_order_invoice_asked on shop_order (id) where invoice_requested and terms = 'prepaid';
create index invoice_record_sending_rejected on invoice_record_sending (at) where outcome = 'rejected';
create index import_note_refused on import_note (run_id) where refused and retried_in is null;
create index import_run_of_source on import_run (source, id desc) where kind = 'run';
create index bookseller_request_ean on bookseller_request (ean) where ean <> '' and state <> 'closed';
create index activity_of_store on activity (store_code, starts_at) where published and cancelled_at is null;
create index coupon_limited on coupon (created_at) where active and uses_in_all >= 10;
