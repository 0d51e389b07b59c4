-- The letter that tells of a quote taken back, for which editors may write, too.
insert into house_letter (letter) values ('quote-withdrawn');
