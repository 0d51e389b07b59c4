-- Lists, readings and products are deleted without looking through all that may point at them.
create index order_letter_reading on order_letter (reading_id) where reading_id is not null;
create index bookseller_request_list on bookseller_request (list_id) where list_id is not null;
create index bookseller_request_product on bookseller_request (product_id) where product_id is not null;
create index reading_age on reading (read_at);
