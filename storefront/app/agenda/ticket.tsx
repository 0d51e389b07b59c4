import { code128 } from '#kernel/code128.ts'
import { useAgenda } from './agenda-words.ts'

const [quiet, height] = [10, 48]
/** White squares around a QR code, as its standard asks for. */
const margin = 4

/** The ticket of a registration: its QR code and its bars, for the scanner at the door, and its code for whoever types it. */
export function Ticket({ code, qr }: { code: string; qr: readonly string[] }) {
  const words = useAgenda()
  const widths = code128(code)
  let x = quiet
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${x} 0h${width}v${height}h-${width}z` : ''
    x += width
    return bar
  })
  const squares = qr.flatMap((line, row) =>
    [...line].map((sign, column) => (sign === 'x' ? `M${column + margin} ${row + margin}h1v1h-1z` : '')),
  )
  const side = qr.length + 2 * margin
  return (
    <figure className="agenda-ticket">
      <svg
        className="agenda-qr"
        viewBox={`0 0 ${side} ${side}`}
        role="img"
        aria-label={`${words.ticket} ${code}`}
        shapeRendering="crispEdges"
      >
        <path d={squares.join('')} fill="#000" />
      </svg>
      <svg viewBox={`0 0 ${x + quiet} ${height}`} aria-hidden="true" shapeRendering="crispEdges">
        <path d={bars.join('')} fill="#000" />
      </svg>
      <figcaption>
        <b>{code}</b>
        <span>{words.ticketText}</span>
      </figcaption>
    </figure>
  )
}
