-- Each registration has a ticket: forty random bits that a scanner reads, without 0 and 1, which are taken for letters.
alter table activity_registration
  add column ticket text not null default 'E-' || translate(upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), '01', 'GH')
    constraint activity_registration_ticket_form check (ticket ~ '^E-[2-9A-H]{10}$');
alter table activity_registration add constraint activity_registration_ticket unique (ticket);
