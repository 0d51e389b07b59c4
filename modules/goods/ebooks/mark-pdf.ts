import { readFile, stat, writeFile } from 'node:fs/promises'
import type { PDFName, PDFString } from '@cantoo/pdf-lib'
import { mostPdfBytes } from './check-pdf.ts'
import type { Colophon } from './colophon.ts'

const size = 7
const margin = 12

/** What a standard font can write; a letter that it lacks becomes the one without its accent, or a question mark. */
const writable = (text: string, can: (character: string) => boolean) =>
  Array.from(text.normalize('NFC'), (character) => {
    if (can(character)) return character
    const plain = character.normalize('NFD').replace(/\p{M}/gu, '')
    return plain !== '' && can(plain) ? plain : '?'
  }).join('')

/**
 * Writes a copy of a PDF that says whom it was sold to: at the foot of every page, and unseen among its properties.
 * @throws Error for what cannot be marked, or is too large to be held
 */
export async function markPdf(from: string, to: string, { colophon, mark }: { colophon: Colophon; mark: string }): Promise<void> {
  if ((await stat(from)).size > mostPdfBytes) throw new Error('too large to be marked')
  const { PDFDocument, PDFName, PDFString, rgb, StandardFonts } = await import('@cantoo/pdf-lib')
  const document = await PDFDocument.load(await readFile(from), { updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const known = new Set(font.getCharacterSet())
  const foot = writable(colophon.foot, (character) => known.has(character.codePointAt(0) ?? 0))
  for (const page of document.getPages()) {
    const { x, y, width } = page.getCropBox()
    const across = font.widthOfTextAtSize(foot, size)
    page.drawText(foot, {
      x: x + Math.max(margin, (width - across) / 2),
      y: y + margin,
      size,
      font,
      color: rgb(0.35, 0.35, 0.35),
    })
  }
  const info = document.context.lookup(document.context.trailerInfo.Info)
  if (info && 'set' in info)
    (info as { set: (name: PDFName, value: PDFString) => void }).set(PDFName.of('Copy'), PDFString.of(mark))
  else document.setKeywords([mark])
  await writeFile(to, await document.save({ useObjectStreams: true }), { mode: 0o600, flag: 'wx' })
}
