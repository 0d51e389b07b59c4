-- Letters for which editors may write, too: each tells first what became of something, so that what they write stands before it.
insert into house_letter (letter, name) values
  ('quote', 'Presupuesto'),
  ('pay-link', 'Enlace para pagar un pedido'),
  ('reserved', 'Reserva en una tienda'),
  ('card-issued', 'Tarjeta lista'),
  ('card-refused', 'Solicitud de tarjeta rechazada'),
  ('review-approved', 'Reseña publicada'),
  ('review-refused', 'Reseña no publicada'),
  ('review-replied', 'Respuesta a una reseña'),
  ('stock-notice-volume', 'Ha salido el volumen esperado'),
  ('contact-answer', 'Respuesta a un mensaje'),
  ('return-refused', 'Devolución rechazada'),
  ('return-label', 'Etiqueta de una devolución'),
  ('order-cancelled', 'Pedido cancelado'),
  ('refund-made', 'Reembolso hecho'),
  ('order-waiting', 'Pedido que espera en la tienda'),
  ('order-promise', 'Cambio del día de entrega'),
  ('order-launched', 'Preventa en marcha');
