-- The clock of the programs counts whole milliseconds: what is due at once must not lie a part of one ahead of it.
alter table mail_outbox alter column due_at set default date_trunc('milliseconds', now());
alter table payment_task alter column due_at set default date_trunc('milliseconds', shop_now());
