-- When somebody of the staff last signed in from a network or with a browser that they never used before; administration looks at those of a week.
alter table staff_user add column new_place_at timestamptz;
create index staff_user_new_place on staff_user (new_place_at) where new_place_at is not null;
