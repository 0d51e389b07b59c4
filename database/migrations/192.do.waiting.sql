-- What waits for somebody is counted with every look at a first page: each queue has an index of what is in it alone, by its age.
create index customer_waiting on customer (created_at) where activated_at is null and kind <> 'private' and erased_at is null;
create index claim_open on claim (made_at) where state = 'open';
create index shop_order_cost_pending on shop_order (placed_at) where shipping_pending;
create index mail_outbox_failed on mail_outbox (created_at) where due_at is null and sent_at is null;
