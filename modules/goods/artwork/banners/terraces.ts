import { outline } from '../geometry/polygons.ts'
import { arch, box, disc, fill, lighter, mix } from '../objects/kit.ts'
import { cypress, ripples, type Scene } from './scenery.ts'

/** The garden as a flat poster: sun, terraces, water. */
export function terraces({ kit, width, height }: Scene): string {
  const { theme } = kit
  const middle = width > height * 1.2 ? width * 0.62 : width * 0.5
  const hill = (y: number, lift: number, colour: string) =>
    fill(
      `M0 ${height}V${y}C${width * 0.25} ${y - lift} ${width * 0.4} ${y + lift * 0.4} ${middle} ${y}C${width * 0.75} ${y - lift * 0.6} ${width * 0.9} ${y - lift} ${width} ${y - lift * 0.3}V${height}Z`,
      colour,
    )
  const palace = (x: number, y: number, size: number) =>
    fill(
      box(x - size, y - size * 0.5, size * 2, size * 0.5) + box(x - size * 0.45, y - size * 0.95, size * 0.9, size * 0.95),
      theme.ground,
    ) +
    fill(
      box(x - size * 1.05, y - size * 0.56, size * 2.1, size * 0.07) +
        outline([
          [x - size * 0.52, y - size * 0.95],
          [x, y - size * 1.25],
          [x + size * 0.52, y - size * 0.95],
        ]),
      mix(theme.glaze, '#8a3c1c', 0.4),
    ) +
    fill(
      [-0.78, -0.2, 0.2, 0.78].map((at) => arch(x + at * size, y, size * 0.2, size * 0.34)).join('') +
        arch(x, y, size * 0.26, size * 0.6),
      theme.deep,
    )
  const sunk = kit.gradient(
    [
      [0, mix(theme.second, theme.ground, 0.3)],
      [1, lighter(theme.ground, 0.3)],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  )
  const pool = outline([
    [middle - height * 0.05, height * 0.66],
    [middle + height * 0.05, height * 0.66],
    [middle + height * 0.42, height],
    [middle - height * 0.42, height],
  ])
  const rows = [0, 1, 2, 3].flatMap((k) =>
    [-1, 1].map((side) =>
      fill(
        cypress(middle + side * height * (0.36 + k * 0.16), height * (0.69 + k * 0.085), height * (0.2 + k * 0.11), 0.1),
        mix(theme.deep, '#0f2418', 0.2 + k * 0.12),
      ),
    ),
  )
  return (
    fill(box(0, 0, width, height), sunk) +
    fill(disc(middle + height * 0.16, height * 0.3, height * 0.19), theme.glaze) +
    hill(height * 0.52, height * 0.12, mix(theme.second, theme.glaze, 0.3)) +
    hill(height * 0.6, height * 0.07, mix(theme.second, theme.deep, 0.45)) +
    palace(middle, height * 0.655, height * 0.24) +
    fill(box(0, height * 0.65, width, height * 0.36), mix(theme.second, theme.deep, 0.68)) +
    fill(pool, theme.ground) +
    fill(
      outline([
        [middle - height * 0.038, height * 0.66],
        [middle + height * 0.038, height * 0.66],
        [middle + height * 0.36, height],
        [middle - height * 0.36, height],
      ]),
      mix(theme.deep, theme.second, 0.2),
    ) +
    kit.within(
      pool,
      fill(
        ripples(middle - height * 0.4, height * 0.68, height * 0.8, height * 0.3, kit.seed),
        theme.onDeep,
        'fill-opacity="0.35"',
      ) + fill(disc(middle, height * 0.78, height * 0.05, height * 0.018), theme.glaze, 'fill-opacity="0.8"'),
    ) +
    rows.join('') +
    fill(
      [0.06, 0.16, 0.24].map((at) => cypress(width * at, height * 1.02, height * (0.62 - at), 0.1)).join(''),
      mix(theme.deep, '#0f2418', 0.6),
    )
  )
}
