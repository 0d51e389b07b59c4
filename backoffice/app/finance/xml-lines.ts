/** XML without line breaks, an element a line; one that holds text alone stays on its line. */
export function linesOf(xml: string): string {
  const lines: string[] = []
  let depth = 0
  for (const piece of xml.replaceAll('><', '>\n<').split('\n')) {
    const closes = piece.startsWith('</')
    if (closes) depth -= 1
    lines.push('  '.repeat(Math.max(0, depth)) + piece)
    if (!closes && !piece.includes('</') && !piece.endsWith('/>')) depth += 1
  }
  return lines.join('\n')
}
