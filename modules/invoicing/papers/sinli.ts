import { isIsbn } from '#kernel/isbn.ts'
import { type TradeDocument, type TradeLine, totalOf, totalsByRate } from './trade-document.ts'
import { windows1252 } from './windows-1252.ts'

/** The sender's and the receiver's mailboxes of the network (eight characters); blank while they have none. */
export interface SinliFrom {
  shop: string
}

/** A piece of a fixed-width line: as many characters of the code page, spaces behind a text, zeros before a number. */
const text = (value: string, width: number): Buffer => {
  const bytes = windows1252(value).subarray(0, width)
  return Buffer.concat([bytes, Buffer.alloc(width - bytes.length, 0x20)])
}
const whole = (value: number, width: number): Buffer => {
  const digits = String(Math.round(Math.abs(value)))
  if (digits.length > width) throw new RangeError(`${value} does not fit into ${width} places`)
  return Buffer.from(digits.padStart(width, '0'))
}
/** Two decimals without a point: 1895 is 18.95. */
const hundredths = (value: number, width: number): Buffer => whole(Math.round(value), width)
const day = (value: string | null): Buffer => text((value ?? '').replaceAll('-', ''), 8)
const line = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from('\r\n')])

/** Surname first, several authors parted by a stroke. */
const identified = ({ ean, title }: TradeLine): Buffer[] => [
  text(isIsbn(ean) ? ean : '', 17),
  text(ean, 18),
  text('', 15),
  text(title, 50),
]
/** Only ten places for a number of our own: the end of it tells orders apart. */
const lastTen = (number: string): string => number.slice(-10)

/**
 * A delivery note as message ENVIO, version 08: header C, a detail D for each line, totals T, VAT by rate V (fixed-width lines in
 * Windows-1252; layout as the trade's open implementations publish it).
 */
export function sinliEnvio(document: TradeDocument, { shop }: SinliFrom): Buffer {
  const { lines } = document
  const header = line(
    text('C', 1),
    text(shop, 40),
    text(document.customer.name, 40),
    text(lastTen(document.number), 10),
    day(document.day),
    text('A', 1),
    text('F', 1),
    text('N', 1),
    hundredths(document.shippingCents, 10),
    text('E', 1),
    text('', 8),
  )
  const details = lines.map((tradeLine) =>
    line(
      text('D', 1),
      ...identified(tradeLine),
      whole(tradeLine.copies, 6),
      hundredths((tradeLine.listUnitCents * 100) / (100 + tradeLine.vatPercent), 10),
      hundredths(tradeLine.listUnitCents, 10),
      hundredths(tradeLine.discountPercent * 100, 6),
      hundredths(tradeLine.vatPercent * 100, 5),
      text('N', 1),
      text(tradeLine.kind === 'book' ? 'F' : 'L', 1),
      day(null),
      text(lastTen(tradeLine.reference || tradeLine.order), 10),
      text(tradeLine.authors, 150),
      text('', 1),
    ),
  )
  const copies = lines.reduce((all, tradeLine) => all + tradeLine.copies, 0)
  const gross = lines.reduce((all, tradeLine) => all + tradeLine.listUnitCents * tradeLine.copies, 0)
  const totals = line(text('T', 1), whole(copies, 8), hundredths(gross, 10), hundredths(totalOf(lines), 10))
  const rates = totalsByRate(lines).map((rate) =>
    line(
      text('V', 1),
      hundredths(rate.vatPercent * 100, 5),
      hundredths(rate.baseCents, 10),
      hundredths(rate.vatCents, 10),
      hundredths(rate.surchargePercent * 100, 5),
      hundredths(rate.surchargeCents, 10),
    ),
  )
  return Buffer.concat([header, ...details, totals, ...rates])
}

/** An order as message PEDIDO, version 07: header C, delivery place E, a detail D for each line that is still wanted. */
export function sinliPedido(document: TradeDocument, { shop }: SinliFrom): Buffer {
  const [recipient = '', street = '', place = ''] = document.centre
  const header = line(
    text('C', 1),
    text(document.customer.name, 40),
    text(shop, 40),
    day(document.day),
    text(lastTen(document.reference || document.number), 10),
    text('N', 1),
    text('E', 1),
    text('N', 1),
    day(null),
    day(null),
    text('N', 1),
  )
  const centre = recipient
    ? [line(text('E', 1), text(recipient, 50), text(street, 80), text(place, 5), text(place.slice(6), 50), text('', 40))]
    : []
  const details = document.lines
    .filter((tradeLine) => tradeLine.copies > 0)
    .map((tradeLine) =>
      line(
        text('D', 1),
        ...identified(tradeLine),
        whole(tradeLine.copies, 6),
        hundredths(tradeLine.listUnitCents, 10),
        text('S', 1),
        text('N', 1),
        text('N', 1),
        text(lastTen(tradeLine.order), 10),
      ),
    )
  return Buffer.concat([header, ...centre, ...details])
}
