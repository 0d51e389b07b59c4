import { box, fill, lighter, mix } from '../objects/kit.ts'
import { tiles } from '../objects/tiles.ts'
import { vessels as pieces } from '../objects/vessels.ts'
import { dado, opening, type Scene } from './scenery.ts'

/** Niches in a plaster wall, a vessel in each, tile below. */
export function niches(scene: Scene): string {
  const { kit, width, height } = scene
  const { theme } = kit
  const vessels = [pieces.vase, pieces.bowl, pieces.jar, tiles.plate, pieces.vase, pieces.mug]
  const count = Math.max(1, Math.min(5, Math.round(width / (height * 0.5))))
  const bay = width / count
  const shelf = height * 0.72
  const warm = mix(theme.second, '#bf7f36', 0.8)
  const size = Math.min(bay * 0.98, height * 0.62)
  const standing = Array.from({ length: count }, (_, k) => {
    const x = bay * (k + 0.5)
    const paint = kit.gradient(
      [
        [0, mix(warm, '#3a2a14', 0.35)],
        [1, warm],
      ],
      'x1="0" y1="0" x2="0" y2="1"',
    )
    const scale = size / 400
    const vessel = `<g transform="translate(${(x - 200 * scale).toFixed(1)} ${(shelf - 324 * scale).toFixed(1)}) scale(${scale.toFixed(3)})">${vessels[k % vessels.length]?.(kit) ?? ''}</g>`
    return opening(
      kit,
      x,
      shelf,
      bay * 0.66,
      height * 0.6,
      fill(box(x - bay, 0, bay * 2, shelf), paint) + vessel,
      lighter(theme.second, 0.2),
    )
  })
  return (
    fill(box(0, 0, width, height), kit.tonal(theme.ground, mix(theme.ground, theme.line, 0.22), { scale: height / 620 })) +
    fill(
      box(0, 0, width, height),
      kit.gradient(
        [
          [0, '#fffdf6', 0.7],
          [0.6, '#fffdf6', 0.12],
          [1, '#3a2a14', 0.16],
        ],
        'x1="0" y1="0" x2="1" y2="0.5"',
      ),
    ) +
    standing.join('') +
    dado(scene, shelf + height * 0.05, height * 0.25, Math.round(width / (height * 0.14))) +
    fill(box(0, shelf, width, height * 0.022), lighter(theme.ground, 0.5)) +
    fill(box(0, shelf + height * 0.022, width, height * 0.012), '#3a2a14', 'fill-opacity="0.25"')
  )
}
