/** Pages of several PDF files in one, in their order; one file stays as it is. */
export async function oneFile(files: readonly Uint8Array[]): Promise<Buffer> {
  const [first, ...more] = files
  if (!first) throw new RangeError('no file')
  if (more.length === 0) return Buffer.from(first)
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const whole = await PDFDocument.create()
  for (const file of files) {
    const part = await PDFDocument.load(file)
    for (const page of await whole.copyPages(part, part.getPageIndices())) whole.addPage(page)
  }
  return Buffer.from(await whole.save())
}
