import { code128 } from '#kernel/code128.ts'
import { marks } from '#modules/goods/artwork/marks.ts'
import { drawingAsIcon } from '#modules/goods/artwork/raster.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawMark } from '#modules/invoicing/invoices/paper-blocks.ts'
import type { CardOnPass } from './card-on-pass.ts'
import { passWords } from './words.ts'

/** Points; a card as ISO/IEC 7810 has it (ID-1: 85.60 × 53.98 mm). */
const [wide, high] = [242.6, 153]

/** A card to be printed at home: its face and, beside it, its back with the number as bars; cut out and folded it is of a card's size. */
export async function cardPaper(card: CardOnPass): Promise<Buffer> {
  const words = passWords[card.language]
  const face = await drawingAsIcon(marks['loyalty-card.svg'] ?? '', 1200)
  const sheet = new Paper({
    language: card.language,
    title: `${words.title} ${card.number}`,
    author: card.shop,
    foot: (page, pages) => [card.shop, words.page(page, pages)],
  })
  drawMark(sheet, card.shop, words.title)
  sheet.say('P', () => sheet.write(words.cut, side, sheet.y, { size: 11, gap: 3 }))
  sheet.y += sheet.heightOf(words.cut, { size: 11, gap: 3 }) + 20
  const [x, y] = [side, sheet.y]
  const back = x + wide
  sheet.adorn(() => {
    sheet.doc.image(face, x, y, { width: wide, height: high })
    sheet.doc
      .lineWidth(0.6)
      .strokeColor('#8a8478')
      .rect(x, y, wide * 2, high)
      .stroke()
    sheet.doc
      .dash(3, { space: 3 })
      .moveTo(back, y)
      .lineTo(back, y + high)
      .stroke()
      .undash()
  })
  sheet.say('P', () => {
    sheet.write(card.shop, back + 16, y + 14, { face: 'mark', size: 11, ink: 'cobalt', width: wide - 32 })
    sheet.write(words.holder, back + 16, y + 36, { size: 7.5, ink: 'soft', width: wide - 32 })
    sheet.write(card.holder, back + 16, y + 46, { face: 'strong', size: 11, width: wide - 32 })
  })
  const bars = code128(card.number)
  const module = (wide - 52) / bars.reduce((all, width) => all + width, 0)
  sheet.say(
    'Figure',
    () => {
      let at = back + 26
      sheet.doc.fillColor('#000000')
      for (const [index, width] of bars.entries()) {
        if (index % 2 === 0) sheet.doc.rect(at, y + 74, width * module, 46)
        at += width * module
      }
      sheet.doc.fill()
      sheet.write(card.number, back + 16, y + 126, { face: 'strong', size: 11, width: wide - 32, align: 'center' })
    },
    `${words.number} ${card.number}`,
  )
  sheet.y += high + 24
  sheet.say('P', () => sheet.write(words.how, side, sheet.y, { size: 11, gap: 3 }))
  return sheet.bytes()
}
