import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Glyph, PathCommand } from 'opentype.js'
import { withoutEnd } from '#kernel/edges.ts'

const require = createRequire(import.meta.url)

export type Face = 'serif' | 'serif-italic' | 'serif-bold' | 'sans' | 'sans-bold'

const files: Record<Face, readonly [family: string, style: string]> = {
  serif: ['newsreader', '500-normal'],
  'serif-italic': ['newsreader', '500-italic'],
  'serif-bold': ['newsreader', '600-normal'],
  sans: ['instrument-sans', '500-normal'],
  'sans-bold': ['instrument-sans', '600-normal'],
}

const loaded = new Map<string, Font>()

function fontOf(face: Face, subset: 'latin' | 'latin-ext'): Font {
  const [family, style] = files[face]
  const name = `@fontsource/${family}/files/${family}-${subset}-${style}.woff`
  const known = loaded.get(name)
  if (known) return known
  const bytes = readFileSync(require.resolve(name))
  // Read into memory with the first word that is drawn.
  const opentype = require('opentype.js') as typeof import('opentype.js')
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer)
  loaded.set(name, font)
  return font
}

/** Letters of a text grouped by the subset that has them; what neither has (another script) is left out. */
function runs(text: string, face: Face): { font: Font; text: string }[] {
  const found: { font: Font; text: string }[] = []
  for (const character of text.normalize('NFC')) {
    const font = (['latin', 'latin-ext'] as const)
      .map((subset) => fontOf(face, subset))
      .find((item) => item.charToGlyph(character).index !== 0)
    if (!font) continue
    const last = found.at(-1)
    if (last?.font === font) last.text += character
    else found.push({ font, text: character })
  }
  return found
}

export const widthOf = (text: string, face: Face, size: number): number =>
  runs(text, face).reduce((total, run) => total + advance(run, size), 0)

/** Glyph by glyph with the font's kerning: titles need no ligatures. */
function advance({ font, text }: { font: Font; text: string }, size: number, each?: (glyph: Glyph, at: number) => void): number {
  const scale = size / font.unitsPerEm
  let at = 0
  let before: Glyph | undefined
  for (const character of text) {
    const glyph = font.charToGlyph(character)
    if (before) at += font.getKerningValue(before, glyph) * scale
    each?.(glyph, at)
    at += (glyph.advanceWidth ?? 0) * scale
    before = glyph
  }
  return at
}

const tenth = (value: number | undefined): string => String(Math.round((value ?? 0) * 10) / 10)

/** Path commands to a tenth of a unit (the library's own writer loses numbers to rounding). */
const written = (commands: readonly PathCommand[]): string =>
  commands
    .map(({ type, x, y, x1, y1, x2, y2 }) => {
      const points = type === 'Z' ? [] : type === 'C' ? [x1, y1, x2, y2, x, y] : type === 'Q' ? [x1, y1, x, y] : [x, y]
      return `${type}${points.map(tenth).join(' ')}`
    })
    .join('')

/** The text as SVG path data, its baseline starting at (x, y); letters become outlines, so that they look the same everywhere. */
export function lettering(text: string, face: Face, size: number, x: number, y: number): string {
  let at = x
  let data = ''
  for (const run of runs(text, face)) {
    const start = at
    at += advance(run, size, (glyph, offset) => {
      data += written(glyph.getPath(start + offset, y, size).commands)
    })
  }
  return data
}

export interface SetText {
  lines: string[]
  size: number
  leading: number
}

/**
 * Sets a text into a width and height: the largest size between the bounds at which it fits, never breaking a word. A text that
 * does not fit even at the smallest size is cut at a word and ends in an ellipsis.
 */
export function setText(
  text: string,
  face: Face,
  {
    width,
    height,
    largest,
    smallest,
    leading,
  }: { width: number; height: number; largest: number; smallest: number; leading: number },
): SetText {
  const words = text.trim().split(/\s+/)
  for (let size = largest; size >= smallest; size -= Math.max(1, size * 0.04)) {
    const lines = broken(words, face, size, width)
    if (lines && lines.length * size * leading <= height) return { lines, size, leading }
  }
  const room = Math.max(1, Math.floor(height / (smallest * leading)))
  const lines =
    broken(
      words.map((word) => clipped(word, face, smallest, width)),
      face,
      smallest,
      width,
    ) ?? []
  const kept = lines.slice(0, room)
  if (kept.length < lines.length)
    kept[kept.length - 1] = clipped(`${withoutEnd(kept.at(-1) ?? '', /[\s,;:.]/)}…`, face, smallest, width)
  return { lines: kept, size: smallest, leading }
}

/** Lines of even length rather than full ones with a widow; null when a word is wider than the line. */
function broken(words: readonly string[], face: Face, size: number, width: number): string[] | null {
  const widths = words.map((word) => widthOf(word, face, size))
  if (widths.some((value) => value > width)) return null
  const space = widthOf(' ', face, size) || size * 0.25
  const fill = (limit: number) => {
    const lines: string[][] = [[]]
    let used = 0
    words.forEach((word, index) => {
      const wide = widths[index] ?? 0
      if (lines.at(-1)?.length && used + space + wide > limit) {
        lines.push([])
        used = 0
      }
      used += (lines.at(-1)?.length ? space : 0) + wide
      lines.at(-1)?.push(word)
    })
    return lines.map((line) => line.join(' '))
  }
  const full = fill(width)
  let [narrow, wide] = [Math.max(...widths), width]
  for (let round = 0; round < 7; round++) {
    const middle = (narrow + wide) / 2
    if (fill(middle).length <= full.length) wide = middle
    else narrow = middle
  }
  return fill(wide)
}

function clipped(word: string, face: Face, size: number, width: number): string {
  if (widthOf(word, face, size) <= width) return word
  let kept = word.replace(/…$/, '')
  while (kept.length > 1 && widthOf(`${kept}…`, face, size) > width) kept = kept.slice(0, -1)
  return `${kept}…`
}
