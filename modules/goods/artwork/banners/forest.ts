import { outline, star } from '../geometry/polygons.ts'
import { box, darker, disc, fill, lighter, line, mix } from '../objects/kit.ts'
import type { Scene } from './scenery.ts'

/** The nave: columns that open like trees, and behind them windows that burn from one end of the day to the other. */
export function forest({ kit, width, height }: Scene): string {
  const { theme } = kit
  const count = Math.max(3, Math.round(width / (height * 0.36)) | 1)
  const bay = width / count
  const floor = height * 0.9
  const knot = height * 0.42
  const glow = ['#a2431c', '#d97b29', '#e9c46a', '#7ba05b', '#2f8f9d', '#2b5c9e']
  const windows = Array.from({ length: count }, (_, k) => {
    const x = bay * (k + 0.5)
    const [half, top] = [bay * 0.3, height * 0.2]
    const shape = `M${x - half} ${floor}V${top + half}C${x - half} ${top + half * 0.2} ${x - half * 0.3} ${top - half * 0.5} ${x} ${top - half * 0.7}C${x + half * 0.3} ${top - half * 0.5} ${x + half} ${top + half * 0.2} ${x + half} ${top + half}V${floor}Z`
    const rows = 9
    const panes = Array.from({ length: rows * 4 }, (_, n) => {
      const [row, column] = [Math.floor(n / 4), n % 4]
      const shade = glow[(k + Math.floor((row + column * 0.7) / 2)) % glow.length] ?? theme.glaze
      const [w, h] = [(half * 2) / 4, (floor - top + half) / rows]
      return fill(box(x - half + column * w, top - half + row * h, w, h), lighter(shade, ((n * 7) % 5) * 0.07))
    }).join('')
    const leads = Array.from(
      { length: 8 },
      (_, n) => `M${x - half} ${top + n * height * 0.1}L${x + half} ${top + ((n * 37) % 8) * height * 0.1}`,
    ).join('')
    return (
      kit.within(shape, panes + line(leads, darker(theme.deep, 0.2), bay * 0.008)) +
      line(shape, darker(theme.deep, 0.1), bay * 0.022) +
      fill(disc(x, top - half * 1.25, half * 0.34), glow[k % glow.length] ?? theme.glaze) +
      line(disc(x, top - half * 1.25, half * 0.34), darker(theme.deep, 0.1), bay * 0.018) +
      fill(outline(star([x, top - half * 1.25], half * 0.2, 8, 3, 0)), theme.second)
    )
  }).join('')
  const stone = mix(theme.ground, theme.line, 0.12)
  const trees = Array.from({ length: count + 1 }, (_, k) => {
    const x = bay * k
    const thick = bay * 0.1
    const limbs = [-1.05, -0.62, -0.22, 0.22, 0.62, 1.05]
      .map(
        (lean) =>
          `M${x} ${knot}C${x + lean * bay * 0.1} ${height * 0.3} ${x + lean * bay * 0.3} ${height * 0.16} ${x + lean * bay * 0.56} ${-height * 0.02}`,
      )
      .join('')
    const trunk = outline([
      [x - thick, floor],
      [x - thick * 0.72, knot],
      [x + thick * 0.72, knot],
      [x + thick, floor],
    ])
    const shade = outline([
      [x, floor],
      [x, knot],
      [x + thick * 0.72, knot],
      [x + thick, floor],
    ])
    return (
      line(limbs, mix(stone, theme.line, 0.2), bay * 0.075) +
      line(limbs, stone, bay * 0.05) +
      fill(trunk, stone) +
      fill(shade, mix(stone, theme.line, 0.25)) +
      fill(
        `M${x - thick * 1.25} ${knot}a${thick * 1.25} ${thick * 0.9} 0 0 1 ${thick * 2.5} 0a${thick * 1.25} ${thick * 0.9} 0 0 1 ${-thick * 2.5} 0Z`,
        mix(stone, theme.second, 0.3),
      )
    )
  }).join('')
  return (
    fill(box(0, 0, width, height), mix(theme.ground, theme.line, 0.3)) +
    windows +
    trees +
    fill(
      box(0, floor, width, height - floor),
      kit.gradient(
        [
          [0, mix(theme.ground, theme.line, 0.32)],
          [1, mix(theme.ground, theme.second, 0.35)],
        ],
        'x1="0" y1="0" x2="0" y2="1"',
      ),
    ) +
    fill(box(0, floor, width, height * 0.008), mix(stone, theme.line, 0.5))
  )
}
