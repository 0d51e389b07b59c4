export const words = {
  toolbar: (field: string) => `Formato: ${field}`,
  bold: 'Negrita',
  italic: 'Cursiva',
  heading: 'Título',
  list: 'Lista',
  link: 'Enlace',
  picture: 'Imagen',
  preview: 'Ver cómo queda',
  shown: (field: string) => `Cómo queda: ${field}`,
  picturePanel: 'Imagen para el texto',
  shows: 'Qué se ve en la imagen',
  showsWhy: 'Lo lee quien no puede verla. Donde un idioma quede vacío se dirá en español.',
  everywhere: 'Ponerla en el mismo sitio de los otros idiomas que ya tienen texto',
  insert: 'Poner la imagen',
  takeAway: 'Quitar la imagen',
}

export type Words = typeof words
