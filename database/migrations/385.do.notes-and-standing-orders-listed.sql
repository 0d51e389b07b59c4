-- Delivery notes, budgets and standing orders of every account, as the trade desk lists them; an order that a colleague places on an
-- account's desk is a list of that form once, however often it is sent.
create index delivery_note_by_day on delivery_note (issued_on, id);
create index delivery_note_words on delivery_note using gin (list_words(code));
create index budget_by_year on budget (year, id);
create index standing_order_by_day on standing_order (created_at, id) where closed_at is null;
alter table desk_list add column made_key uuid constraint desk_list_made_once unique;
