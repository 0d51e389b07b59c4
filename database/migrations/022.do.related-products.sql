-- The newest of a category, one after another from the index: what a product page looks at must not grow with the category.
create index product_category_newest on product_category (category_id, product_id desc);
drop index product_category_category;
