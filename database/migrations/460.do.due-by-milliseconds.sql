-- What is due is asked by clocks of milliseconds: dated to the microsecond, a row made now was not due in the very millisecond it was made.
alter table payment_task alter column due_at set default date_trunc('milliseconds', now());
alter table mail_outbox alter column due_at set default date_trunc('milliseconds', now());
alter table webhook_delivery alter column due_at set default date_trunc('milliseconds', now());
alter table product_feed alter column due_at set default date_trunc('milliseconds', now());
