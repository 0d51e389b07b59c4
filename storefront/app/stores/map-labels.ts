import type { Point } from './spain.ts'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

export interface Label extends Point {
  anchor: 'start' | 'end' | 'middle'
}

/** Width of a letter of the map, in parts of its size. */
const letter = 0.58
const apart = (a: Box, b: Box) => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top

/** Where the name of each spot stands, so that none covers another name or another spot; `size` is the letters', in the map's units. */
export function placeLabels(spots: readonly (Point & { text: string })[], size: number): Label[] {
  const reach = size * 0.45
  const dots = spots.map(({ x, y }) => ({ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }))
  const taken: Box[] = []
  return spots.map((spot, index) => {
    const others = [...dots.filter((_, position) => position !== index), ...taken]
    const sides = sidesOf(spot, size)
    const free = sides.find(({ box }) => others.every((other) => apart(box, other))) ?? sides[0]!
    taken.push(free.box)
    return free.label
  })
}

function sidesOf({ x, y, text }: Point & { text: string }, size: number): { label: Label; box: Box }[] {
  const width = text.length * letter * size
  const gap = size * 0.65
  const box = (left: number, middle: number): Box => ({
    left,
    right: left + width,
    top: middle - size / 2,
    bottom: middle + size / 2,
  })
  const base = size * 0.34
  return [
    { label: { x: x + gap, y: y + base, anchor: 'start' }, box: box(x + gap, y) },
    { label: { x: x - gap, y: y + base, anchor: 'end' }, box: box(x - gap - width, y) },
    { label: { x, y: y + gap + size * 0.75, anchor: 'middle' }, box: box(x - width / 2, y + gap + size * 0.4) },
    { label: { x, y: y - gap, anchor: 'middle' }, box: box(x - width / 2, y - gap - size * 0.4) },
  ]
}
