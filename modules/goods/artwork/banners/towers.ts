import { onCircle, outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, lighter, line, mix } from '../objects/kit.ts'
import type { Scene } from './scenery.ts'

/** A tower that narrows as a hanging chain turned over does, standing on `foot`. */
const tower = (x: number, foot: number, half: number, tall: number): string =>
  `M${x - half} ${foot}C${x - half * 0.98} ${foot - tall * 0.45} ${x - half * 0.42} ${foot - tall * 0.9} ${x} ${foot - tall}C${x + half * 0.42} ${foot - tall * 0.9} ${x + half * 0.98} ${foot - tall * 0.45} ${x + half} ${foot}Z`

/** How wide a tower still is at a share of its height. */
const widthAt = (half: number, up: number) => half * (1 - up ** 1.9)

/** The basilica from the park: towers like termite hills, each under a glazed pinnacle, behind a wall of broken tile. */
export function towers({ kit, width, height }: Scene): string {
  const { theme } = kit
  const middle = width > height * 1.2 ? width * 0.62 : width * 0.5
  const foot = height * 0.76
  const unit = Math.min(height * 0.1, width * 0.085)
  const all = [
    { at: -3.1, tall: 0.36, half: 0.72 },
    { at: 3.1, tall: 0.36, half: 0.72 },
    { at: -2, tall: 0.47, half: 0.86 },
    { at: 2, tall: 0.47, half: 0.86 },
    { at: -0.95, tall: 0.57, half: 0.9 },
    { at: 0.95, tall: 0.57, half: 0.9 },
    { at: 0, tall: 0.66, half: 1 },
  ]
  const stone = mix(theme.ground, theme.second, 0.34)
  const drawn = all.map(({ at, tall, half }, index) => {
    const [x, wide, high] = [middle + at * unit, half * unit, tall * height]
    const body = tower(x, foot, wide, high)
    const slits = Array.from({ length: 9 }, (_, row) => {
      const up = 0.16 + row * 0.08
      const reach = widthAt(wide, up) * 0.62
      return [-1, 0, 1]
        .map((side) => box(x + side * reach * 0.72 - unit * 0.05, foot - high * up, unit * 0.1, high * 0.042))
        .join('')
    }).join('')
    const top = foot - high
    const petals = outline(star([x, top - unit * 0.3], unit * 0.34, 8, 3, Math.PI / 8))
    return (
      fill(body, mix(stone, theme.deep, 0.05 + 0.05 * (6 - index))) +
      kit.within(body, fill(box(x, top, wide, high), darker(stone, 0.28)).replace('<path', '<path opacity="0.28"')) +
      fill(slits, mix(theme.deep, '#1c2a2c', 0.4)) +
      fill(box(x - unit * 0.05, top - unit * 0.2, unit * 0.1, unit * 0.4), darker(theme.second, 0.1)) +
      fill(petals, index % 2 ? theme.glaze : theme.second) +
      fill(disc(x, top - unit * 0.3, unit * 0.12), theme.ground)
    )
  })
  const sun = { x: middle - unit * 4.2, y: height * 0.3, r: unit * 1.25 }
  const rays = Array.from({ length: 24 }, (_, k) => {
    const [from, to] = [
      onCircle([sun.x, sun.y], sun.r * 1.25, (k * Math.PI) / 12),
      onCircle([sun.x, sun.y], sun.r * 1.6, (k * Math.PI) / 12),
    ]
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
  }).join('')
  const wave = (y: number, deep: number) => {
    const bays = Math.max(4, Math.round(width / (height * 0.42)))
    const bay = width / bays
    let drawnWave = `M0 ${y}`
    for (let k = 0; k < bays; k++)
      drawnWave += `C${bay * (k + 0.25)} ${y - deep} ${bay * (k + 0.25)} ${y - deep} ${bay * (k + 0.5)} ${y}S${bay * (k + 0.75)} ${y + deep} ${bay * (k + 1)} ${y}`
    return `${drawnWave}V${height}H0Z`
  }
  return (
    fill(
      box(0, 0, width, height),
      kit.gradient(
        [
          [0, mix(theme.glaze, theme.ground, 0.45)],
          [0.62, mix(theme.second, theme.ground, 0.62)],
          [1, theme.ground],
        ],
        'x1="0" y1="0" x2="0" y2="1"',
      ),
    ) +
    line(rays, lighter(theme.second, 0.35), unit * 0.05) +
    fill(disc(sun.x, sun.y, sun.r), lighter(theme.second, 0.25)) +
    fill(wave(height * 0.69, height * 0.035), mix(theme.deep, '#3f6b45', 0.6)) +
    drawn.join('') +
    fill(wave(height * 0.77, height * 0.03), mix(theme.deep, '#24452f', 0.55)) +
    fill(wave(height * 0.855, height * 0.034), theme.ground) +
    kit.within(
      wave(height * 0.862, height * 0.034),
      fill(box(0, height * 0.8, width, height * 0.2), kit.pattern({ scale: kit.repeats(width, 9), x: 0, y: height * 0.8 })),
    )
  )
}
