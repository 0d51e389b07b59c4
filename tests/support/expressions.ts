import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { whole } from './breadth.ts'
import { root, type SourceFile } from './source-files.ts'

/** A regular expression of the shop's own sources. */
export interface Expression {
  place: string
  source: string
  flags: string
}

interface Node {
  type: string
  start: number
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

/** A call and no generator: a million and a half of nodes are met. */
function meetNodes(value: unknown, meet: (node: Node) => void) {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) meet(value)
  for (const one of Object.values(value)) meetNodes(one, meet)
}

const isBuilding = ({ type, callee }: Node) =>
  (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee['name'] === 'RegExp'

/** The expressions written in a file, and whether it also builds some while it runs. */
export function expressionsIn({ name, text }: Pick<SourceFile, 'name' | 'text'>): { written: Expression[]; builds: boolean } {
  const written: Expression[] = []
  let builds = false
  meetNodes(parseSync(name, text).program, (node) => {
    const regex = node['regex'] as { pattern: string; flags: string } | undefined
    const place = () => `${name}:${text.slice(0, node.start).split('\n').length}`
    if (node.type === 'Literal' && regex) written.push({ place: place(), source: regex.pattern, flags: regex.flags })
    builds ||= isBuilding(node)
  })
  return { written, builds }
}

/** The expressions that a file builds as it is loaded. */
export async function expressionsBuiltBy(name: string): Promise<Expression[]> {
  const built: Expression[] = []
  const Known = globalThis.RegExp
  globalThis.RegExp = new Proxy(Known, {
    construct(target, given: [string, string?]) {
      const made = new target(...given)
      built.push({ place: name, source: made.source, flags: made.flags })
      return made
    },
  })
  try {
    // Another test may have loaded it already.
    await import(`${pathToFileURL(path.join(root, name)).href}?anew=${randomUUID()}`)
  } finally {
    globalThis.RegExp = Known
  }
  return built
}

const require = createRequire(import.meta.url)
/** The checker as plain JavaScript: neither its program nor its Java is asked for. */
const { checkSync } = require('recheck/lib/browser.js') as Pick<typeof import('recheck'), 'checkSync'>
/**
 * What the checker of a version found to be linear, for it looks long: what the last whole run wrote, with what was taken over from here since,
 * and what was looked at here.
 */
const { version } = require('recheck/package.json') as { version: string }
const proved = path.join(import.meta.dirname, 'linear-expressions.json')
const seen = path.join(root, `node_modules/.cache/linear-expressions.json`)

const keyOf = ({ source, flags }: Expression) => createHash('sha256').update(`${flags}/${source}`).digest('base64url')

interface Proved {
  checker: string
  linear: string[]
}
const read = (file: string): string[] => {
  if (!existsSync(file)) return []
  const { checker, linear } = JSON.parse(readFileSync(file, 'utf8')) as Proved
  return checker === version ? linear : []
}
function write(file: string, linear: Iterable<string>) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ checker: version, linear: [...linear].toSorted() } satisfies Proved, null, 2)}\n`)
}

const linear = new Set(whole ? [] : [...read(proved), ...read(seen)])

/**
 * Expressions that a text can be made for which takes them more steps than it has characters, many times over. Looked at are those that
 * are new or changed; in the whole run, all of them.
 */
export function slowAmong(expressions: readonly Expression[]): string[] {
  const found = expressions.flatMap((expression) => {
    if (linear.has(keyOf(expression))) return []
    const verdict = verdictOf(expression)
    if (verdict !== 'linear') return [`${expression.place}: /${expression.source}/${expression.flags} is ${verdict}`]
    linear.add(keyOf(expression))
    return []
  })
  write(whole ? proved : seen, linear)
  return found
}

/** Without any end in time, and with the same chances each time: what it says depends on the expression alone. */
const patience = { timeout: null, incubationTimeout: null, attackTimeout: null, randomSeed: 1 }

function verdictOf({ source, flags }: Expression): string {
  const answer = checkSync(source, flags, patience)
  return answer.status === 'safe' ? 'linear' : answer.status === 'vulnerable' ? answer.complexity.summary : answer.status
}
