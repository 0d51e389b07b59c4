/** Some pages of a book, to read before. */
export const sample = {
  PDF: ({ size }: { size: string }) => `Llegeix-ne una mostra (PDF, ${size})`,
  EPUB: ({ size }: { size: string }) => `Llegeix-ne una mostra (EPUB, ${size})`,
}
