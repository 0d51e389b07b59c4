export const words = {
  signed: {
    title: 'Ejemplares firmados por encargo',
    copies: (count: number) => (count === 1 ? '1 ejemplar' : `${count} ejemplares`),
    columns: { copies: 'Ejemplares', title: 'Título', dedication: 'Dedicatoria', customer: 'Cliente', order: 'Pedido' },
    alone: 'Solo la firma',
    empty: 'Nadie ha encargado todavía un ejemplar firmado.',
    print: 'Imprimir la lista',
    off: 'Suspendida',
    offText:
      'Cada cliente tiene un correo: quite el ejemplar del pedido y devuelva el importe, o envíelo sin firmar, según responda.',
  },
  doors: {
    title: 'Listas de puerta',
    empty: 'No hay actividades con inscripción.',
    views: { ahead: 'Hoy y próximas', past: 'Pasadas', all: 'Todas' },
    columns: {
      activity: 'Actividad',
      starts: 'Empieza',
      place: 'Lugar',
      expected: 'Se esperan',
      waiting: 'En espera',
      came: 'Han venido',
    },
    calledOff: 'Suspendida',
  },
  registrations: {
    title: 'Inscripciones',
    door: 'La lista de la puerta',
    columns: {
      name: 'Nombre',
      companions: 'Acompañantes',
      order: 'Pedido',
      places: 'Plazas',
      state: 'Estado',
      came: 'Han venido',
      email: 'Correo',
      phone: 'Teléfono',
      ticket: 'Entrada',
      registered: 'Inscripción',
    },
    states: { held: 'Espera el pago', confirmed: 'Con plaza', waiting: 'En espera', cancelled: 'Anulada' },
    views: { all: 'Todas', confirmed: 'Con plaza', waiting: 'En espera', here: 'Han venido', missing: 'No han venido' },
    cancel: 'Anular la inscripción',
    cancelled: 'Inscripción anulada. Se lo decimos por correo, y quien espera pasa a tener plaza.',
    gone: 'Ya está anulada.',
  },
  door: {
    back: 'Todas las listas',
    find: 'Buscar un nombre',
    of: (came: string, expected: string) => `${came} de ${expected}`,
    came: 'han venido',
    print: 'Imprimir la lista',
    registrations: 'Inscripciones',
    expected: 'Inscritos',
    waiting: 'En lista de espera',
    nobody: 'Nadie se llama así.',
    empty: 'No hay nadie inscrito.',
    places: (count: number) => (count === 1 ? '1 plaza' : `${count} plazas`),
    tick: (name: string) => `Ha venido ${name}`,
    already: (name: string) => `${name} ya ha entrado.`,
    noTicket: (code: string) => `«${code}» no es una entrada de esta lista.`,
    fewer: (name: string) => `Una persona menos con ${name}`,
    more: (name: string) => `Una persona más con ${name}`,
    moveUp: 'Dar plaza',
    moved: 'Tiene plaza',
    kept: (count: number) =>
      count === 1
        ? '1 marca espera en este aparato a que vuelva la conexión.'
        : `${count} marcas esperan en este aparato a que vuelva la conexión.`,
    queued: (registration: number) => `Puerta: inscripción ${registration}`,
    notes: 'Personas',
    reasons: { 'agenda.full': 'No quedan plazas libres.', 'agenda.called_off': 'La actividad está suspendida.' } as Record<
      string,
      string
    >,
  },
}

export type Words = typeof words
