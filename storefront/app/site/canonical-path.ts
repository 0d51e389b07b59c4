import { withoutEnd } from '#kernel/edges.ts'
import { matchPath } from '#screens/addresses.ts'

/** Spellings that are also reachable and lead to the canonical one. */
const aliases: readonly [RegExp, string][] = [
  [/^\/ca\/contrasenya-recordar(?=\/|$)/, '/ca/contrassenya-recordar'],
  [/^\/ca\/privat\/contrasenya$/, '/ca/privat/contrassenya'],
]

/** The canonical path of a misspelt one: without trailing slash, fixed segments in lower case; null when it leads nowhere. */
export function canonicalPath(pathname: string): string | null {
  const bare = withoutEnd(pathname, /\//)
  const aliased = aliases.reduce((path, [from, to]) => path.replace(from, to), bare)
  for (const candidate of [aliased, lowerFixed(aliased)])
    if (candidate !== pathname && candidate !== '' && matchPath(candidate)) return candidate
  return null
}

/** Lower-cases the segments that are fixed words, and leaves parameters their case. */
function lowerFixed(pathname: string): string {
  const lower = pathname.toLowerCase()
  const found = matchPath(lower)
  if (!found) return lower
  const kept = new Set(Object.values(found.parameters).map((value) => encodeURIComponent(value)))
  const original = pathname.split('/')
  return lower
    .split('/')
    .map((segment, index) => (kept.has(segment) ? original[index] : segment))
    .join('/')
}
