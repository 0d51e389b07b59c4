import { outline, star } from '../geometry/polygons.ts'
import { box, fill, line, mix } from '../objects/kit.ts'
import { dado, garden, opening, type Scene } from './scenery.ts'

/** The garden seen from a cool room: one great arch in a tiled wall. */
export function gardenArch({ kit, width, height }: Scene): string {
  const { theme } = kit
  const wide = Math.min(width * 0.46, height * 0.72)
  const tall = height * 0.84
  const x = width > height * 1.2 ? width * 0.6 : width / 2
  const wall = kit.tonal(mix(theme.ground, theme.second, 0.12), mix(theme.ground, theme.line, 0.2), { scale: height / 560 })
  const alfiz = box(x - wide * 0.72, height * 0.05, wide * 1.44, height * 0.95)
  return (
    fill(box(0, 0, width, height), wall) +
    fill(
      box(0, 0, width, height),
      kit.gradient(
        [
          [0, '#fffdf6', 0.75],
          [0.55, '#fffdf6', 0.1],
          [1, '#3a2a14', 0.16],
        ],
        'x1="0" y1="0" x2="1" y2="0.6"',
      ),
    ) +
    dado({ kit, width, height }, height * 0.7, height * 0.3, Math.round(width / (height * 0.17))) +
    fill(alfiz, mix(theme.ground, theme.second, 0.3)) +
    line(alfiz, theme.deep, height * 0.007) +
    fill(
      outline(
        star([x - wide * 0.52, height * 0.2], height * 0.042, 8, 3),
        star([x + wide * 0.52, height * 0.2], height * 0.042, 8, 3),
      ),
      theme.glaze,
    ) +
    opening(kit, x, height, wide, tall, garden(kit, x - wide / 2, height * 0.14, wide, height * 0.86), theme.deep)
  )
}
