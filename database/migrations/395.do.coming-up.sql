-- What is announced for a day: a few hundred of all titles.
create index product_announced on product (published_on) where active and availability_code = 'e6';
