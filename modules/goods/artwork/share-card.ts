import { bannerSvg } from './banners/banner.ts'
import type { ThemeName } from './contract.ts'
import { type Face, lettering, setText } from './lettering.ts'
import { themes } from './themes.ts'

export interface ShareCard {
  theme: ThemeName
  /** Said small above the title. */
  kicker: string
  title: string
  /** Said small at the foot: the line that says whom it is for. */
  foot: string
}

const [wide, high, panel, edge] = [1200, 630, 620, 64] as const

/** Lines of a text from `top` down, in a colour; and where they end. */
function lines(
  text: string,
  face: Face,
  top: number,
  box: { height: number; largest: number; smallest: number },
  colour: string,
) {
  const set = setText(text, face, { width: panel - 2 * edge, leading: 1.12, ...box })
  const path = set.lines
    .map((line, index) => lettering(line, face, set.size, edge, top + set.size * 0.82 + index * set.size * set.leading))
    .join('')
  return { svg: `<path fill="${colour}" d="${path}"/>`, bottom: top + set.lines.length * set.size * set.leading }
}

/** The picture of a page when it is passed on: its words on deep glaze, the theme's view of the palace beside them; 1200 × 630. */
export function shareCardSvg({ theme, kicker, title, foot }: ShareCard): string {
  const { deep, onDeep } = themes[theme]
  const view = bannerSvg(theme, 720, 960).replace(
    /^<svg ([^>]*?)\swidth="[\d.]+" height="[\d.]+"/,
    (_, rest: string) =>
      `<svg ${rest} x="${panel}" y="0" width="${wide - panel}" height="${high}" preserveAspectRatio="xMidYMid slice"`,
  )
  const above = lines(kicker, 'sans', 96, { height: 80, largest: 30, smallest: 22 }, onDeep)
  const name = lines(title, 'serif', above.bottom + 28, { height: 250, largest: 84, smallest: 44 }, onDeep)
  const rule = name.bottom + 30
  const below = lines(foot, 'serif-italic', rule + 30, { height: 110, largest: 32, smallest: 24 }, onDeep)
  const down = Math.max(0, (high - below.bottom - 96) / 2)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}">` +
    `${view}<path fill="${deep}" d="M0 0H${panel}V${high}H0Z"/><g transform="translate(0 ${down})">${above.svg}${name.svg}` +
    `<path stroke="${onDeep}" stroke-opacity="0.6" stroke-width="2" d="M${edge} ${rule}H${edge + 96}"/>${below.svg}</g></svg>`
  )
}
