import type { Paper } from './paper.ts'
import { qrSquares } from './qr.ts'

/** The squares of a QR code at a place of the page, on white, so wide in points; inside what says it in words. */
export function paintQr(paper: Paper, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const squares = qrSquares(text)
  const step = size / squares.length
  paper.doc.fillColor('#000000')
  for (const [row, line] of squares.entries())
    for (const [column, dark] of line.entries())
      if (dark) paper.doc.rect(x + column * step, y + row * step, step + 0.05, step + 0.05)
  paper.doc.fill()
}
