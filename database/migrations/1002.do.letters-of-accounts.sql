-- Letters to accounts of libraries and businesses, for which editors may write, too.
insert into house_letter (letter, name) values
  ('payment-reminder', 'Recordatorio de una factura'),
  ('account-reminder', 'Recordatorio de facturas vencidas'),
  ('budget-warning', 'Aviso de un presupuesto'),
  ('standing-order-proposal', 'Propuesta de un pedido permanente'),
  ('order-letter-received', 'Pedido por correo recibido'),
  ('order-letter-outcome', 'Pedido por correo preparado'),
  ('order-letter-refused', 'Pedido por correo rechazado'),
  ('request-answer', 'Respuesta a una consulta'),
  ('desk-approval-asked', 'Lista por aprobar'),
  ('desk-list-returned', 'Lista devuelta'),
  ('desk-list-approved', 'Lista aprobada');
