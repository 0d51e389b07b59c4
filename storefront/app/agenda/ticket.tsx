import { code128 } from '#kernel/code128.ts'
import { useAgenda } from './agenda-words.ts'

const [quiet, height] = [10, 48]

/** The ticket of a registration: its bars, for the scanner at the door, and its code for whoever types it. */
export function Ticket({ code }: { code: string }) {
  const words = useAgenda()
  const widths = code128(code)
  let x = quiet
  const bars = widths.map((width, index) => {
    const bar = index % 2 === 0 ? `M${x} 0h${width}v${height}h-${width}z` : ''
    x += width
    return bar
  })
  return (
    <figure className="agenda-ticket">
      <svg viewBox={`0 0 ${x + quiet} ${height}`} role="img" aria-label={`${words.ticket} ${code}`} shapeRendering="crispEdges">
        <path d={bars.join('')} fill="#000" />
      </svg>
      <figcaption>
        <b>{code}</b>
        <span>{words.ticketText}</span>
      </figcaption>
    </figure>
  )
}
