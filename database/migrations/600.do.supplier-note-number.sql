-- The number of a supplier's note is scanned at the counter.
create index supplier_delivery_note on supplier_delivery (lower(note_number));
