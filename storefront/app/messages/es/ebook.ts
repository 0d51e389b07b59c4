/** What is said of an ebook alone. */
export const ebook = {
  accessibility: 'Accesibilidad',
  notTold: 'La editorial no informa de la accesibilidad de esta edición.',
  note: 'En palabras de la editorial:',
  protection: {
    none: 'Sin DRM: se abre en cualquier lector.',
    watermark: 'Sin DRM: se abre en cualquier lector. El ejemplar lleva su nombre y el número de pedido.',
  },
}
