-- A company says its name and whom to ask for, as a library does: who opened the account as a person is that contact.
update customer set contact_person = trim(name || ' ' || surnames)
where kind in ('business', 'library') and contact_person = '' and trim(name || ' ' || surnames) <> '';
