/** Names of the parameters in a path: ':slug/:id' → 'slug' | 'id'. */
export type ParametersOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The patterns of the shop's screens, of which there are as many as rows of its table: fixed text and names in turn. */
const taken = new Map<string, readonly string[]>()

function apart(pattern: string): readonly string[] {
  const known = taken.get(pattern)
  if (known) return known
  const parts = pattern.split(/:(\w+)/)
  taken.set(pattern, parts)
  return parts
}

export function fillPath(pattern: string, parameters: Readonly<Record<string, string | number>>): string {
  const parts = apart(pattern)
  let path = parts[0]!
  for (let index = 1; index < parts.length; index += 2)
    path += encodeURIComponent(String(parameters[parts[index]!] ?? '')) + parts[index + 1]!
  return path
}

interface Compiled<Target> {
  target: Target
  expression: RegExp
  names: string[]
  /** How much of it is fixed text. */
  fixed: number
}

/** A path with its parameters as an expression; ids are digits only. */
function compile<Target>(path: string, target: Target): Compiled<Target> {
  const names: string[] = []
  const source = path.replace(/:(\w+)/g, (_whole, name: string) => {
    names.push(name)
    return name === 'id' ? '(\\d{1,15})' : '([^/]+)'
  })
  return { target, names, expression: new RegExp(`^${source}$`), fixed: path.replace(/:\w+/g, '').length }
}

/** Null where a percent sign leads to nothing. What it answers is used: a build may leave out a call whose answer nobody uses. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** By the first segment and how many parts there are: each link of a page asks. */
const shapeOf = (pathname: string): string => `${pathname.slice(0, pathname.indexOf('/', 1))}${pathname.split('/').length}`

/** Finds which of some paths ('/es/agenda/:slug/:id') an address has, and its parameters. Fixed segments win over parameters. */
export function routeMatcher<Target>(routes: readonly (readonly [path: string, target: Target])[]) {
  type Match = { target: Target; parameters: Record<string, string> }
  const whole = new Map<string, Match>()
  const byShape = new Map<string, Compiled<Target>[]>()
  for (const [path, target] of routes)
    if (!path.includes(':')) whole.set(path, { target, parameters: {} })
    else byShape.set(shapeOf(path), [...(byShape.get(shapeOf(path)) ?? []), compile(path, target)])
  for (const alike of byShape.values()) alike.sort((a, b) => a.names.length - b.names.length || b.fixed - a.fixed)

  return (pathname: string): Match | null => {
    const fixed = whole.get(pathname)
    if (fixed) return fixed
    if (pathname.includes('%') && decoded(pathname) === null) return null
    for (const { target, expression, names } of byShape.get(shapeOf(pathname)) ?? []) {
      const found = expression.exec(pathname)
      if (found) {
        const parameters = names.map((name, index) => [name, decoded(found[index + 1] ?? '') ?? ''])
        return { target, parameters: Object.fromEntries(parameters) }
      }
    }
    return null
  }
}
