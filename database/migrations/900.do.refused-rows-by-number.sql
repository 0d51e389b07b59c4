-- By the ISBN that a refused row tells of: whoever has the book in hand asks why it is not in the catalogue.
create index import_note_ean on import_note ((coalesce(details ->> 'ean', substring(source_row from '97[89][0-9]{10}')))) where refused;
