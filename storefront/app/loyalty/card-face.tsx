import { barsPath } from './barcode.ts'

const quiet = 11

/** The face of the card: its wall of tiles and, where somebody's card is shown, number and barcode (design: geometry signs). */
export function CardFace({ number, label }: { number?: string; label?: string }) {
  return (
    <div className="card-face">
      <img src="/media/art/loyalty-card.svg" width={856} height={540} alt="" />
      {number && (
        <div className="card-face-code">
          <svg viewBox={`-${quiet} 0 ${95 + quiet * 2} 34`} role="img" aria-label={label} shapeRendering="crispEdges">
            <path d={barsPath(number, 34)} fill="#000" />
          </svg>
          <p>{number}</p>
        </div>
      )}
    </div>
  )
}
