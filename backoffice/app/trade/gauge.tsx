import { shownPercent } from '#kernel/figures.ts'
import { useLanguage } from '../words/dictionary.ts'

/** How far something is used, as a bar with its figure: near its end from four fifths, beyond it from the whole. */
export function Gauge({ percent, label }: { percent: number; label: string }) {
  return (
    <span className="gauge">
      <meter min={0} max={100} low={80} high={99} optimum={0} value={Math.min(100, percent)} aria-label={label} />
      <span>{shownPercent(percent, useLanguage())}</span>
    </span>
  )
}
