import type { ThemeName } from '../contract.ts'
import type { View } from '../picture.ts'
import { themes } from '../themes.ts'
import { fill, Kit, mix } from './kit.ts'
import { type Shape, shapes } from './shapes.ts'

interface ObjectSubject {
  shape: Shape
  theme: ThemeName
  seed: number
  view: View
}

const side = 400
const wall = `M0 0H${side}V${side}H0Z`

/** Plaster, lighter where the window is; the detail stands on the theme's own tint. */
function ground(kit: Kit, view: View): string {
  const { theme } = kit
  const base = view === 'detail' ? mix(theme.second, theme.ground, 0.35) : mix(theme.ground, theme.second, 0.09)
  const light = kit.glow(
    [
      [0, '#fffdf8', 0.6],
      [0.65, '#fffdf8', 0.08],
      [1, '#5a4320', 0.07],
    ],
    'cx="0.38" cy="0.3" r="0.85"',
  )
  return fill(wall, base) + fill(wall, light)
}

/** An object in its theme's glaze, square, 400 units wide. `detail` comes closer. */
export function objectSvg({ shape, theme, seed, view }: ObjectSubject): string {
  const kit = new Kit(themes[theme], seed)
  const { draw, focus = [200, 190] } = shapes[shape]
  const back = ground(kit, view)
  const piece = draw(kit)
  const [x, y, near] = view === 'detail' ? [...focus, 2.15] : [200, 200, 1.1]
  const placed = `<g transform="translate(${(side / 2 - x * near).toFixed(1)} ${(side / 2 - y * near).toFixed(1)}) scale(${near})">${piece}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${kit.definitions}${back}${placed}</svg>`
}
