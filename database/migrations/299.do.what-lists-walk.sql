-- Writing a row's words takes a fifth of a millisecond, and the planner has to know: it would rather do so for thousands of rows than ask an index.
alter function list_words(text) cost 5000;
-- Accounts of one kind, of which a list may find few or none.
create index customer_kind_since on customer (kind, created_at, id);
-- Invoices of one kind, which may be none among all of them.
create index invoice_kind_by_day on invoice (kind, issue_date, id);
