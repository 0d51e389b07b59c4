import { patternFill } from '../geometry/patterns.ts'
import { type ThemeName, themes } from '../themes.ts'
/** A composition of the palace in the theme's glaze. */
export function bannerSvg(theme: ThemeName, width: number, height: number): string {
  const colours = themes[theme]
  const { definition, fill } = patternFill(colours.pattern, colours, { id: 'p', scale: 1.6 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definition}</defs><path fill="${fill}" d="M0 0H${width}V${height}H0Z"/></svg>`
}
