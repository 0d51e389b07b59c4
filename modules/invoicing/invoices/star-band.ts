import type PDFDocument from 'pdfkit'

type Doc = typeof PDFDocument.prototype
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Corners of an eight-fold star of two squares, one turned by an eighth: the same as in the shop's letters. */
const starCorners = (x: number, y: number, radius: number): [number, number][] =>
  Array.from({ length: 16 }, (_nothing, turn) => {
    const reach = turn % 2 === 0 ? radius : radius * 0.7654
    const angle = (turn * Math.PI) / 8
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })

/** The band of tiles over each sheet, drawn as lines from its geometry, so that it prints sharp at any size. */
export function drawStarBand(doc: Doc, { x, y, width, height }: Box): void {
  doc.save().rect(x, y, width, height).clip()
  doc.rect(x, y, width, height).fill('#1F3F8F')
  const middle = y + height / 2
  const reach = height * 0.375
  const columns = Math.ceil(width / height) + 1
  const start = x + (width - (columns - 1) * height) / 2
  doc.lineWidth(0.6).strokeColor('#7F93C8')
  for (let column = 0; column < columns; column++) {
    const at = start + column * height
    doc
      .moveTo(at, middle - reach)
      .lineTo(at, middle + reach)
      .moveTo(at - reach, middle)
      .lineTo(at + reach, middle)
    const slant = height * 0.27
    doc
      .moveTo(at - slant, middle - slant)
      .lineTo(at + slant, middle + slant)
      .moveTo(at - slant, middle + slant)
      .lineTo(at + slant, middle - slant)
  }
  doc.stroke()
  doc.lineWidth(0.9).strokeColor('#F3EDE1')
  for (let column = 0; column < columns; column++) {
    const [first, ...others] = starCorners(start + column * height, middle, reach)
    doc.moveTo(...(first as [number, number]))
    for (const corner of others) doc.lineTo(...corner)
    doc.closePath()
  }
  doc.stroke().restore()
}
