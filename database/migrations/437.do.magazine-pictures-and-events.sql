-- What stays in sight of a post's picture where it is cut: hundredths of its width and height; 50 is the middle.
alter table magazine_post
  add column focus_x smallint not null default 50 constraint magazine_post_focus_across check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 constraint magazine_post_focus_down check (focus_y between 0 and 100);

create table magazine_post_activity (
  post_id bigint not null references magazine_post on delete cascade,
  activity_id bigint not null references activity on delete cascade,
  position smallint not null,
  primary key (post_id, activity_id)
);
create index magazine_post_activity_of_activity on magazine_post_activity (activity_id);
