-- Availability codes are the shop's own list, upper and lower case apart (C-15 to C-17): a code of order processing is none of them.
-- What stands outside the list has to be confirmed before it is sold.
update product set availability_code = 'eG'
  where availability_code not in ('e0', 'e1', 'e2', 'e4', 'e5', 'e6', 'e8', 'eD', 'eG', 'eP', 'eS', 'eU', 'eX', 'ea', 'ed', 'ee');

alter table product add constraint product_availability_known check (availability_code in
  ('e0', 'e1', 'e2', 'e4', 'e5', 'e6', 'e8', 'eD', 'eG', 'eP', 'eS', 'eU', 'eX', 'ea', 'ed', 'ee'));
