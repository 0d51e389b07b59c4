-- E-mails are listed by day and found by words: to whom, about what, which order.
create index mail_outbox_by_day on mail_outbox (created_at, id);
create index mail_outbox_words on mail_outbox using gin (list_words(recipient || ' ' || subject || ' ' || coalesce(order_number, '')));
