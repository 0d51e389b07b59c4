-- The letter that tells of an invoice cancelled, for which editors may write, too.
insert into house_letter (letter) values ('invoice-cancelled');
