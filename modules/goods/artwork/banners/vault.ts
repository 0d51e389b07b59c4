import { outline, star } from '../geometry/polygons.ts'
import { box, darker, fill, lighter, line, mix } from '../objects/kit.ts'
import type { Scene } from './scenery.ts'

/** A dome from below: stars within stars. */
export function vault({ kit, width, height }: Scene): string {
  const { theme } = kit
  const x = width > height * 1.2 ? width * 0.64 : width * 0.5
  const y = height * 0.52
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y)) * 1.02
  const tones = [
    theme.deep,
    mix(theme.deep, theme.glaze, 0.5),
    theme.second,
    theme.deep,
    theme.ground,
    theme.glaze,
    darker(theme.deep, 0.15),
    theme.second,
  ]
  const points = 16
  let rings = ''
  let radius = reach
  for (let k = 0; radius > height * 0.035; k++) {
    const tone = tones[k % tones.length] ?? theme.deep
    const turn = k % 2 ? Math.PI / points : 0
    const form = star([x, y], radius, points, 6, turn)
    rings += fill(outline(form), tone) + line(outline(form), theme.onDeep, Math.max(0.8, radius * 0.005), 'stroke-opacity="0.5"')
    const eyes = Array.from({ length: points }, (_, n) => {
      const angle = turn + ((n + 0.5) * Math.PI * 2) / points
      return star([x + radius * 0.74 * Math.cos(angle), y + radius * 0.74 * Math.sin(angle)], radius * 0.05, 8, 3, angle)
    })
    rings += fill(outline(...eyes), tones[(k + 4) % tones.length] ?? theme.ground)
    radius *= 0.71
  }
  return (
    fill(box(0, 0, width, height), darker(theme.deep, 0.25)) +
    fill(
      box(0, 0, width, height),
      kit.tonal(darker(theme.deep, 0.2), mix(theme.deep, theme.second, 0.3), { scale: height / 700 }),
    ) +
    rings +
    fill(outline(star([x, y], height * 0.05, 8, 3)), lighter(theme.second, 0.5)) +
    fill(
      box(0, 0, width, height),
      kit.glow(
        [
          [0, '#fff', 0.12],
          [0.5, '#fff', 0],
          [1, '#0e0a04', 0.4],
        ],
        `cx="${(x / width).toFixed(2)}" cy="0.5" r="0.75"`,
      ),
    )
  )
}
