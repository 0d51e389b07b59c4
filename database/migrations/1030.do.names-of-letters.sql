-- Letters are called by code in each language (modules/platform/mail/letter-name-words.ts), by which they are sorted and searched.
alter table house_letter drop column name;
