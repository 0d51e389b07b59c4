import { code128 } from '#kernel/code128.ts'
import './bars.css'

const height = 48
/** What a scanner needs before and after the bars, in modules. */
const quiet = 10

/** A text as the bars of Code 128, which the scanner of a till reads when it reads no squares. */
export default function Bars({ text, label }: { text: string; label: string }) {
  const widths = code128(text)
  const starts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width, quiet))
  const bars = widths.flatMap((width, index) => (index % 2 === 0 ? [`M${starts[index]} 0h${width}v${height}h-${width}z`] : []))
  const whole = widths.reduce((sum, width) => sum + width, 2 * quiet)
  return (
    <svg className="bars" viewBox={`0 0 ${whole} ${height}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={bars.join('')} fill="currentColor" />
    </svg>
  )
}
