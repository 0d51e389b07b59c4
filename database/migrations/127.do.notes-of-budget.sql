-- What a budget was served and is not invoiced yet is summed over its delivery notes.
create index delivery_note_budget on delivery_note (budget_id) where budget_id is not null;
