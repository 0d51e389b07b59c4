export const words = {
  title: 'Solicitudes de empleo',
  empty: 'Ninguna espera respuesta.',
  views: { open: 'Por responder', all: 'Todas' },
  columns: { name: 'Nombre', knowledge: 'Otros conocimientos', sent: 'Enviada', state: 'Estado' },
  states: { open: 'Por responder', closed: 'Respondida' },
  facts: { email: 'Correo', phone: 'Teléfono', language: 'Idioma', sent: 'Enviada', closed: 'Respondida', kept: 'Se borra el' },
  keptWhy:
    'Se guarda un año desde que se envió, como se dijo a quien la escribió, y se borra sola con los correos que la repiten.',
  message: 'Lo que escribió',
  training: 'Formación',
  experience: 'Experiencia profesional',
  knowledge: 'Otros conocimientos',
  answer: 'Responder por correo',
  close: 'Ya se respondió',
  closed: 'Anotada como respondida.',
  isClosed: 'Ya está respondida.',
}
export type Words = typeof words
