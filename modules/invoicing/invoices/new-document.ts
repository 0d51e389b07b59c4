import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

const require = createRequire(import.meta.url)

/** An empty document. What draws it is read into memory with the first one: with its readers of fonts it is two megabytes of text. */
export const newDocument = (options: PDFKit.PDFDocumentOptions): typeof PDFDocument.prototype =>
  new (require('pdfkit') as typeof PDFDocument)(options)
