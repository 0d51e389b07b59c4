import { readFileSync } from 'node:fs'
import { patternFill } from './geometry/patterns.ts'
import { outline, star } from './geometry/polygons.ts'
import { themes } from './themes.ts'

/** Cobalt by day; the brighter glaze where the page is dark. An image follows the scheme by itself. */
const glazes =
  '<style>.g{fill:#1f3f8f}.l{stroke:#1f3f8f}@media(prefers-color-scheme:dark){.g{fill:#8ea9ea}.l{stroke:#8ea9ea}}</style>'

const svg = (width: number, height: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`

const cobalt = '#1f3f8f'
const plaster = '#fbf8f2'
const honey = '#d99a2b'

/** The shop's mark: a khatam of two squares with an eight-pointed eye. */
const khatam = (x: number, y: number, radius: number, glaze: string, ground: string) =>
  `<path fill="${glaze}" d="${outline(star([x, y], radius, 8, 2, Math.PI / 8))}"/>` +
  `<path fill="none" stroke="${ground}" stroke-width="${radius * 0.06}" d="${outline(star([x, y], radius * 0.74, 8, 2, Math.PI / 8))}"/>` +
  `<path fill="${ground}" d="${outline(star([x, y], radius * 0.46, 8, 3, 0))}"/>`

/** A tab is small: the star fills it, and its eye is honey on either scheme. */
const favicon = svg(
  64,
  64,
  `<path fill="${cobalt}" d="${outline(star([32, 32], 31, 8, 2, Math.PI / 8))}"/>` +
    `<path fill="${plaster}" d="${outline(star([32, 32], 19, 8, 3, 0))}"/><circle cx="32" cy="32" r="5" fill="${honey}"/>`,
)

const mark = svg(64, 64, khatam(32, 32, 31, cobalt, plaster))

/** A star whose eighth tile has come off the wall: the page that is not there. */
const notFound = (() => {
  const petals = Array.from({ length: 8 }, (_, k) => {
    const turn = (k * Math.PI) / 4
    const at = (radius: number, angle: number) =>
      `${(120 + radius * Math.cos(turn + angle)).toFixed(1)} ${(120 + radius * Math.sin(turn + angle)).toFixed(1)}`
    return `M${at(40, 0)}L${at(64, -0.39)}L${at(104, 0)}L${at(64, 0.39)}Z`
  })
  const lost = petals.splice(1, 1)[0]
  return svg(
    240,
    240,
    `<path fill="none" stroke="${honey}" stroke-width="1.5" d="${outline(star([120, 120], 116, 16, 6, 0))}"/>` +
      glazes +
      `<path class="g" d="${petals.join('')}"/>` +
      `<path class="l" fill="none" stroke-width="1.5" stroke-dasharray="4 4" d="${lost}"/>` +
      `<g transform="translate(26 40) rotate(17 174 174)"><path class="g" d="${lost}"/></g>` +
      `<path fill="${honey}" d="${outline(star([120, 120], 27, 8, 3, 0))}"/>`,
  )
})()

/** The band of stars over letters and documents. */
const band = (() => {
  const { definition, fill } = patternFill('star-and-cross', themes.tiling, { id: 'band', scale: 0.4 })
  return svg(
    600,
    40,
    `<defs>${definition}</defs><path fill="${fill}" d="M0 0H600V40H0Z"/><path fill="${cobalt}" d="M0 0H600V2H0ZM0 38H600V40H0Z"/>`,
  )
})()

/** The face of the loyalty card: a wall of tiles in cobalt, with the number's white field left free at its foot. */
const loyaltyCard = (() => {
  const night = { ground: cobalt, line: '#c9d3ee', glaze: '#2c5fb3', second: honey }
  const { definition, fill } = patternFill('star-and-cross', night, { id: 'card', scale: 1.1 })
  return svg(
    856,
    540,
    `<defs>${definition}</defs><path fill="${fill}" d="M0 0H856V540H0Z"/><path fill="${cobalt}" d="M40 40H136V136H40Z"/>` +
      khatam(88, 88, 40, plaster, cobalt),
  )
})()

/** The tab of a shop whose mark is the arch: an arch of broken tile, with the sun in it. */
const brokenTile = svg(
  64,
  64,
  '<path fill="#0b5f58" d="M4 60C8 30 20 4 32 4s24 26 28 56z"/><path fill="#f4f6f1" d="M19 60c2-18 7-33 13-33s11 15 13 33z"/>' +
    '<path fill="none" stroke="#f4f6f1" stroke-width="2.4" d="M8 44l13 2M13 27l9 8M22 12l6 15M42 12l-6 15M51 27l-9 8M56 44l-13 2"/>' +
    `<circle cx="32" cy="44" r="6" fill="${honey}"/>`,
)

/** Drawings that have a name of their own and no size. */
/** The land under the maps; `onMap` of the storefront knows its scale (record 0037). */
const spain = readFileSync(new URL('./spain.svg', import.meta.url), 'utf8')

export const marks: Readonly<Record<string, string>> = {
  'favicon.svg': favicon,
  'mark.svg': mark,
  'not-found.svg': notFound,
  'band.svg': band,
  'star-favicon.svg': favicon,
  'arch-favicon.svg': brokenTile,
  'loyalty-card.svg': loyaltyCard,
  'spain.svg': spain,
}
