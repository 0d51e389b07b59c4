-- Until when a pickup waits at its counter, where somebody agreed on longer than usual.
alter table parcel add column kept_until date;
