-- A form is asked once, however often it is sent; with other words it asks something else.
alter table bookseller_request add column key text;
create unique index bookseller_request_once
  on bookseller_request (customer_id, key, md5(quantity || ' ' || asked || ' ' || note)) where key is not null;
alter table contact_message add column key text;
create unique index contact_message_once on contact_message (lower(email), key, md5(
  subject || ' ' || kind || ' ' || name || ' ' || institution || ' ' || phone || ' ' || message || ' ' || training || ' ' || experience || ' ' || knowledge))
  where key is not null;
