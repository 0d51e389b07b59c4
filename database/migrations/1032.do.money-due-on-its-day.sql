-- Migration 460 dated what is due by the database's own clock: in the year of trying out, whose days are told (062), money that goes back was
-- not due on its day but on the day of the first start.
alter table payment_task alter column due_at set default date_trunc('milliseconds', shop_now());
