-- Carriers' counters are listed for the staff: by words, by name, by postcode.
create index pickup_point_words on pickup_point using gin (list_words(name || ' ' || city || ' ' || postcode || ' ' || code));
create index pickup_point_by_name on pickup_point (search_fold(name), id);
create index pickup_point_by_postcode on pickup_point (postcode, id);
