import { slugOf } from './slug.ts'

export interface Heading {
  /** 1 to 3. */
  level: number
  name: string
  /** What an address names after its #. */
  anchor: string
}

/** Reads a line of Markdown as a heading; its anchor is the one written behind it as {#anchor}, else made of its words. */
export function headingOf(line: string): Heading | null {
  const [marks] = /^#{1,3}(?=\s)/.exec(line) ?? []
  if (!marks) return null
  const text = line.slice(marks.length).trim()
  const written = /\{#([\w-]+)\}$/.exec(text)
  const name = written ? text.slice(0, written.index).trimEnd() : text
  return { level: marks.length, name, anchor: written?.[1] ?? slugOf(name) }
}

/** The sections of a text in Markdown, without those below them. */
export const sectionsOf = (body: string): Heading[] =>
  body.split(/\r?\n/).flatMap((line) => {
    const heading = headingOf(line)
    return heading && heading.level < 3 ? [heading] : []
  })
