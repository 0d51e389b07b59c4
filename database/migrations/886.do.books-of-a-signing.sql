-- Of an activity's books its author signs those of the first of them, and not what somebody else wrote: printed ones, with an author.
create or replace view signing_book as
with printed as (
  select x.activity_id, x.product_id, x.position from activity_product x join product p on p.id = x.product_id
  where p.kind = 'book' and coalesce(p.format_code, '') not in ('E00', 'E01') and exists (select from product_author w where w.product_id = p.id))
select x.activity_id as signing_id, x.product_id from printed x
where exists (
  select from product_author w join product_author f on f.author_id = w.author_id
  where w.product_id = x.product_id and f.product_id = (
    select y.product_id from printed y where y.activity_id = x.activity_id order by y.position limit 1));
