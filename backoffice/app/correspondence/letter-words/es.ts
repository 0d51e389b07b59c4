export const words = {
  title: 'Pedidos por correo',
  empty: 'Ningún pedido por correo espera.',
  views: { open: 'Por preparar', all: 'Todos' },
  columns: { number: 'Pedido', customer: 'Quién', date: 'Recibido', file: 'Fichero', comments: 'Lo que pide', state: 'Estado' },
  waits: 'Por preparar',
  handled: 'En preparación',
  by: 'Lo envió',
  email: 'Correo',
  message: 'Lo que escribió',
  file: (name: string) => `Descargar ${name}`,
  reading: 'Lo que se ha leído',
  counts: (found: number, lines: number) => `${found} de ${lines} líneas reconocidas`,
  unread: 'Líneas que no piden nada',
  nothing: 'Ni el fichero ni el mensaje se han podido leer como lista.',
  states: { found: 'Encontrado', choose: 'Hay que elegir', unknown: 'No encontrado' },
  handle: 'Marcar en preparación',
  done: 'Marcado; la biblioteca lo ve en su cuenta.',
}

export type Words = typeof words
