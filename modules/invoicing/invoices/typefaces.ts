import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { unpackedFont } from './unpacked-font.ts'

const require = createRequire(import.meta.url)

/** The shop's letters on paper: the serif for titles, the grotesque for everything that is read in columns. */
export type Face = 'title' | 'mark' | 'text' | 'strong'

const files: Record<Face, readonly [family: string, weight: number]> = {
  title: ['newsreader', 500],
  mark: ['newsreader', 600],
  text: ['instrument-sans', 400],
  strong: ['instrument-sans', 600],
}
const subsets = ['latin', 'latin-ext'] as const
type Subset = (typeof subsets)[number]

const bytes = new Map<string, Buffer>()
const bytesOf = (face: Face, subset: Subset): Buffer => {
  const [family, weight] = files[face]
  const name = `@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`
  const known = bytes.get(name) ?? unpackedFont(readFileSync(require.resolve(name)))
  bytes.set(name, known)
  return known
}

/** Registers what a document may need; only faces that are used end up in the file. */
export function registerFaces(doc: typeof PDFDocument.prototype): void {
  for (const face of Object.keys(files) as Face[])
    for (const subset of subsets) doc.registerFont(`${face} ${subset}`, bytesOf(face, subset))
}

/** What the extended half of a family is for; the first half has everything western. */
const extended =
  /[\u0100-\u02ba\u02bd-\u02c5\u02c7-\u02cc\u02ce-\u02d7\u02dd-\u02ff\u1d00-\u1eff\u2020\u20a0-\u20ab\u20ad-\u20c0\u2113\u2c60-\u2c7f\ua720-\ua7ff]/
/** In the first half although it lies in a range of the other. */
const western = new Set('ıŒœƒ€ʼ'.split(''))

export interface Run {
  font: string
  text: string
}

/** A text in stretches that one font can set each: Czech and Polish names need the family's second half. */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = []
  for (const character of text.normalize('NFC')) {
    const font = `${face} ${extended.test(character) && !western.has(character) ? 'latin-ext' : 'latin'}`
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}
