import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '../..')
const folders = [
  'kernel',
  'screens',
  'modules',
  'api',
  'storefront/app',
  'backoffice/app',
  'importers',
  'database',
  'benchmarks',
  'tests',
  'scripts',
  'tools',
]
const aliases: Record<string, string> = { '#storefront/': 'storefront/app/' }

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  name: string
  text: string
  imports: { target: string; typeOnly: boolean }[]
}

/** Every TypeScript file of the shop with the shop's own files that it imports. */
export function sourceFiles(): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.split(path.sep).some((part) => part.startsWith('.')))
      .map((name) => {
        const place = path.posix.join(folder, name.replaceAll(path.sep, '/'))
        const text = readFileSync(path.join(root, place), 'utf8')
        return { name: place, text, imports: importsOf(place, text) }
      }),
  )
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g

export function importsOf(name: string, text: string): SourceFile['imports'] {
  return [...text.matchAll(statement)].flatMap(([, type, from, bare, dynamic]) => {
    const target = resolve(name, from ?? bare ?? dynamic ?? '')
    return target ? [{ target, typeOnly: Boolean(type) }] : []
  })
}

function resolve(name: string, wanted: string): string | null {
  const plain = wanted.replace(/\?.*$/, '')
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(name), plain)
  for (const [alias, folder] of Object.entries(aliases)) if (plain.startsWith(alias)) return folder + plain.slice(alias.length)
  return plain.startsWith('#') ? plain.slice(1) : null
}
