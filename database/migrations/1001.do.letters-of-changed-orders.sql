-- Letters of orders that wait, changed or lack something, for which editors may write, too.
insert into house_letter (letter, name) values
  ('order-received', 'Pedido sin precio de envío'),
  ('shipping-confirmed', 'Precio del envío'),
  ('order-changed', 'Pedido cambiado'),
  ('exchange-difference', 'Diferencia de un cambio'),
  ('copies-short', 'Falta un artículo del pedido');
