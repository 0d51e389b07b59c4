import { patternFill } from './geometry/patterns.ts'
import { type PatternName, patternNames } from './pattern-names.ts'
import { type Theme, themes } from './themes.ts'

const size = { width: 480, height: 360 }

/** The pattern in the glaze of the first theme that has it, large enough to see how it is made, with a border of two lines. */
function tile(pattern: PatternName): string {
  const colours: Theme = Object.values(themes).find((theme) => theme.pattern === pattern) ?? themes.neutral
  const { definition, fill } = patternFill(pattern, colours, { id: 'p', scale: 1.5 })
  const { width, height } = size
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${definition}</defs><path fill="${fill}" d="M0 0H${width}V${height}H0Z"/>` +
    `<path fill="none" stroke="${colours.ground}" stroke-width="14" d="M7 7H${width - 7}V${height - 7}H7Z"/>` +
    `<path fill="none" stroke="${colours.line}" stroke-width="2" d="M14 14H${width - 14}V${height - 14}H14Z"/></svg>`
  )
}

/** File name and drawing of every pattern. */
export const tiles: Readonly<Record<string, string>> = Object.fromEntries(
  patternNames.map((name) => [`tile-${name}.svg`, tile(name)]),
)
