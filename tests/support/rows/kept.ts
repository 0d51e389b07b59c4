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

/** What the statements say of their rows, read anew when a source has changed. @returns the file that holds it. */
export function statedFile(): string {
  const files = sources().map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  const hash = createHash('sha256')
  for (const { file, text } of [...files, ...ownSources()]) hash.update(`${file}\0${text}\0`)
  const kept = path.join(folder, `${hash.digest('hex').slice(0, 20)}.json`)
  if (read(kept)) return kept
  const stated = readStated(root, new Set(files.filter(({ text }) => text.match(saysRows)).map(({ file }) => file)))
  mkdirSync(folder, { recursive: true })
  // Another run may be writing it too.
  writeFileSync(`${kept}.${process.pid}`, JSON.stringify(stated))
  renameSync(`${kept}.${process.pid}`, kept)
  return kept
}

/** What is written depends on how it is read. */
const ownSources = () =>
  globSync('*.ts', { cwd: import.meta.dirname }).map((file) => ({
    file,
    text: readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  }))

function read(file: string): Stated | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stated
  } catch {
    return undefined
  }
}

export const statedIn = (file: string): Stated => JSON.parse(readFileSync(file, 'utf8')) as Stated
