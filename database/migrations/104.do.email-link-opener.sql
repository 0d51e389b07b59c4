-- The word that the browser brought in which the account was opened: who brings it back with the link is the one who opened it.
alter table email_link add column opener_hash bytea;
