/** What each list holds, in a sentence that stands below its heading and in the results of search engines (R-32). */
export const leads = {
  lists: {
    'book-list': 'Todo el fondo de la librería: arte, jardines, historia, viajes y literatura, en papel y en digital.',
    'book-new': 'Los libros que acaban de llegar a las mesas de la librería, empezando por el último.',
    'book-best-sellers':
      'Los libros que más se llevan quienes visitan el palacio: guías, relatos, historia y clásicos de siempre.',
    'book-recommended': 'Los libros que nuestros libreros recomiendan a quien pregunta qué leer.',
    'object-list': 'Cerámica, joyas, tejidos, papel y juegos nacidos de los azulejos, las celosías y los jardines del palacio.',
    'object-new': 'Recién salidos del taller: lo último en cerámica, joyería, tejidos y papelería del palacio.',
    'object-best-sellers': 'Lo que más se llevan a casa quienes visitan el palacio: cerámica, joyas, pañuelos y cuadernos.',
    'object-recommended': 'Regalos de los que respondemos: piezas escogidas por cómo están hechas y por quién las hace.',
    'home-decoration': 'Azulejos, vajilla, tejidos, velas y láminas con los dibujos del palacio y de sus jardines.',
    fashion: 'Pañuelos, corbatas, abanicos, bolsos y camisetas con el dibujo de los azulejos y las yeserías del palacio.',
    jewellery: 'Pendientes, colgantes, broches, anillos y pulseras que llevan a la plata la geometría del palacio.',
    stationery: 'Cuadernos, lápices, postales, láminas y papel de regalo para escribir, dibujar y envolver.',
    children: 'Rompecabezas, juegos, cuadernos para colorear, peluches y construcciones para seguir la visita en casa.',
    agenda: 'Agendas, calendarios y planificadores para pasar el año entre patios, fuentes y jardines.',
  },
  tag: ({ name, count }: { name: string; count: string }) =>
    `${name}: ${count === '1' ? '1 artículo escogido' : `${count} artículos escogidos`} por los libreros del palacio.`,
  author: ({ name, count }: { name: string; count: string }) =>
    `Títulos y piezas de ${name} en la tienda del palacio: ${count} en el catálogo, con envío a casa o recogida en librería.`,
  publisher: ({ name, count }: { name: string; count: string }) =>
    `Libros de ${name} en la librería del palacio: ${count} en el catálogo, con envío a casa o recogida en librería.`,
  product: ({ title, by }: { title: string; by: string | null }) =>
    `${by ? `${title}, de ${by}` : title}. En la tienda del palacio, con envío a casa o recogida gratuita en nuestras librerías.`,
}
