export const home = {
  title: 'Libros y objetos del palacio',
  description:
    'La tienda del palacio y sus jardines: libros de arte e historia, cerámica, joyería y papelería inspiradas en sus azulejos, celosías y yeserías.',
  novelties: 'Recién llegados',
  recommended: 'Lo recomiendan los libreros',
  seeNovelties: 'Todas las novedades',
  seeRecommended: 'Todas las recomendaciones',
  whatsOn: 'Lo próximo en el palacio',
  seeAgenda: 'Toda la agenda',
  until: (_day: string) => 'hasta el',
  magazine: 'En la revista',
  seeMagazine: 'Toda la revista',
  discover: 'Ver la colección',
  previous: 'Anteriores',
  next: 'Siguientes',
}
