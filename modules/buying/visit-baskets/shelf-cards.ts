import { shownCents } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { paintQr } from '#modules/invoicing/invoices/paper-qr.ts'
import { words } from './shelf-card-words.ts'

/** What stands on a card. */
export interface ShelfCard {
  id: number
  title: string
  author: string
  ean: string
  cents: number
}

const columns = 2
const rowHeight = 158
const gap = 14

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`)

/**
 * Cards to be cut out, eight on an A4 page: title, author, price, the QR code of the piece's short address, and its number for whoever
 * types it. `address` makes that address.
 */
export function shelfCardsPdf(
  cards: readonly ShelfCard[],
  { language, shop, address }: { language: Language; shop: string; address: (id: number) => string },
): Promise<Buffer> {
  const own = words[language]
  const sheet = new Paper({ language, title: own.title, author: shop, foot: (page, pages) => [shop, own.page(page, pages)] })
  const width = (sheet.width - gap) / columns
  for (const [index, card] of cards.entries()) {
    const column = index % columns
    if (column === 0 && index > 0) sheet.y += rowHeight
    if (column === 0) sheet.keep(rowHeight)
    const x = side + column * (width + gap)
    const y = sheet.y
    sheet.adorn(() => {
      sheet.doc
        .lineWidth(0.6)
        .strokeColor('#8a8478')
        .rect(x, y, width, rowHeight - gap)
        .stroke()
    })
    const text = width - 96 - 30
    const title = cut(card.title, 78)
    sheet.say('P', () => {
      sheet.write(title, x + 12, y + 12, { face: 'strong', size: 12, width: text })
      const below = y + 12 + sheet.heightOf(title, { face: 'strong', size: 12, width: text })
      if (card.author) sheet.write(cut(card.author, 60), x + 12, below + 4, { size: 9, ink: 'soft', width: text })
      sheet.write(shownCents(cents(card.cents), language), x + 12, y + rowHeight - gap - 36, {
        face: 'strong',
        size: 15,
        width: text,
      })
      sheet.write(`${own.number} ${card.id}`, x + 12, y + rowHeight - gap - 16, { size: 7.5, ink: 'soft', width: text })
    })
    const size = 92
    sheet.say(
      'Figure',
      () => {
        paintQr(sheet, address(card.id), { x: x + width - size - 12, y: y + 14, size })
        sheet.write(own.scan, x + width - size - 18, y + size + 20, { size: 7, ink: 'soft', width: size + 12, align: 'center' })
      },
      address(card.id),
    )
  }
  return sheet.bytes()
}
