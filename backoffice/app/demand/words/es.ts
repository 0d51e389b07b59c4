export const words = {
  title: 'Demanda',
  views: { search: 'Búsquedas sin resultado', notice: 'Esperan aviso', request: 'Pedidos por bibliotecas' },
  columns: { words: 'Qué se pide', asked: 'Veces', last: 'Última vez', stock: 'Existencias', answer: 'Qué se hizo' },
  filter: { answer: 'Qué se hizo', open: 'Sin respuesta' },
  answers: { ordered: 'Encargado', made: 'Título creado', not_to_be_had: 'No se puede conseguir' },
  empty: {
    search: 'Todas las búsquedas encuentran algo.',
    notice: 'Nadie espera un aviso.',
    request: 'Ninguna biblioteca espera respuesta.',
  },
  asked: {
    search: (count: number) => (count === 1 ? 'Se buscó 1 vez' : `Se buscó ${count} veces`),
    notice: (count: number) => (count === 1 ? '1 persona espera aviso' : `${count} personas esperan aviso`),
    request: (count: number) => (count === 1 ? 'Se pide 1 ejemplar' : `Se piden ${count} ejemplares`),
  },
  isbn: 'ISBN',
  last: 'Última vez',
  stock: 'Existencias',
  by: (who: string) => `Lo anotó ${who}`,
  seeTitle: 'Ver el título',
  makeTitle: 'Crear el título',
  note: 'Nota, por ejemplo a quién se encargó',
  order: 'Anotar como encargado',
  none: 'Anotar que no se puede conseguir',
  reopen: 'Quitar lo anotado',
  done: 'Anotado.',
  reopened: 'Vuelve a esperar respuesta.',
  privacy: 'Se cuentan las palabras, no quién las buscó. Se olvidan a los 180 días.',
}

export type Words = typeof words
