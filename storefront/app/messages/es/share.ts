/** What the button says that passes a page on. */
export const share = {
  share: 'Compartir',
  copied: 'Enlace copiado.',
  failed: 'No se ha podido copiar. El enlace es este:',
}
