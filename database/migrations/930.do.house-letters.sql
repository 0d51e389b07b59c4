-- What editors write into the shop's letters. Where nothing is written, the house's own text stands, which is code.
create table house_letter (
  letter text primary key check (letter ~ '^[a-z-]{1,60}$'),
  -- How colleagues call it.
  name text not null,
  openings jsonb not null default '{"es": "", "ca": "", "en": ""}',
  closings jsonb not null default '{"es": "", "ca": "", "en": ""}'
);
create trigger house_letter_words after insert or update or delete on house_letter
  for each row execute function texts_written('letter', 'letter', 'openings,closings', 'columns', '');
insert into house_letter (letter, name) values
  ('every', 'Todos los correos'),
  ('order-confirmation', 'Confirmación del pedido'),
  ('order-ready', 'Pedido listo para recoger'),
  ('order-sent', 'Paquete en camino'),
  ('order-downloadable', 'Libros electrónicos listos'),
  ('order-collected', 'Pedido recogido'),
  ('order-delivered', 'Paquete entregado'),
  ('return-accepted', 'Devolución aceptada'),
  ('cart-reminder', 'Aviso de la cesta'),
  ('card-request-received', 'Solicitud de tarjeta recibida'),
  ('agenda-confirmed', 'Plaza confirmada'),
  ('agenda-waiting', 'En lista de espera'),
  ('agenda-reminder', 'Recordatorio de una actividad'),
  ('contact-received', 'Mensaje recibido'),
  ('newsletter-welcome', 'Bienvenida al boletín'),
  ('stock-notice-back', 'Vuelve a estar disponible'),
  ('invoice', 'Factura');
