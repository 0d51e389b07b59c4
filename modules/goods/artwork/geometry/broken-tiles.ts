import type { Repeat } from './patterns.ts'
import { outline, type Point } from './polygons.ts'

/** A number between -1 and 1 that belongs to a place of the grid, the same on both sides of the repeat. */
const chance = (column: number, row: number, salt: number): number =>
  ((Math.sin(column * 127.1 + row * 311.7 + salt * 74.7) * 43_758.5453) % 1) * 0.9

const cells = 6
const side = 20
const wrapped = (n: number) => ((n % cells) + cells) % cells

const corner = (column: number, row: number): Point => [
  (column + chance(wrapped(column), wrapped(row), 1) * 0.36) * side,
  (row + chance(wrapped(column), wrapped(row), 2) * 0.36) * side,
]

/** Shards of glazed tile laid side by side with their joints open, each broken once across. */
export const trencadis: Repeat = {
  width: cells * side,
  height: cells * side,
  body: ({ glaze, second, line, ground }) => {
    const colours = [glaze, second, glaze, line, ground, glaze, second]
    const shards: string[] = []
    for (let row = -1; row <= cells; row++)
      for (let column = -1; column <= cells; column++) {
        const [a, b, c, d] = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)]
        const turn = Math.abs(Math.round(chance(wrapped(column), wrapped(row), 3) * 100))
        const halves = turn % 2 ? [[a, b, c], [a, c, d]] : [[a, b, d], [b, c, d]] // biome-ignore format: two ways to break
        for (const [index, half] of halves.entries())
          shards.push(
            `<path fill="${colours[(turn + index * 3) % colours.length]}" stroke="${ground}" stroke-width="2.2" stroke-linejoin="round" d="${outline(half)}"/>`,
          )
      }
    return shards.join('')
  },
}

/** Columns that part like trees, and meet the next ones above. */
export const branches: Repeat = {
  width: 100,
  height: 120,
  body: ({ line, glaze, second }) =>
    `<g fill="none" stroke="${line}" stroke-linecap="round">` +
    '<path stroke-width="7" d="M50 120V74"/>' +
    '<path stroke-width="4.4" d="M50 76C50 58 25 52 25 30M50 76C50 58 75 52 75 30M50 76V40"/>' +
    '<path stroke-width="2.6" d="M25 34C25 18 0 16 0 0M25 34C25 18 50 14 50 0M75 34C75 18 50 14 50 0M75 34C75 18 100 16 100 0"/>' +
    '</g>' +
    `<circle cx="50" cy="40" r="6" fill="${second}"/><circle cx="25" cy="30" r="5" fill="${glaze}"/><circle cx="75" cy="30" r="5" fill="${glaze}"/>` +
    `<circle cx="0" cy="0" r="7" fill="${second}"/><circle cx="100" cy="0" r="7" fill="${second}"/>`,
}

/** Chains hung from two nails, turned upside down: the line that an arch likes best. */
export const catenary: Repeat = {
  width: 120,
  height: 90,
  body: ({ line, glaze, second }) => {
    const arch = (left: number, width: number, height: number): string => {
      const points = Array.from({ length: 25 }, (_, step) => {
        const x = step / 12 - 1
        return `${(left + ((x + 1) / 2) * width).toFixed(1)} ${(90 - height * (1 - (Math.cosh(2.2 * x) - 1) / (Math.cosh(2.2) - 1))).toFixed(1)}`
      })
      return `M${points.join('L')}`
    }
    return (
      `<path fill="${second}" d="${arch(0, 120, 84)}Z"/><path fill="${glaze}" d="${arch(30, 60, 58)}Z"/>` +
      `<g fill="none" stroke="${line}" stroke-width="2.6"><path d="${arch(0, 120, 84)}"/><path d="${arch(15, 90, 71)}"/><path d="${arch(30, 60, 58)}"/></g>`
    )
  },
}
