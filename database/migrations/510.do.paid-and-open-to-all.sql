-- How the price of an activity is paid, and what makes it open to everybody.
alter table activity
  add column paid text not null default 'door' constraint activity_paid_known check (paid in ('door', 'link')),
  add column pay_url text not null default '' check (length(pay_url) <= 500),
  add column accessibility text[] not null default '{}' constraint activity_accessibility_known check (accessibility <@ array[
    'step_free', 'toilet', 'hearing_loop', 'sign_language', 'captions', 'audio_description', 'easy_read', 'quiet'
  ]),
  -- Where it is paid stands exactly where it is paid by a link, and what is free is paid nowhere.
  add constraint activity_paid_somewhere check ((paid = 'link') = (pay_url <> '') and (paid = 'door' or not free));
