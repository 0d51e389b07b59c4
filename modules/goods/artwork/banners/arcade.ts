import { outline, star } from '../geometry/polygons.ts'
import { arch, box, darker, disc, fill, lighter, mix } from '../objects/kit.ts'
import { cypress, opening, ripples, type Scene } from './scenery.ts'

const odd = (value: number) => Math.max(3, Math.floor(value / 2) * 2 + 1)

/** The arcade of a court at dusk and its image in the pool. */
export function arcade({ kit, width, height }: Scene): string {
  const { theme } = kit
  const water = height * 0.74
  const roof = height * 0.34
  const count = odd(width / (height * 0.22))
  const bay = width / count
  const stone = theme.ground
  const bays = Array.from({ length: count }, (_, k) => {
    const x = bay * (k + 0.5)
    const grand = k === (count - 1) / 2
    const tall = (water - roof) * (grand ? 0.8 : 0.66)
    const night = kit.gradient(
      [
        [0, darker(theme.deep, 0.35)],
        [1, mix(theme.deep, theme.glaze, 0.35)],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    )
    return (
      opening(
        kit,
        x,
        water,
        bay * 0.72,
        tall,
        fill(box(x - bay, roof, bay * 2, water - roof), night) +
          (grand ? fill(arch(x, water, bay * 0.34, tall * 0.6), lighter(theme.second, 0.3)) : ''),
        mix(stone, theme.second, 0.55),
      ) +
      fill(box(bay * k - bay * 0.035, water - tall * 0.52, bay * 0.07, tall * 0.52), mix(stone, theme.line, 0.3)) +
      fill(box(bay * k - bay * 0.085, water - tall * 0.56, bay * 0.17, tall * 0.05), mix(stone, theme.line, 0.4))
    )
  })
  const palace =
    fill(box(0, roof, width, water - roof), stone) +
    fill(
      box(0, roof + height * 0.02, width, height * 0.07),
      kit.pattern({ scale: kit.repeats(width, count * 2.5), x: 0, y: roof + height * 0.02 }),
    ) +
    bays.join('') +
    fill(box(0, roof - height * 0.035, width, height * 0.035), mix(theme.glaze, '#7a3a1c', 0.35)) +
    fill(box(0, roof - height * 0.006, width, height * 0.012), darker(theme.deep, 0.2))
  const trees = [0.04, 0.12, 0.24, 0.77, 0.88, 0.96]
    .map((at, k) => cypress(width * at, roof, height * (0.2 + ((k * 7) % 4) * 0.035), 0.13))
    .join('')
  const sky = kit.gradient(
    [
      [0, theme.deep],
      [0.6, mix(theme.deep, theme.glaze, 0.6)],
      [1, lighter(theme.second, 0.2)],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  const stars = outline(
    ...[0.16, 0.33, 0.44, 0.72, 0.84, 0.93].map((at, k) =>
      star([width * at, height * (0.06 + ((k * 5) % 4) * 0.045)], height * 0.011, 4, 1, 0),
    ),
  )
  return (
    fill(box(0, 0, width, roof + 4), sky) +
    fill(stars, theme.onDeep, 'fill-opacity="0.85"') +
    fill(disc(width * 0.6, height * 0.18, height * 0.075), lighter(theme.second, 0.35)) +
    fill(trees, darker(theme.deep, 0.45)) +
    palace +
    fill(box(0, water, width, height - water), mix(theme.deep, theme.glaze, 0.25)) +
    `<g transform="translate(0 ${water * 2}) scale(1 -1)" opacity="0.3">${palace}</g>` +
    fill(
      box(0, water, width, height - water),
      kit.gradient(
        [
          [0, theme.deep, 0.1],
          [1, darker(theme.deep, 0.3), 0.75],
        ],
        'x1="0" y1="0" x2="0" y2="1"',
      ),
    ) +
    fill(ripples(0, water, width, height - water, kit.seed), theme.onDeep, 'fill-opacity="0.2"') +
    fill(box(0, water - height * 0.012, width, height * 0.018), lighter(stone, 0.4))
  )
}
