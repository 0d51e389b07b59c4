/** Some pages of a book, to read before. */
export const sample = {
  PDF: ({ size }: { size: string }) => `Leer una muestra (PDF, ${size})`,
  EPUB: ({ size }: { size: string }) => `Leer una muestra (EPUB, ${size})`,
}
