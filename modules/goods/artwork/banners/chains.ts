import { outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, lighter, line, mix } from '../objects/kit.ts'
import type { Scene } from './scenery.ts'

/** The crypt: brick arches one behind another, each the curve of a chain turned over, and a lamp at the far end. */
export function chains({ kit, width, height }: Scene): string {
  const { theme } = kit
  const x = width > height * 1.2 ? width * 0.6 : width * 0.5
  const floor = height * 0.93
  const curve = (half: number, tall: number) => {
    const step = 24
    const [k, points] = [2.1, [] as string[]]
    for (let n = 0; n <= step; n++) {
      const t = (n / step) * 2 - 1
      const up = 1 - (Math.cosh(k * t) - 1) / (Math.cosh(k) - 1)
      points.push(`${(x + t * half).toFixed(1)} ${(floor - up * tall).toFixed(1)}`)
    }
    return `M${points.join('L')}Z`
  }
  const rings = 7
  const arches = Array.from({ length: rings }, (_, n) => {
    const share = 1 - n / (rings + 0.6)
    const [half, tall] = [Math.max(width * 0.62, height * 0.7) * share ** 1.25, height * 1.12 * share ** 1.05]
    const brick = mix(mix('#b8694a', theme.deep, 0.22 + n * 0.1), theme.ground, 0.1)
    return (
      fill(curve(half, tall), brick) +
      line(curve(half * 0.97, tall * 0.975), lighter(brick, 0.14), height * 0.006) +
      line(curve(half * 0.93, tall * 0.945), darker(brick, 0.22), height * 0.005) +
      fill(curve(half * 0.885, tall * 0.905), mix(theme.deep, '#140d1c', 0.1 + n * 0.07))
    )
  }).join('')
  const lamp = { y: floor - height * 0.26, r: height * 0.045 }
  return (
    fill(box(0, 0, width, height), mix(theme.ground, theme.glaze, 0.16)) +
    fill(
      box(0, 0, width, height),
      kit.tonal(mix(theme.ground, theme.glaze, 0.14), mix(theme.ground, theme.line, 0.2), { scale: height / 480 }),
    ) +
    arches +
    fill(
      disc(x, lamp.y, height * 0.22),
      kit.glow(
        [
          [0, '#ffe2a3', 0.75],
          [1, '#ffe2a3', 0],
        ],
        'cx="0.5" cy="0.5" r="0.5"',
      ),
    ) +
    line(`M${x} ${lamp.y - height * 0.12}V${lamp.y}`, '#caa45a', height * 0.004) +
    fill(outline(star([x, lamp.y], lamp.r, 8, 3, 0)), '#ffd98a') +
    fill(box(0, floor, width, height - floor), mix(theme.deep, theme.second, 0.3)) +
    fill(box(0, floor, width, height * 0.008), lighter(mix(theme.deep, theme.second, 0.3), 0.2))
  )
}
