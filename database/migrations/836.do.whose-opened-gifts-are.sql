-- Whose ebooks an opened gift stands among: a customer, called so as in every table, so that what joins and forgets accounts finds it.
alter table ebook_gift rename column opened_by to customer_id;
