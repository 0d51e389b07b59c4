import { scaleLinear } from 'd3-scale'

/**
 * How far the scale of a picture goes, and where it is written. Copies, visits and cents are counted: nothing lies between one and
 * two. `most` is the end of a scale that has one, a hundred of percentages.
 */
export function scaleOf(highest: number, most?: number): { top: number; ticks: readonly number[] } {
  if (most !== undefined) return { top: most, ticks: [0, most / 2, most] }
  const scale = scaleLinear([0, Math.max(highest, 1)], [0, 1]).nice(4)
  return { top: scale.domain()[1] ?? 1, ticks: scale.ticks(4).filter(Number.isInteger) }
}
