interface TriedLine {
  code: string
  copies: number
}

/** The lines of a basket as they are typed: a code, and copies where there are more than one. */
export const writtenLines = (lines: unknown): string =>
  Array.isArray(lines) ? (lines as TriedLine[]).map(({ code, copies }) => `${code} ${copies}`).join('\n') : ''

/** What was typed, as the call takes it. Copies that are no number are sent as none, so that the shop says what it expects. */
export const readLines = (text: string): TriedLine[] =>
  text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([code]) => code !== '')
    .map(([code = '', copies]) => ({ code, copies: copies === undefined ? 1 : Number(copies) || 0 }))
