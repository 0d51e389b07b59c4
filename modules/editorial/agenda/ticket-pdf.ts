import { shownSpan } from '#kernel/shown-time.ts'
import { Paper, side } from '#modules/invoicing/invoices/paper.ts'
import { drawFacts, drawMark } from '#modules/invoicing/invoices/paper-blocks.ts'
import { paintQr } from '#modules/invoicing/invoices/paper-qr.ts'
import type { DetailRow } from './agenda.sql.ts'
import { emailTexts } from './email-words.ts'
import type { RegistrationRow } from './registrations.sql.ts'
import { words } from './ticket-words.ts'
import { placeOf } from './told.ts'

type Holder = Pick<RegistrationRow, 'language' | 'name' | 'companions' | 'places' | 'ticket'>

/** The ticket of a registration on the shop's paper: what for, who comes, and the code that is scanned at the door. */
export function ticketPdf(row: DetailRow, holder: Holder, shop: string): Promise<Buffer> {
  const { language, ticket } = holder
  const [text, own] = [emailTexts[language], words[language]]
  const sheet = new Paper({
    language,
    title: `${own.ticket}: ${row.title}`,
    author: shop,
    foot: (number, pages) => [shop, own.page(number, pages)],
  })
  drawMark(sheet, shop, row.title)
  const span = { starts_at: row.starts_at.toISOString(), ends_at: row.ends_at.toISOString() }
  drawFacts(sheet, [[text.when, shownSpan(span, language)]], sheet.width)
  const say = (said: string, after = 8) => {
    const look = { size: 11, gap: 3 }
    sheet.say('P', () => sheet.write(said, side, sheet.y, look))
    sheet.y += sheet.heightOf(said, look) + after
  }
  say(`${text.where}: ${placeOf(row)}`)
  say(`${own.names}: ${[holder.name, ...holder.companions].join(', ')}`)
  say(text.places(holder.places), 26)
  const size = 170
  sheet.say('Figure', () => paintQr(sheet, ticket, { x: side, y: sheet.y, size }), `${own.ticket} ${ticket}`)
  sheet.y += size + 14
  sheet.say('P', () => sheet.write(ticket, side, sheet.y, { face: 'strong', size: 15 }))
  sheet.y += 28
  say(own.show)
  return sheet.bytes()
}
