-- The label that a customer puts on what comes back: when it was sent to them. Its code names the return.
alter table order_return add column label_sent_at timestamptz;
