-- What libraries and businesses asked a bookseller for and a quote answers: it is answered when the quote is sent.
create table quote_request (
  quote_id bigint not null references quote on delete cascade,
  request_id bigint not null references bookseller_request on delete cascade,
  primary key (quote_id, request_id)
);
create index quote_request_request on quote_request (request_id);
