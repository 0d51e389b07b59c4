-- A volume is asked for by its series and its number: the number stands among the words of its house. What is written from now on has it.
update search_document d
set house_words = concat_ws(' ', d.house_words, search_fold(p.series_number))
from product p
where p.id = d.product_id and p.series_id is not null and p.series_number <> '';

insert into search_change (product_id) values (-1) on conflict do nothing;
