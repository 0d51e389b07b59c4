import type { View } from '../picture.ts'
import { type ThemeName, themes } from '../themes.ts'
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
  const base = view === 'detail' ? mix(theme.second, theme.ground, 0.35) : mix(theme.ground, '#fbf8f2', 0.35)
  const light = kit.glow(
    [
      [0, '#fffdf8', 0.75],
      [0.6, '#fffdf8', 0.1],
      [1, '#5a4320', 0.1],
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
  const near = 2.15
  const placed =
    view === 'detail'
      ? `<g transform="translate(${(side / 2 - focus[0] * near).toFixed(1)} ${(side / 2 - focus[1] * near).toFixed(1)}) scale(${near})">${piece}</g>`
      : piece
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">${kit.definitions}${back}${placed}</svg>`
}
