-- The trail of the search counts transactions as this server does; in a dump that is restored elsewhere those numbers mean nothing, and
-- may lie ahead for years. The server and the transaction that wrote this row tell whether it was written here or came in a dump.
alter table search_progress
  drop column refreshed_to,
  add column server text,
  add column written_in xid8;
