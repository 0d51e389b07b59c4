-- Looking at a person or an order is kept once a colleague, thing and quarter of an hour, whatever asks for it again meanwhile.
alter table staff_act add column looked_in timestamptz;
comment on column staff_act.looked_in is 'The quarter of an hour of a look that was let through; null of whatever changes or takes something along';
create unique index staff_act_look on staff_act (staff_id, action, subject, looked_in) where looked_in is not null;
create index staff_act_at on staff_act (at, id);
create index staff_act_outcome on staff_act (outcome, id) where outcome <> 'done';
create index staff_act_words on staff_act using gin (list_words(subject)) where subject <> '';
