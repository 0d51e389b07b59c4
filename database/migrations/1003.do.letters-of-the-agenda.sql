-- A place that is paid for is confirmed by a letter of its own: what editors wrote for every place stands in it, too, until they change it.
insert into house_letter (letter, name, openings, closings)
  select 'agenda-paid', 'Plaza pagada', openings, closings from house_letter where letter = 'agenda-confirmed';
-- The other letters of the agenda, of claims and of signings, for which editors may write, too.
insert into house_letter (letter, name) values
  ('agenda-moved-up', 'De la lista de espera a una plaza'),
  ('agenda-given-back', 'Inscripción anulada'),
  ('agenda-cancelled', 'Actividad suspendida'),
  ('agenda-changed', 'Cambio de una actividad'),
  ('agenda-held', 'Plazas por pagar'),
  ('agenda-offered', 'Plaza ofrecida'),
  ('claim-refused', 'Reclamación rechazada'),
  ('claim-resend', 'Reclamación aceptada: otro envío'),
  ('claim-resent', 'Ejemplares reclamados en preparación'),
  ('claim-credit', 'Reclamación abonada'),
  ('signing-moved', 'Cambio de una firma'),
  ('signing-called-off', 'Firma suspendida');
