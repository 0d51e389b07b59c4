import { outline } from '../geometry/polygons.ts'
import { arch, box, darker, disc, fill, lighter, line } from '../objects/kit.ts'
import type { Scene } from './scenery.ts'

/** A shuttered room: the afternoon falls through the lattice on to the floor. */
export function shutters({ kit, width, height }: Scene): string {
  const { theme } = kit
  const room = darker(theme.deep, 0.45)
  const floor = height * 0.76
  const wide = Math.min(height * 0.34, width * 0.24)
  const sun = ['#fff3d0', '#f6cf86'] as const
  const middle = width > height * 1.2 ? width * 0.62 : width * 0.5
  const windows = [-1, 0, 1].map((k) => ({ x: middle + k * wide * 1.32, tall: height * (k === 0 ? 0.62 : 0.52) }))
  const glass = (x: number, tall: number) => {
    const shape = arch(x, floor - height * 0.06, wide, tall)
    return (
      fill(arch(x, floor - height * 0.06, wide * 1.14, tall + wide * 0.1), darker(theme.deep, 0.1)) +
      fill(
        shape,
        kit.gradient(
          [
            [0, sun[0]],
            [1, sun[1]],
          ],
          'x1="0" y1="0" x2="0" y2="1"',
        ),
      ) +
      kit.within(
        shape,
        fill(
          box(x - wide, 0, wide * 2, height),
          kit.pattern({
            scale: wide / 3 / 96,
            x: x - wide / 2,
            colours: { ground: sun[1], second: sun[0], line: darker(theme.line, 0.35), glaze: theme.glaze },
          }),
        ),
      )
    )
  }
  const fallen = windows
    .map(({ x }) => {
      const path = outline([
        [x - wide / 2, floor],
        [x + wide / 2, floor],
        [x - wide * 0.15, height],
        [x - wide * 1.35, height],
      ])
      return fill(
        path,
        kit.pattern({
          scale: wide / 3 / 96,
          x: x - wide / 2,
          y: floor,
          colours: { ground: sun[1], second: sun[0], line: room, glaze: sun[1] },
        }),
        'fill-opacity="0.42"',
      )
    })
    .join('')
  return (
    fill(
      box(0, 0, width, height),
      kit.gradient(
        [
          [0, darker(room, 0.3)],
          [1, room],
        ],
        'x1="0" y1="0" x2="0" y2="1"',
      ),
    ) +
    fill(box(0, 0, width, floor), kit.tonal(room, lighter(room, 0.08), { scale: height / 620 }), 'fill-opacity="0.7"') +
    fill(
      disc(middle, height * 0.45, height * 0.85),
      kit.glow([
        [0, '#ffd68a', 0.42],
        [1, '#ffd68a', 0],
      ]),
    ) +
    windows.map(({ x, tall }) => glass(x, tall)).join('') +
    fill(box(0, floor, width, height - floor), lighter(room, 0.06)) +
    line(`M0 ${floor}H${width}`, lighter(room, 0.2), 1.5) +
    fallen +
    fill(
      box(0, floor, width, height - floor),
      kit.gradient(
        [
          [0, room, 0],
          [1, darker(room, 0.4), 0.6],
        ],
        'x1="0" y1="0" x2="0" y2="1"',
      ),
    )
  )
}
