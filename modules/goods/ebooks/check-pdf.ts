import { readFile } from 'node:fs/promises'
import type { PDFDocument } from '@cantoo/pdf-lib'
import { type Finding, found } from './findings.ts'

/** What is held in memory to be looked into. */
export const mostPdfBytes = 100 * 1024 * 1024

/** Read into memory with the first document that is looked into. */
type Library = typeof import('@cantoo/pdf-lib')

/** A document that runs something by itself when it is opened. */
const runs = ({ PDFDict, PDFName }: Library, { catalog, context }: PDFDocument): boolean => {
  const opened = catalog.lookup(PDFName.of('OpenAction'))
  const script = (action: unknown) =>
    action instanceof PDFDict && ['JavaScript', 'Launch'].some((kind) => action.lookup(PDFName.of('S')) === PDFName.of(kind))
  const names = context.lookup(catalog.get(PDFName.of('Names')))
  return script(opened) || catalog.has(PDFName.of('AA')) || (names instanceof PDFDict && names.has(PDFName.of('JavaScript')))
}

const isTagged = ({ PDFBool, PDFDict, PDFName }: Library, { catalog }: PDFDocument) => {
  const marks = catalog.lookup(PDFName.of('MarkInfo'))
  return marks instanceof PDFDict && marks.lookup(PDFName.of('Marked')) === PDFBool.True
}

/** What is wrong with a PDF: whether it opens without a password, has pages, runs anything, and is fit for a screen reader. */
export async function checkPdf(file: string, bytes: number): Promise<Finding[]> {
  if (bytes > mostPdfBytes) return [found('info', 'not_checked')]
  const given = await readFile(file)
  const library = await import('@cantoo/pdf-lib')
  try {
    return lookedInto(
      library,
      await library.PDFDocument.load(given, { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: true }),
    )
  } catch {
    return [found('fatal', 'pdf_broken')]
  }
}

function lookedInto(library: Library, document: PDFDocument): Finding[] {
  if (document.isEncrypted) return [found('fatal', 'pdf_locked')]
  if (document.getPageCount() === 0) return [found('fatal', 'pdf_empty')]
  return [
    ...(runs(library, document) ? [found('warning', 'pdf_script')] : []),
    ...(isTagged(library, document) ? [] : [found('warning', 'pdf_untagged')]),
    ...(document.catalog.has(library.PDFName.of('Lang')) ? [] : [found('warning', 'pdf_no_language')]),
  ]
}
