import type { ThemeName } from './contract.ts'
import { patternFill } from './geometry/patterns.ts'
import { outline, star } from './geometry/polygons.ts'
import { type Face, lettering, type SetText, setText, widthOf } from './lettering.ts'
import type { PatternName } from './pattern-names.ts'
import { between, pick } from './seed.ts'
import { type Theme, themes } from './themes.ts'

export interface CoverSubject {
  title: string
  author: string | null
  theme: ThemeName
  seed: number
  ratio: number
}

const width = 400

interface Sheet {
  title: string
  author: string
  theme: Theme
  seed: number
  height: number
}

type Align = 'start' | 'middle'

/** Lines of letters from `top` down; the path and where it ends. */
function block(text: SetText, face: Face, x: number, top: number, align: Align): { path: string; bottom: number } {
  const path = text.lines
    .map((line, index) => {
      const left = align === 'start' ? x : x - widthOf(line, face, text.size) / 2
      return lettering(line, face, text.size, left, top + text.size * 0.82 + index * text.size * text.leading)
    })
    .join('')
  return { path, bottom: top + text.lines.length * text.size * text.leading }
}

const filled = (path: string, colour: string) => `<path fill="${colour}" d="${path}"/>`
const sheet = (colour: string, height: number) => `<path fill="${colour}" d="M0 0H${width}V${height}H0Z"/>`
const titleIn = ({ title }: Sheet, face: Face, box: { width: number; height: number; largest?: number }) =>
  setText(title, face, { largest: box.largest ?? 62, smallest: 17, leading: 1.08, ...box })
const authorIn = ({ author }: Sheet, face: Face, room: number, size = 20) =>
  setText(author, face, { width: room, height: size * 2.6, largest: size, smallest: 13, leading: 1.2 })

/** The imprint's mark: a small khatam. */
const mark = (x: number, y: number, colour: string) => filled(outline(star([x, y], 9, 8, 2)), colour)

type Layout = (sheet: Sheet) => string

/** A label of paper on the pattern, as on a bound notebook. */
const label: Layout = (page) => {
  const { theme, height } = page
  const pattern = patternFill(theme.pattern, theme, { id: 'p', scale: between(page.seed, 'scale', 0.5, 0.8) })
  const title = titleIn(page, 'serif', { width: 236, height: height * 0.34, largest: 44 })
  const author = authorIn(page, 'sans', 236, 16)
  const inner = title.lines.length * title.size * title.leading + (page.author ? author.lines.length * author.size * 1.2 + 26 : 0)
  const top = height * 0.16
  const set = block(title, 'serif', 200, top + 34, 'middle')
  const who = block(author, 'sans', 200, set.bottom + 20, 'middle')
  return (
    `<defs>${pattern.definition}</defs><path fill="${pattern.fill}" d="M0 0H${width}V${height}H0Z"/>` +
    `<path fill="#fdfbf6" d="M58 ${top}H342V${top + inner + 64}H58Z"/><path fill="none" stroke="${theme.deep}" stroke-width="1" d="M66 ${top + 8}H334V${top + inner + 56}H66Z"/>` +
    filled(set.path, '#1e1a15') +
    (page.author ? filled(who.path, theme.deep) : '')
  )
}

/** Deep glaze above with the title, the pattern as a frieze below. */
const frieze: Layout = (page) => {
  const { theme, height } = page
  const cut = height * 0.62
  const pattern = patternFill(theme.pattern, theme, { id: 'p', scale: 0.62, y: cut })
  const title = titleIn(page, 'serif', { width: 320, height: cut - 150 })
  const set = block(title, 'serif', 40, 44, 'start')
  const who = block(authorIn(page, 'sans', 320, 18), 'sans', 40, cut - 62, 'start')
  return (
    `<defs>${pattern.definition}</defs>${sheet(theme.deep, height)}<path fill="${pattern.fill}" d="M0 ${cut}H${width}V${height}H0Z"/>` +
    `<path stroke="${theme.onDeep}" stroke-opacity="0.5" d="M0 ${cut}H400"/>` +
    filled(set.path, theme.onDeep) +
    filled(who.path, theme.onDeep)
  )
}

/** Plaster, one great star, title beneath: the museum's poster. */
const medallion: Layout = (page) => {
  const { theme, height } = page
  const centre = height * 0.34
  const title = titleIn(page, 'serif', { width: 320, height: height * 0.28, largest: 40 })
  const set = block(title, 'serif', 200, height * 0.61, 'middle')
  const who = block(authorIn(page, 'sans', 300, 16), 'sans', 200, height - 62, 'middle')
  const points = pick([8, 12, 16], page.seed, 'points')
  const step = points === 8 ? 3 : points === 12 ? 5 : 6
  const turn = Math.PI / points
  return (
    sheet(theme.ground, height) +
    filled(outline(star([200, centre], 128, points, step, turn)), theme.deep) +
    filled(outline(star([200, centre], 74, points, step - 1, 0)), theme.ground) +
    filled(outline(star([200, centre], 52, points, step, turn)), theme.glaze) +
    filled(outline(star([200, centre], 16, 8, 2)), theme.ground) +
    filled(set.path, '#1e1a15') +
    filled(who.path, '#4b443b')
  )
}

/** Large letters on a plain ground; a line of ornament carries the author. */
const letters: Layout = (page) => {
  const { theme, height } = page
  const light = pick([true, false, true], page.seed, 'light')
  const [ground, ink, accent] = light ? [theme.ground, '#1e1a15', theme.deep] : [theme.deep, theme.onDeep, theme.second]
  const face = pick<Face>(['serif-bold', 'serif', 'serif-italic', 'sans-bold'], page.seed, 'face')
  const title = titleIn(page, face, { width: 330, height: height * 0.62, largest: 76 })
  const who = block(authorIn(page, 'sans', 300, 19), 'sans', 35, 34, 'start')
  const lines = title.lines.length * title.size * title.leading
  const set = block(title, face, 35, height - 54 - lines, 'start')
  return (
    sheet(ground, height) +
    filled(who.path, accent) +
    `<path stroke="${accent}" stroke-width="2" d="M35 ${height - 74 - lines}H95"/>` +
    filled(set.path, ink) +
    mark(356, 46, accent)
  )
}

/** A window of pattern in a lobed arch, title under it. */
const archWindow: Layout = (page) => {
  const { theme, height } = page
  const pattern = patternFill(theme.pattern, theme, { id: 'p', scale: 0.7, x: 20 })
  const foot = height * 0.6
  const arch =
    `M90 ${foot}V${foot - 160}C90 ${foot - 170} 96 ${foot - 180} 106 ${foot - 182}C104 ${foot - 204} 122 ${foot - 222} 144 ${foot - 222}C148 ${foot - 246} 174 ${foot - 258} 200 ${foot - 274}` +
    `C226 ${foot - 258} 252 ${foot - 246} 256 ${foot - 222}C278 ${foot - 222} 296 ${foot - 204} 294 ${foot - 182}C304 ${foot - 180} 310 ${foot - 170} 310 ${foot - 160}V${foot}Z`
  const title = titleIn(page, 'serif', { width: 324, height: height * 0.22, largest: 36 })
  const set = block(title, 'serif', 200, foot + 24, 'middle')
  const who = block(authorIn(page, 'sans', 300, 15), 'sans', 200, height - 50, 'middle')
  return (
    `<defs>${pattern.definition}</defs>${sheet(theme.ground, height)}<path fill="${pattern.fill}" stroke="${theme.deep}" stroke-width="3" d="${arch}"/>` +
    filled(set.path, theme.deep) +
    filled(who.path, '#4b443b')
  )
}

/** Cloth spine at the left, the pattern pressed into it. */
const spine: Layout = (page) => {
  const { theme, height } = page
  const pattern = patternFill(
    theme.pattern,
    { ground: theme.deep, line: theme.second, glaze: theme.deep, second: theme.deep },
    { id: 'p', scale: 0.42 },
  )
  const title = titleIn(page, 'serif', { width: 258, height: height * 0.5, largest: 46 })
  const set = block(title, 'serif', 112, height * 0.12, 'start')
  const who = block(authorIn(page, 'sans', 250, 17), 'sans', 112, height - 66, 'start')
  return (
    `<defs>${pattern.definition}</defs>${sheet(theme.ground, height)}<path fill="${pattern.fill}" d="M0 0H78V${height}H0Z"/>` +
    filled(set.path, '#1e1a15') +
    filled(who.path, theme.deep) +
    mark(352, height - 58, theme.glaze)
  )
}

/** Framed like a classic: a band of pattern all around. */
const framed: Layout = (page) => {
  const { theme, height } = page
  const pattern = patternFill(theme.pattern, theme, { id: 'p', scale: 0.4 })
  const title = titleIn(page, 'serif-italic', { width: 240, height: height * 0.44, largest: 46 })
  const lines = title.lines.length * title.size * title.leading
  const set = block(title, 'serif-italic', 200, (height - lines) / 2 - 34, 'middle')
  const who = block(authorIn(page, 'sans', 230, 16), 'sans', 200, set.bottom + 26, 'middle')
  return (
    `<defs>${pattern.definition}</defs><path fill="${pattern.fill}" d="M0 0H${width}V${height}H0Z"/><path fill="${theme.deep}" d="M46 46H354V${height - 46}H46Z"/>` +
    `<path fill="none" stroke="${theme.onDeep}" stroke-opacity="0.6" d="M56 56H344V${height - 56}H56Z"/>` +
    filled(set.path, theme.onDeep) +
    filled(who.path, theme.onDeep)
  )
}

/** Three horizontal fields, as a paperback series. */
const fields: Layout = (page) => {
  const { theme, height } = page
  const [first, second] = [height * 0.3, height * 0.68]
  const pattern = patternFill(theme.pattern, theme, { id: 'p', scale: 0.5, y: 0 })
  const title = titleIn(page, 'sans-bold', { width: 330, height: second - first - 60, largest: 40 })
  const set = block(title, 'sans-bold', 35, first + 30, 'start')
  const who = block(authorIn(page, 'serif-italic', 320, 24), 'serif-italic', 35, second + 30, 'start')
  return (
    `<defs>${pattern.definition}</defs>${sheet(theme.second, height)}<path fill="${pattern.fill}" d="M0 0H400V${first}H0Z"/><path fill="#fdfbf6" d="M0 ${first}H400V${second}H0Z"/>` +
    `<path fill="${theme.deep}" d="M0 ${second}H400V${height}H0Z"/>` +
    filled(set.path, '#1e1a15') +
    filled(who.path, theme.onDeep)
  )
}

const layouts: readonly Layout[] = [label, frieze, medallion, letters, archWindow, spine, framed, fields, letters]

/** Which layout a seed draws, for the tests that see each of them. */
export const layoutCount = layouts.length

/** A typographic cover, 400 units wide: title, author and the theme's pattern, all letters as outlines. */
export function coverSvg({ title, author, theme, seed, ratio }: CoverSubject, layout = seed % layouts.length): string {
  const height = Math.round(width / ratio)
  const variant: PatternName | null =
    theme === 'neutral'
      ? pick<PatternName>(['sixteen', 'octagon-strap', 'star-and-cross', 'sebka', 'hexagon', 'quatrefoil'], seed, 'pattern')
      : null
  const base = themes[theme]
  const draw = layouts[layout % layouts.length] as Layout
  const body = draw({ title, author: author ?? '', theme: variant ? { ...base, pattern: variant } : base, seed, height })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`
}
