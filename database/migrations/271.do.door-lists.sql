-- Who came to an activity, with how many; null before somebody at the door said so.
alter table activity_registration
  add column came int,
  add column came_at timestamptz,
  add column came_by bigint references staff_user,
  add constraint activity_registration_came check (came between 0 and places),
  add constraint activity_registration_came_at check ((came is null) = (came_at is null) and (came is null) = (came_by is null));
