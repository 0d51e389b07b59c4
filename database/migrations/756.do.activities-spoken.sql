-- In which languages an activity is held; none where it is of no matter or nobody said so.
alter table activity add column spoken text[] not null default '{}' constraint activity_spoken_known check (spoken <@ array['es', 'ca', 'en']);
