-- Readers of the newsletter are listed for whoever writes it: by state, by language, by words.
create index newsletter_by_state on newsletter_subscription (state, asked_at, id);
create index newsletter_by_asked on newsletter_subscription (asked_at, id);
create index newsletter_words on newsletter_subscription using gin (list_words(email));
