import { outline, type Point } from '../geometry/polygons.ts'
import { arch, box, fill, type Kit, lighter, line, mix } from '../objects/kit.ts'
import type { Theme } from '../themes.ts'

export interface Scene {
  kit: Kit
  width: number
  height: number
}

/** The green of the gardens, leaning to the theme's own depth. */
export const cypressGreen = ({ deep }: Theme): string => mix(deep, '#24452f', 0.82)

/** A cypress standing on (x, y). */
export const cypress = (x: number, y: number, height: number, plump = 0.11): string => {
  const half = height * plump
  const at = (across: number, up: number) => `${(x + across * half).toFixed(1)} ${(y - up * height).toFixed(1)}`
  return `M${at(0, 1)}C${at(0.5, 0.82)} ${at(1.1, 0.5)} ${at(1, 0.22)}C${at(0.95, 0.1)} ${at(0.6, 0.03)} ${at(0.2, 0.02)}V${y.toFixed(1)}H${(x - half * 0.2).toFixed(1)}V${(y - height * 0.02).toFixed(1)}C${at(-0.6, 0.03)} ${at(-0.95, 0.1)} ${at(-1, 0.22)}C${at(-1.1, 0.5)} ${at(-0.5, 0.82)} ${at(0, 1)}Z`
}

/** Ripples: short level strokes, thinner and closer towards the far bank. */
export function ripples(x: number, y: number, width: number, height: number, seed: number): string {
  let drawn = ''
  for (let k = 0; k < 16; k++) {
    const depth = ((k + 1) / 17) ** 1.5
    const shift = ((seed * 31 + k * 197) % 100) / 100
    const long = width * (0.05 + depth * 0.14)
    for (const index of [shift, (shift + 0.37) % 1, (shift + 0.71) % 1])
      drawn += box(
        Math.round(x + index * (width - long)),
        Math.round(y + depth * height),
        Math.round(long),
        1 + Math.round(depth * 2),
      )
  }
  return drawn
}

/** A wall of tile from `y` down, with its border of merlons above: the dado of every room of the palace. */
export function dado({ kit, width }: Scene, y: number, height: number, repeats: number): string {
  const { theme } = kit
  const rim = height * 0.1
  const merlon = rim * 1.5
  const step = width / Math.round(width / merlon)
  let merlons = ''
  for (let x = 0; x < width - 1; x += step)
    merlons += outline([
      [x + step * 0.12, y],
      [x + step * 0.12, y - rim * 0.5],
      [x + step * 0.3, y - rim * 0.5],
      [x + step * 0.3, y - rim * 0.9],
      [x + step * 0.5, y - rim * 1.3],
      [x + step * 0.7, y - rim * 0.9],
      [x + step * 0.7, y - rim * 0.5],
      [x + step * 0.88, y - rim * 0.5],
      [x + step * 0.88, y],
    ])
  return (
    fill(merlons, theme.deep) +
    fill(box(0, y, width, height), kit.pattern({ scale: kit.repeats(width, repeats), x: 0, y: y + rim })) +
    fill(box(0, y, width, rim), theme.deep) +
    fill(box(0, y + rim * 0.4, width, rim * 0.2), theme.second)
  )
}

/** An arch with its moulding and its opening; what is seen through it is drawn inside. */
export function opening(kit: Kit, x: number, y: number, width: number, height: number, inside: string, rim: string): string {
  const outer = arch(x, y, width * 1.16, height + width * 0.14)
  const inner = arch(x, y, width, height)
  return (
    fill(outer, rim) +
    kit.within(inner, inside) +
    line(inner, mix(rim, '#3a2a14', 0.5), Math.max(1, width * 0.012), 'stroke-opacity="0.7"')
  )
}

/** A garden in front of the far wall: sun, hills, cypresses on both sides of a channel that runs to the visitor. */
export function garden(kit: Kit, x: number, y: number, width: number, height: number): string {
  const { theme } = kit
  const ground = y + height
  const horizon = y + height * 0.6
  const middle = x + width / 2
  const leaf = cypressGreen(theme)
  const lawn = mix('#8fa06d', theme.second, 0.35)
  const water = mix(theme.glaze, '#3f93a0', 0.78)
  const sky = kit.gradient(
    [
      [0, mix(theme.second, theme.glaze, 0.12)],
      [1, lighter(theme.second, 0.62)],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  const channel: Point[] = [
    [middle - width * 0.03, horizon],
    [middle + width * 0.03, horizon],
    [middle + width * 0.26, ground],
    [middle - width * 0.26, ground],
  ]
  const trees = [0.46, 0.36, 0.25, 0.12].map((off, k) => {
    const tall = height * (0.22 + k * 0.1)
    const foot = horizon + height * 0.06 * k
    return [1, -1]
      .map((side) =>
        fill(cypress(middle + side * width * (0.6 - off) * 1.04, foot + height * 0.015, tall), mix(leaf, lawn, 0.36 - k * 0.12)),
      )
      .join('')
  })
  return (
    fill(box(x, y, width, height), sky) +
    `<circle cx="${(middle + width * 0.02).toFixed(1)}" cy="${(y + height * 0.34).toFixed(1)}" r="${(Math.min(width, height) * 0.13).toFixed(1)}" fill="${lighter(theme.ground, 0.4)}"/>` +
    fill(
      `M${x} ${horizon}V${y + height * 0.52}C${x + width * 0.2} ${y + height * 0.42} ${x + width * 0.34} ${y + height * 0.5} ${middle} ${y + height * 0.53}C${x + width * 0.7} ${y + height * 0.46} ${x + width * 0.86} ${y + height * 0.44} ${x + width} ${y + height * 0.5}V${horizon}Z`,
      mix(lawn, theme.second, 0.55),
    ) +
    fill(box(x, horizon - 1, width, height * 0.41), lawn) +
    fill(arch(middle, horizon, width * 0.2, height * 0.2), theme.ground) +
    fill(arch(middle, horizon, width * 0.12, height * 0.15), theme.deep) +
    fill(outline(channel), theme.ground) +
    fill(outline(channel.map(([px, py]) => [middle + (px - middle) * 0.8, py] as Point)), water) +
    fill(
      outline([
        [middle - width * 0.008, horizon],
        [middle + width * 0.008, horizon],
        [middle + width * 0.07, ground],
        [middle - width * 0.07, ground],
      ]),
      lighter(water, 0.4),
      'fill-opacity="0.6"',
    ) +
    trees.join('')
  )
}
