import { readFile } from 'node:fs/promises'
import { PDFBool, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { type Finding, found } from './findings.ts'

/** What is held in memory to be looked into. */
export const mostPdfBytes = 100 * 1024 * 1024

/** A document that runs something by itself when it is opened. */
const runs = ({ catalog, context }: PDFDocument): boolean => {
  const opened = catalog.lookup(PDFName.of('OpenAction'))
  const script = (action: unknown) =>
    action instanceof PDFDict && ['JavaScript', 'Launch'].some((kind) => action.lookup(PDFName.of('S')) === PDFName.of(kind))
  const names = context.lookup(catalog.get(PDFName.of('Names')))
  return script(opened) || catalog.has(PDFName.of('AA')) || (names instanceof PDFDict && names.has(PDFName.of('JavaScript')))
}

const isTagged = ({ catalog }: PDFDocument) => {
  const marks = catalog.lookup(PDFName.of('MarkInfo'))
  return marks instanceof PDFDict && marks.lookup(PDFName.of('Marked')) === PDFBool.True
}

/** What is wrong with a PDF: whether it opens without a password, has pages, runs anything, and is fit for a screen reader. */
export async function checkPdf(file: string, bytes: number): Promise<Finding[]> {
  if (bytes > mostPdfBytes) return [found('info', 'not_checked')]
  const given = await readFile(file)
  try {
    return lookedInto(
      await PDFDocument.load(given, { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: true }),
    )
  } catch {
    return [found('fatal', 'pdf_broken')]
  }
}

function lookedInto(document: PDFDocument): Finding[] {
  if (document.isEncrypted) return [found('fatal', 'pdf_locked')]
  if (document.getPageCount() === 0) return [found('fatal', 'pdf_empty')]
  return [
    ...(runs(document) ? [found('warning', 'pdf_script')] : []),
    ...(isTagged(document) ? [] : [found('warning', 'pdf_untagged')]),
    ...(document.catalog.has(PDFName.of('Lang')) ? [] : [found('warning', 'pdf_no_language')]),
  ]
}
