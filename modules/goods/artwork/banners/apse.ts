import { onCircle, outline, type Point, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, lighter, line, mix } from '../objects/kit.ts'
import type { Scene } from './scenery.ts'

/** A painted apse: bands of ornament round the half-dome, round arches beneath. */
export function apse({ kit, width, height }: Scene): string {
  const { theme } = kit
  const x = width > height * 1.2 ? width * 0.6 : width * 0.5
  const foot = height * 0.72
  const reach = Math.min(height * 0.64, width * 0.48)
  const dome = (radius: number) => `M${x - radius} ${foot}A${radius} ${radius} 0 0 1 ${x + radius} ${foot}Z`
  const around = (radius: number, count: number, draw: (at: Point, angle: number) => string) =>
    Array.from({ length: count }, (_, k) => {
      const angle = Math.PI + ((k + 0.5) * Math.PI) / count
      return draw(onCircle([x, foot], radius, angle), angle)
    }).join('')
  const teeth = (inner: number, outer: number, count: number) =>
    Array.from({ length: count }, (_, k) => {
      const at = (radius: number, step: number) => onCircle([x, foot], radius, Math.PI + (step * Math.PI) / count)
      return outline([at(inner, k), at(outer, k + 0.5), at(inner, k + 1)])
    }).join('')
  const night = mix(theme.deep, '#24344f', 0.72)
  const ochre = mix(theme.second, '#c98a35', 0.55)
  const bays = Math.max(5, Math.round(width / (height * 0.2)) | 1)
  const bay = width / bays
  const arches = Array.from({ length: bays }, (_, k) => {
    const middle = bay * (k + 0.5) + (x - width / 2) * 0
    const half = bay * 0.34
    return `M${middle - half} ${height}V${foot + height * 0.06 + half}A${half} ${half} 0 0 1 ${middle + half} ${foot + height * 0.06 + half}V${height}Z`
  }).join('')
  return (
    fill(box(0, 0, width, height), kit.tonal(theme.ground, mix(theme.ground, theme.line, 0.16), { scale: height / 520 })) +
    fill(
      box(0, 0, width, height),
      kit.gradient(
        [
          [0, '#fffdf6', 0.6],
          [1, '#3a2a14', 0.12],
        ],
        'x1="0" y1="0" x2="1" y2="0.6"',
      ),
    ) +
    fill(dome(reach * 1.06), mix(theme.ground, theme.line, 0.35)) +
    fill(dome(reach), theme.deep) +
    fill(teeth(reach * 0.9, reach * 0.98, 34), ochre) +
    fill(dome(reach * 0.9), ochre) +
    fill(dome(reach * 0.87), theme.ground) +
    around(
      reach * 0.795,
      17,
      (at, angle) =>
        fill(outline(star(at, reach * 0.062, 8, 2, angle)), theme.glaze) + fill(disc(at[0], at[1], reach * 0.02), theme.ground),
    ) +
    fill(dome(reach * 0.72), theme.deep) +
    fill(dome(reach * 0.69), night) +
    around(reach * 0.61, 21, (at, angle) => fill(outline(star(at, reach * 0.018, 4, 1, angle)), lighter(ochre, 0.5))) +
    around(reach * 0.54, 16, (at, angle) => fill(outline(star(at, reach * 0.012, 4, 1, angle)), lighter(ochre, 0.3))) +
    fill(teeth(reach * 0.4, reach * 0.47, 18), theme.glaze) +
    fill(dome(reach * 0.41), ochre) +
    fill(dome(reach * 0.385), theme.deep) +
    kit.within(
      dome(reach * 0.36),
      fill(box(0, 0, width, foot), theme.ground) +
        fill(outline(star([x, foot], reach * 0.35, 16, 6, 0)), theme.glaze) +
        fill(outline(star([x, foot], reach * 0.2, 16, 6, Math.PI / 16)), theme.ground) +
        fill(outline(star([x, foot], reach * 0.13, 8, 3, 0)), theme.deep),
    ) +
    kit.within(
      dome(reach),
      fill(
        box(0, 0, width, foot),
        kit.glow(
          [
            [0.3, '#fff', 0.08],
            [1, '#1e0d05', 0.34],
          ],
          'cx="0.5" cy="1" r="0.9"',
        ),
      ),
    ) +
    fill(box(0, foot, width, height - foot), mix(theme.ground, theme.second, 0.4)) +
    fill(arches, darker(theme.deep, 0.2)) +
    line(arches, mix(theme.ground, theme.line, 0.5), height * 0.012) +
    fill(box(0, foot, width, height * 0.032), ochre) +
    fill(
      Array.from({ length: bays * 4 }, (_, k) =>
        outline([
          [(k * bay) / 4, foot + height * 0.032],
          [((k + 0.5) * bay) / 4, foot],
          [((k + 1) * bay) / 4, foot + height * 0.032],
        ]),
      ).join(''),
      theme.deep,
    ) +
    fill(box(0, foot - height * 0.008, width, height * 0.012), theme.deep)
  )
}
