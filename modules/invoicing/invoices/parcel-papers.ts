import type { Day } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import type { Issuer } from './invoice.ts'
import { Paper, side } from './paper.ts'
import { drawFacts, drawMark, drawParty } from './paper-blocks.ts'
import { drawColumns } from './paper-table.ts'
import { printedDay, printedNumber } from './printed-figures.ts'
import { documentTexts } from './texts/document-texts.ts'

/** What lies in a parcel, without a price: what goes with a present must not tell one (O-16). */
export interface ParcelPaper {
  language: Language
  shop: string
  issuer: Issuer
  order: string
  /** Which of how many parcels. */
  parcel: readonly [position: number, parcels: number]
  day: Day
  pieces: readonly { title: string; detail: string; quantity: number }[]
}

/** What lies beside a present: the pieces and how they can be exchanged; neither prices nor who paid. */
export async function giftTicketPdf(paper: ParcelPaper & { exchangeUntil: Day | null }): Promise<Buffer> {
  const { language, shop, issuer, order, pieces } = paper
  const texts = documentTexts[language]
  const sheet = new Paper({
    language,
    title: `${texts.giftTicket} ${order}`,
    author: issuer.name,
    size: 'A5',
    foot: (page, pages) => [`${issuer.name} · ${issuer.street} · ${issuer.postcode} ${issuer.city}`, texts.page(page, pages)],
  })
  drawMark(sheet, shop, texts.giftTicket)
  sheet.say('P', () => sheet.write(texts.giftFor, side, sheet.y, { face: 'title', size: 12, ink: 'soft' }))
  sheet.y += 34
  drawPieces(sheet, language, pieces)
  sheet.y += 14
  const keep = texts.giftKeep(paper.exchangeUntil && printedDay(paper.exchangeUntil))
  sheet.keep(70)
  sheet.say('P', () => sheet.write(keep, side, sheet.y, { size: 9, ink: 'soft', width: 250, gap: 2.5 }))
  sheet.y += sheet.heightOf(keep, { size: 9, width: 250, gap: 2.5 }) + 14
  drawFacts(
    sheet,
    [
      [texts.order, order],
      [texts.noteOf, printedDay(paper.day)],
    ],
    sheet.width,
  )
  return sheet.bytes()
}

export interface DeliveryNote extends ParcelPaper {
  carrier: string
  trackingCode: string
  own: string
  receiver: { name: string; street: string; postcode: string; city: string; country: string } | null
}

/** What travels with a parcel: what is in it and where it goes. */
export async function deliveryNotePdf(note: DeliveryNote): Promise<Buffer> {
  const { language, issuer, receiver } = note
  const texts = documentTexts[language]
  const sheet = new Paper({
    language,
    title: `${texts.deliveryNote} ${note.order}-${note.parcel[0]}`,
    author: issuer.name,
    foot: (page, pages) => [
      [issuer.name, `NIF ${issuer.taxId}`, issuer.registry].filter(Boolean).join(' · '),
      texts.page(page, pages),
    ],
  })
  drawMark(sheet, note.shop, texts.deliveryNote)
  const facts: [string, string][] = [
    [texts.order, note.order],
    [texts.noteOf, printedDay(note.day)],
    [texts.parcel, `${note.parcel[0]} / ${note.parcel[1]}`],
  ]
  if (note.own) facts.push([texts.own, note.own])
  if (note.carrier) facts.push([texts.carrier, [note.carrier, note.trackingCode].filter(Boolean).join(' · ')])
  drawFacts(sheet, facts, sheet.width)
  const half = (sheet.width - 24) / 2
  const top = sheet.y
  const placeOf = ({ postcode, city, country }: { postcode: string; city: string; country: string }) =>
    `${postcode} ${city}${country === 'ES' ? '' : ` (${country})`}`
  const left = drawParty(sheet, {
    heading: texts.seller,
    name: issuer.name,
    lines: [`${texts.taxId} ${issuer.taxId}`, issuer.street, placeOf(issuer), issuer.phone],
    x: side,
    y: top,
    width: half,
  })
  const right = receiver
    ? drawParty(sheet, {
        heading: texts.receiver,
        name: receiver.name,
        lines: [receiver.street, placeOf(receiver)],
        x: side + half + 24,
        y: top,
        width: half,
      })
    : top
  sheet.y = Math.max(left, right) + 22
  drawPieces(sheet, language, note.pieces)
  const copies = note.pieces.reduce((all, piece) => all + piece.quantity, 0)
  sheet.keep(30)
  sheet.say('P', () =>
    sheet.write(texts.copies(copies), side, sheet.y + 8, { face: 'strong', size: 10, align: 'right', width: sheet.width }),
  )
  return sheet.bytes()
}

const drawPieces = (sheet: Paper, language: Language, pieces: ParcelPaper['pieces']): void =>
  drawColumns(
    sheet,
    [
      { heading: documentTexts[language].concept, width: 0, align: 'left' },
      { heading: documentTexts[language].quantity, width: 44, align: 'right' },
    ],
    pieces.map(({ title, detail, quantity }) => ({ group: '', note: detail, cells: [title, printedNumber(quantity, language)] })),
    { dense: pieces.length > 12 },
  )
