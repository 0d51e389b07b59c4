-- The number of the quote that answered a request, in whichever of its revisions: taken back with it. Null where a colleague answered by hand.
alter table bookseller_request add column answered_by_quote text check (length(answered_by_quote) between 5 and 30);
update bookseller_request r set answered_by_quote = q.number
  from quote_request x join quote q on q.id = x.quote_id
  where x.request_id = r.id and q.state <> 'draft' and r.state <> 'open' and strpos(r.answer, q.number) > 0;
