-- The figures of the catalogue, of marketing and of the trade desk are read by when something happened: the rows of a day.
create index product_change_at on product_change (at) include (product_id);
create index activity_registration_registered on activity_registration (registered_at) include (places);
create index quote_sent_at on quote (sent_at) where sent_at is not null;
