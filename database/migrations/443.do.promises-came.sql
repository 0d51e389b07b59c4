-- An average of days late is one of those that came: of what nobody saw arrive no days are known.
alter table promise_day add column late_came int not null default 0;
update promise_day set late_came = late where late_days > 0;
