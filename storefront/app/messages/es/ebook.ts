/** What is said of an ebook alone. */
export const ebook = {
  accessibility: 'Accesibilidad',
  notTold: 'La editorial no informa de la accesibilidad de esta edición.',
  note: 'En palabras de la editorial:',
  protection: {
    none: 'Protección: ninguna. Sin DRM: se abre en cualquier lector.',
    watermark:
      'Protección: marca de agua social. Sin DRM: se abre en cualquier lector. El ejemplar lleva su nombre y el número de pedido.',
    lcp: 'Protección: LCP (Readium). Se abre con Thorium Reader y otras aplicaciones compatibles con LCP, con una frase de paso que le damos; no se lee en el navegador.',
  },
  lcpNotSold:
    'Protección: LCP (Readium). La editorial pide esta protección y ahora no podemos darla: por eso no lo vendemos para descargar.',
}
