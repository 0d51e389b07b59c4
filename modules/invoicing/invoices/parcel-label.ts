import type PDFDocument from 'pdfkit'
import { code128 } from '#kernel/code128.ts'
import { type Language, locales } from '#kernel/language.ts'
import { newDocument } from './new-document.ts'
import { inks } from './paper.ts'
import { type Face, registerFaces, runsOf } from './typefaces.ts'
import { documentTexts } from './words/document-words.ts'

/** What is stuck on a parcel. */
export interface ParcelLabel {
  language: Language
  shop: string
  /** Where it comes back to when it cannot be delivered. */
  from: readonly string[]
  /** Whom it is for, line by line; the first is the name. */
  to: readonly string[]
  phone: string
  order: string
  /** Which of how many parcels; null for one that comes back. */
  parcel: readonly [position: number, parcels: number] | null
  carrier: string
  tracking: string
  /** What a counter's scanner reads. */
  code: string
}

/** 100 by 150 mm, as label printers and label sheets have it; points. */
const [width, height, edge] = [283.46, 425.2, 16]

/** Labels, each on a page of its own. @throws RangeError for none. */
export async function labelsPdf(labels: readonly ParcelLabel[]): Promise<Buffer> {
  const [first] = labels
  if (!first) throw new RangeError('no label to draw')
  const doc = newDocument({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    lang: locales[first.language],
    info: { Title: labels.map(({ code }) => code).join(', '), Author: first.shop, Creator: first.shop },
  })
  registerFaces(doc)
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  for (const label of labels) {
    doc.addPage()
    drawLabel(doc, label)
  }
  doc.end()
  return finished
}

type Doc = typeof PDFDocument.prototype

/** Writes a line, smaller where it would not fit. @returns where the next one goes. */
function line(doc: Doc, text: string, y: number, { size, face = 'text' }: { size: number; face?: Face }): number {
  const runs = runsOf(face, text)
  const room = width - 2 * edge
  const widthAt = (points: number) =>
    runs.reduce((all, run) => all + doc.font(run.font).fontSize(points).widthOfString(run.text), 0)
  const fitting = Math.max(6, Math.min(size, (size * room) / Math.max(1, widthAt(size))))
  let x = edge
  for (const run of runs) {
    doc.font(run.font).fontSize(fitting).fillColor(inks.ink).text(run.text, x, y, { lineBreak: false })
    x += doc.widthOfString(run.text)
  }
  return y + size * 1.3
}

const rule = (doc: Doc, y: number) =>
  doc
    .moveTo(edge, y)
    .lineTo(width - edge, y)
    .lineWidth(0.8)
    .strokeColor(inks.ink)
    .stroke()

function drawLabel(doc: Doc, label: ParcelLabel): void {
  const say = documentTexts[label.language]
  let y = line(doc, label.shop, edge, { size: 12, face: 'mark' })
  for (const text of label.from) y = line(doc, text, y, { size: 7.5 })
  rule(doc, y + 5)
  y = line(doc, say.receiver, y + 14, { size: 8 })
  for (const [index, text] of label.to.entries())
    y = line(doc, text, y + 2, { size: index === 0 ? 18 : 15, face: index === 0 ? 'strong' : 'text' })
  if (label.phone) line(doc, label.phone, y + 4, { size: 11 })
  const foot = height - 150
  rule(doc, foot)
  line(doc, `${say.order} ${label.order}`, foot + 10, { size: 13, face: 'strong' })
  if (label.parcel) line(doc, `${say.parcel} ${label.parcel[0]} / ${label.parcel[1]}`, foot + 27, { size: 11 })
  if (label.carrier) line(doc, [label.carrier, label.tracking].filter(Boolean).join(' · '), foot + 43, { size: 9 })
  drawBars(doc, label.code, foot + 60)
  line(doc, label.code, foot + 118, { size: 10 })
}

function drawBars(doc: Doc, code: string, top: number): void {
  const bars = code128(code)
  // A scanner wants ten modules of quiet on either side.
  const wide = (width - 2 * edge) / (bars.reduce((all, bar) => all + bar, 0) + 20)
  let x = edge + 10 * wide
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0)
      doc
        .rect(x, top, bar * wide, 52)
        .fillColor(inks.ink)
        .fill()
    x += bar * wide
  }
}
