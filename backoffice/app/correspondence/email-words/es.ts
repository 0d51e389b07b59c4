export const words = {
  title: 'Correos enviados',
  empty: 'Todos los correos han salido.',
  views: { failed: 'No se han podido enviar', stuck: 'Se reintentan', waiting: 'Por salir', sent: 'Enviados', all: 'Todos' },
  columns: { to: 'A quién', subject: 'Asunto', written: 'Escrito', state: 'Estado', why: 'Motivo' },
  states: { waiting: 'Por salir', sent: 'Enviado', failed: 'No enviado', erased: 'Borrado' },
  why: { address: 'La dirección no existe', server: 'El servidor de correo no contesta', other: 'Otro motivo' },
  of: (id: number) => `Correo ${id}`,
  order: 'Pedido',
  sentAt: 'Enviado',
  tries: 'Intentos',
  next: 'Se intenta otra vez',
  failure: 'Lo que dijo el servidor',
  copyOf: 'Es otra copia del correo',
  text: 'Texto',
  noText: 'Este correo abre una cuenta o se ha borrado: no se enseña ni se envía otra vez.',
  again: 'Enviar otra vez',
  elsewhere: 'Enviar a otra dirección',
  to: 'Otra dirección de la misma cuenta',
  toHint: 'Solo una dirección que la cuenta haya confirmado. Si el correo está mal escrito en el pedido, corríjalo allí.',
  queued: 'El correo sale en un momento.',
  reasons: {
    'mail.emptied': 'Su texto ya no se conserva.',
    'mail.on_its_way': 'Aún está por salir.',
  } as Record<string, string>,
}

export type Words = typeof words
