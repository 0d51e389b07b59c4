-- Letters with presents, for which editors may write, too.
insert into house_letter (letter, name) values
  ('gift-card', 'Tarjeta regalo'),
  ('gift-card-receipt', 'Recibo de una tarjeta regalo'),
  ('ebook-gift', 'Libro electrónico de regalo'),
  ('ebook-gift-opened', 'Regalo abierto');
