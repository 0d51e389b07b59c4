-- The contact page, customer service and "work with us" write into the same queue as the pages for libraries and companies.
alter table contact_message
  drop constraint contact_message_subject_check,
  drop constraint contact_message_kind_check,
  add constraint contact_message_subject_check
    check (subject in ('libraries', 'companies', 'general', 'service', 'job')),
  add constraint contact_message_kind_check check (kind in (
    'account', 'quote', 'order', 'other', 'shipping', 'returns', 'order_problems', 'stock', 'payment', 'technical'
  )),
  -- What a job application says besides its letter.
  add column training text not null default '' check (length(training) <= 2000),
  add column experience text not null default '' check (length(experience) <= 2000),
  add column knowledge text not null default '' check (length(knowledge) <= 2000);
create index contact_message_open_subject on contact_message (subject, id desc) where closed_at is null;
