/** Some pages of a book, to read before. */
export const sample = {
  PDF: ({ size }: { size: string }) => `Read a sample (PDF, ${size})`,
  EPUB: ({ size }: { size: string }) => `Read a sample (EPUB, ${size})`,
}
