import { patternFill, patterns } from '../geometry/patterns.ts'
import { outline, star } from '../geometry/polygons.ts'
import type { PatternName } from '../pattern-names.ts'
import type { Theme } from '../themes.ts'

export const materials = {
  porcelain: '#fbf8f0',
  clay: '#b9704a',
  wood: '#b98b5a',
  darkWood: '#7a5233',
  gold: '#c8973a',
  paper: '#fdfbf5',
  linen: '#ebe1ce',
  cotton: '#f5efe2',
  plaster: '#efe7d8',
  ink: '#2b2118',
} as const

const shadow = '#3a2a14'

/** A colour between two, `part` of the way to the second. */
export function mix(first: string, second: string, part: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) => Math.round(channel(first, index) * (1 - part) + channel(second, index) * part))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

export const darker = (colour: string, part = 0.2): string => mix(colour, '#1e150a', part)
export const lighter = (colour: string, part = 0.3): string => mix(colour, '#fffdf8', part)

interface PatternUse {
  scale?: number
  x?: number
  y?: number
  turn?: number
  colours?: Partial<Theme>
}

/** What the pictures of objects are drawn with: the theme's pattern and glaze, light from the upper left, shadows below. */
export class Kit {
  readonly theme: Theme
  readonly seed: number
  readonly #definitions: string[] = []

  constructor(theme: Theme, seed: number) {
    this.theme = theme
    this.seed = seed
  }

  get definitions(): string {
    return `<defs>${this.#definitions.join('')}</defs>`
  }

  #define(make: (id: string) => string): string {
    const id = `k${this.#definitions.length}`
    this.#definitions.push(make(id))
    return `url(#${id})`
  }

  /** The theme's pattern as a fill. */
  pattern({ colours, ...use }: PatternUse = {}): string {
    return this.#define((id) => patternFill(this.theme.pattern, { ...this.theme, ...colours }, { id, ...use }).definition)
  }

  /** The scale at which `count` repeats fill a width, so that a tile ends where its pattern does. */
  repeats(width: number, count: number): number {
    return width / (patterns[this.theme.pattern as PatternName].width * count)
  }

  /** The pattern pressed in one tone: gold on cloth, plaster on plaster. */
  tonal(ground: string, line: string, use: PatternUse = {}): string {
    return this.pattern({ ...use, colours: { ground, line, glaze: mix(ground, line, 0.55), second: mix(ground, line, 0.16) } })
  }

  gradient(stops: readonly (readonly [at: number, colour: string, opacity?: number])[], line = 'x1="0" y1="0" x2="1" y2="0"') {
    return this.#define((id) => `<linearGradient id="${id}" ${line}>${written(stops)}</linearGradient>`)
  }

  glow(stops: readonly (readonly [at: number, colour: string, opacity?: number])[], place = 'cx="0.5" cy="0.5" r="0.5"') {
    return this.#define((id) => `<radialGradient id="${id}" ${place}>${written(stops)}</radialGradient>`)
  }

  /** Draws within an outline only. */
  within(path: string, drawing: string): string {
    const clip = this.#define((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)
    return `<g clip-path="${clip}">${drawing}</g>`
  }

  /** The light and shade of something round, over its outline. */
  round(path: string, strength = 1): string {
    const light = this.gradient([
      [0, shadow, 0.3 * strength],
      [0.22, '#fff', 0.22 * strength],
      [0.42, '#fff', 0],
      [0.72, shadow, 0.1 * strength],
      [1, shadow, 0.46 * strength],
    ])
    return `<path fill="${light}" d="${path}"/>`
  }

  /** The light over something flat: a breath brighter above at the left. */
  flat(path: string, strength = 1): string {
    const light = this.gradient(
      [
        [0, '#fff', 0.22 * strength],
        [0.45, '#fff', 0],
        [1, shadow, 0.16 * strength],
      ],
      'x1="0" y1="0" x2="0.8" y2="1"',
    )
    return `<path fill="${light}" d="${path}"/>`
  }

  /** The soft shadow of what lies on a surface, fallen to the lower right. */
  cast(path: string, lift = 1): string {
    const blur = this.#define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="${4 + lift * 4}"/></filter>`,
    )
    return (
      `<path fill="${shadow}" opacity="0.3" filter="${blur}" transform="translate(${3 * lift} ${7 * lift})" d="${path}"/>` +
      `<path fill="${shadow}" opacity="0.22" transform="translate(0.6 1.6)" d="${path}"/>`
    )
  }

  /** The shadow where something standing meets the table. */
  standing(x: number, y: number, width: number): string {
    const soft = this.glow([
      [0, shadow, 0.5],
      [0.55, shadow, 0.2],
      [1, shadow, 0],
    ])
    return (
      `<ellipse fill="${soft}" cx="${x + width * 0.12}" cy="${y}" rx="${width * 0.72}" ry="${width * 0.11}"/>` +
      `<ellipse fill="${soft}" cx="${x}" cy="${y}" rx="${width * 0.52}" ry="${width * 0.05}"/>`
    )
  }

  /** Polished metal. */
  metal(colour: string = materials.gold): string {
    return this.gradient(
      [
        [0, lighter(colour, 0.55)],
        [0.3, colour],
        [0.55, lighter(colour, 0.35)],
        [0.8, darker(colour, 0.25)],
        [1, colour],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )
  }
}

const written = (stops: readonly (readonly [at: number, colour: string, opacity?: number])[]) =>
  stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')

export const fill = (path: string, paint: string, more = '') => `<path fill="${paint}" ${more} d="${path}"/>`
export const line = (path: string, colour: string, width = 1.5, more = '') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" ${more} d="${path}"/>`

export const box = (x: number, y: number, width: number, height: number, radius = 0) =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`

export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

/** A pointed lobed arch standing on (x, y), `width` wide. */
export function arch(x: number, y: number, width: number, height: number): string {
  const half = width / 2
  const spring = y - height + half * 1.1
  const at = (across: number, up: number) => `${(x + across * half).toFixed(1)} ${(spring - up * half).toFixed(1)}`
  return (
    `M${at(-1, 0)}V${y}H${x + half}V${spring.toFixed(1)}` +
    `C${at(1, 0.2)} ${at(0.9, 0.34)} ${at(0.76, 0.36)}C${at(0.76, 0.6)} ${at(0.58, 0.74)} ${at(0.4, 0.74)}C${at(0.36, 0.92)} ${at(0.14, 1)} ${at(0, 1.16)}` +
    `C${at(-0.14, 1)} ${at(-0.36, 0.92)} ${at(-0.4, 0.74)}C${at(-0.58, 0.74)} ${at(-0.76, 0.6)} ${at(-0.76, 0.36)}C${at(-0.9, 0.34)} ${at(-1, 0.2)} ${at(-1, 0)}Z`
  )
}

/** A star medallion of the theme: the one large ornament of a plate, a pendant, a poster. */
export const rosette = (x: number, y: number, radius: number, colours: { deep: string; ground: string; glaze: string }) =>
  fill(outline(star([x, y], radius, 16, 6, 0)), colours.deep) +
  fill(outline(star([x, y], radius * 0.6, 16, 6, Math.PI / 16)), colours.ground) +
  fill(outline(star([x, y], radius * 0.46, 8, 3, 0)), colours.glaze) +
  fill(outline(star([x, y], radius * 0.14, 8, 2, 0)), colours.ground)
