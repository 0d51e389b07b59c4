import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readStated, type Stated } from './statements.ts'

const root = path.join(import.meta.dirname, '../../..')
const folder = path.join(root, 'node_modules/.cache/rows')

/** What runs in the shop and its commands; what a test asks for itself it also compares itself. */
export const sources = (): string[] =>
  globSync('{kernel,modules,api,importers,database,scripts,benchmarks}/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()

/** A template that is said to give a list of rows. */
export const saysRows = /\[\]\s*>`/g

/** What the statements of a file say of their rows, and the words it was read from: its own and those of all that it imports. */
interface ReadFile extends Stated {
  words: string
}

/**
 * What the statements say of their rows; those files are read anew that changed, or import what changed. @returns the file that holds it.
 */
export function statedFile(): string {
  const texts = new Map(
    globSync('{kernel,screens,modules,api,importers,database,scripts,benchmarks}/**/*.ts', { cwd: root }).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  )
  const reader = digest(ownSources())
  const wordsOf = wordsWithImports(texts)
  const wanted = sources().filter((file) => texts.get(file)?.match(saysRows))
  const words = new Map(wanted.map((file) => [file, digest([reader, wordsOf(file)])]))
  const kept = path.join(folder, `${digest([...words.values()]).slice(0, 20)}.json`)
  if (read<Stated>(kept)) return kept
  const before = read<Record<string, ReadFile>>(path.join(folder, 'files.json')) ?? {}
  const changed = new Set(wanted.filter((file) => before[file]?.words !== words.get(file)))
  const { statements, unclear } = readStated(root, changed, folder)
  const files: Record<string, ReadFile> = {}
  for (const file of wanted) {
    const here = (at: string) => at.startsWith(`${file}:`)
    files[file] = changed.has(file)
      ? { words: words.get(file)!, statements: statements.filter(({ at }) => here(at)), unclear: unclear.filter(here) }
      : before[file]!
  }
  const all = Object.values(files)
  write(kept, { statements: all.flatMap((one) => one.statements), unclear: all.flatMap((one) => one.unclear) } satisfies Stated)
  write(path.join(folder, 'files.json'), files)
  return kept
}

const digest = (texts: Iterable<string>): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${text}\0`)
  return hash.digest('hex')
}

/** Another run may be writing it too. */
function write(file: string, what: unknown) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(what))
  renameSync(`${file}.${process.pid}`, file)
}

/** The words of a file and of all that it imports, of the project itself. `texts`: by the files' names from the root. */
export function wordsWithImports(texts: ReadonlyMap<string, string>): (file: string) => string {
  const imported = (file: string): string[] =>
    [...(texts.get(file) ?? '').matchAll(/(?:from|import\() ?'([#.][^']+)'/g)].map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name),
    )
  const imports = new Map([...texts.keys()].map((file) => [file, imported(file).filter((name) => texts.has(name))]))
  const own = new Map([...texts].map(([file, text]) => [file, digest([text])]))
  return (file) => {
    const reached = new Set([file])
    for (const one of reached) for (const next of imports.get(one) ?? []) reached.add(next)
    return [...reached].map((one) => own.get(one)).join(' ')
  }
}

/** What is written depends on how it is read, and on the compiler. */
const ownSources = (): string[] => [
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ...globSync('*.ts', { cwd: import.meta.dirname }).map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8')),
]

function read<Kept>(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept
  } catch {
    return undefined
  }
}

export const statedIn = (file: string): Stated => JSON.parse(readFileSync(file, 'utf8')) as Stated
