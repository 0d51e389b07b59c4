import type { Day } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import type { Issuer } from './invoice.ts'
import { Paper, side } from './paper.ts'
import { drawFacts, drawMark, drawParty } from './paper-blocks.ts'
import { drawColumns } from './paper-table.ts'
import { printedDay, printedNumber } from './printed-figures.ts'
import { documentTexts } from './words/document-words.ts'

/** What lies in a parcel, without a price: what goes with a present must not tell one (O-16). */
export interface ParcelPaper {
  language: Language
  shop: string
  issuer: Issuer
  order: string
  /** Which of how many parcels. */
  parcel: readonly [position: number, parcels: number]
  day: Day
  items: readonly { title: string; detail: string; quantity: number }[]
}

export type GiftTicket = ParcelPaper & { exchangeUntil: Day | null }

/** What lies beside presents: the items and how they can be exchanged; neither prices nor who paid. */
export const giftTicketsPdf = (tickets: readonly GiftTicket[]): Promise<Buffer> =>
  inOneFile(tickets, drawGiftTicket, {
    size: 'A5',
    titleOf: ({ language, order }) => `${documentTexts[language].giftTicket} ${order}`,
    footOf: ({ issuer }) => `${issuer.name} · ${issuer.street} · ${issuer.postcode} ${issuer.city}`,
  })

export const giftTicketPdf = (ticket: GiftTicket): Promise<Buffer> => giftTicketsPdf([ticket])

/** Papers of one kind, each beginning a sheet of its own. @throws RangeError for none. */
async function inOneFile<P extends ParcelPaper>(
  papers: readonly P[],
  draw: (sheet: Paper, paper: P) => void,
  { size, titleOf, footOf }: { size: 'A4' | 'A5'; titleOf: (paper: P) => string; footOf: (paper: P) => string },
): Promise<Buffer> {
  const [first] = papers
  if (!first) throw new RangeError('no paper to draw')
  const begins: { page: number; paper: P }[] = []
  const sheet = new Paper({
    language: first.language,
    title: papers.map(titleOf).join(', '),
    author: first.issuer.name,
    size,
    foot: (page, pages) => {
      const at = begins.findLastIndex((begun) => begun.page <= page)
      const { paper, page: begun } = begins[at] ?? { paper: first, page: 1 }
      // Each goes into a parcel of its own: its pages are its own too.
      const next = begins[at + 1]?.page ?? pages + 1
      return [footOf(paper), documentTexts[paper.language].page(page - begun + 1, next - begun)]
    },
  })
  for (const [index, paper] of papers.entries()) {
    if (index > 0) sheet.newPage()
    begins.push({ page: sheet.pages, paper })
    draw(sheet, paper)
  }
  return sheet.bytes()
}

function drawGiftTicket(sheet: Paper, paper: GiftTicket): void {
  const { language, shop, order, items } = paper
  const texts = documentTexts[language]
  drawMark(sheet, shop, texts.giftTicket)
  sheet.say('P', () => sheet.write(texts.giftFor, side, sheet.y, { face: 'title', size: 12, ink: 'soft' }))
  sheet.y += 34
  drawItems(sheet, language, items)
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
}

export interface DeliveryNote extends ParcelPaper {
  carrier: string
  trackingCode: string
  own: string
  receiver: { name: string; street: string; postcode: string; city: string; country: string } | null
}

/** What travels with parcels: what is in each and where it goes. */
export const deliveryNotesPdf = (notes: readonly DeliveryNote[]): Promise<Buffer> =>
  inOneFile(notes, drawDeliveryNote, {
    size: 'A4',
    titleOf: ({ language, order, parcel }) => `${documentTexts[language].deliveryNote} ${order}-${parcel[0]}`,
    footOf: ({ issuer }) => [issuer.name, `NIF ${issuer.taxId}`, issuer.registry].filter(Boolean).join(' · '),
  })

export const deliveryNotePdf = (note: DeliveryNote): Promise<Buffer> => deliveryNotesPdf([note])

function drawDeliveryNote(sheet: Paper, note: DeliveryNote): void {
  const { language, issuer, receiver } = note
  const texts = documentTexts[language]
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
  drawItems(sheet, language, note.items)
  const copies = note.items.reduce((all, item) => all + item.quantity, 0)
  sheet.keep(30)
  sheet.say('P', () =>
    sheet.write(texts.copies(copies), side, sheet.y + 8, { face: 'strong', size: 10, align: 'right', width: sheet.width }),
  )
}

const drawItems = (sheet: Paper, language: Language, items: ParcelPaper['items']): void =>
  drawColumns(
    sheet,
    [
      { heading: documentTexts[language].concept, width: 0, align: 'left' },
      { heading: documentTexts[language].quantity, width: 44, align: 'right' },
    ],
    items.map(({ title, detail, quantity }) => ({ group: '', note: detail, cells: [title, printedNumber(quantity, language)] })),
    { dense: items.length > 12 },
  )
