import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#kernel/language.ts'
import { ensureBuilt } from '../scripts/frontend-build.mjs'

interface Chunk {
  type: 'chunk'
  fileName: string
  isEntry: boolean
  isDynamicEntry: boolean
  facadeModuleId: string | null
  moduleIds: string[]
  imports: string[]
  styles: string[]
}
type Built = Chunk | { type: 'asset'; fileName: string }

const kilobyte = 1000
const app = path.join(import.meta.dirname, 'app/')
const build = path.join(import.meta.dirname, 'build')
const textOf = (name: string) => readFileSync(path.join(build, name))
const files = new Map<string, Built>()
const chunks = () => [...files.values()].filter((file): file is Chunk => file.type === 'chunk')
/** The screens and what else comes when it is wanted, by their place in app/. */
const lazily = (name: string) => chunks().filter(({ facadeModuleId }) => facadeModuleId?.startsWith(`${app}${name}`))

const weightOf = (name: string) => {
  const compressed = path.join(build, `${name}.br`)
  return existsSync(compressed) ? statSync(compressed).size : brotliCompressSync(textOf(name)).length
}
const weigh = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + weightOf(name), 0)

/** Everything that is loaded before these run: what they import, and its styles. */
function loadedWith(start: readonly Chunk[], found = new Set<string>()): Set<string> {
  for (const chunk of start) {
    if (found.has(chunk.fileName)) continue
    found.add(chunk.fileName)
    for (const sheet of chunk.styles) found.add(sheet)
    loadedWith(
      chunk.imports.flatMap((name) => (files.get(name)?.type === 'chunk' ? [files.get(name) as Chunk] : [])),
      found,
    )
  }
  return found
}

/** From the page to the first screen that can be worked with: what waits, in one language. */
const firstLoad = (language: string) =>
  loadedWith([
    ...chunks().filter(({ isEntry }) => isEntry),
    ...lazily('home/waiting.tsx'),
    ...lazily('access/guarded.tsx'),
    ...chunks().filter(({ moduleIds }) => moduleIds.includes(`${app}frame/words/${language}.ts`)),
    ...chunks().filter(({ moduleIds }) => moduleIds.includes(`${app}home/words/${language}.ts`)),
  ])

beforeAll(async () => {
  await ensureBuilt({ only: 'back office' })
  for (const file of JSON.parse(String(textOf('.contents.json'))) as Built[]) files.set(file.fileName, file)
})

describe('what the back office loads', () => {
  it('is 130 kB at most, scripts and styles, before the first screen can be worked with', () => {
    for (const language of languages) expect(weigh(firstLoad(language))).toBeLessThan(130 * kilobyte)
  })

  it('says the order of the layers before any of them', () => {
    const [sheet = ''] = /assets\/[\w.-]+\.css/.exec(String(textOf('index.html'))) ?? []
    expect(String(textOf(sheet).subarray(0, 12))).toBe('@layer reset')
  })

  it('comes in few files', () => expect(firstLoad('es').size).toBeLessThan(12))

  it('holds no schema and nothing that floats before it is wanted', () => {
    const modules = chunks()
      .filter(({ fileName }) => firstLoad('es').has(fileName))
      .flatMap(({ moduleIds }) => moduleIds)
    const early = modules.filter((id) =>
      /node_modules\/(zod|@floating-ui)\/|@base-ui\/react\/(combobox|dialog|toast|menu)/.test(id),
    )
    expect(early).toEqual([])
  })

  it('is 40 kB more at most for any screen', () => {
    const first = firstLoad('es')
    const screens = chunks().filter(({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && /\.tsx$/.test(facadeModuleId ?? ''))
    expect(screens.length).toBeGreaterThan(20)
    const heavy = screens
      .map((screen) => ({
        name: path.relative(app, screen.facadeModuleId ?? ''),
        weight: weigh([...loadedWith([screen])].filter((name) => !first.has(name))),
      }))
      .filter(({ weight }) => weight > 40 * kilobyte)
    expect(heavy.filter(({ name }) => name !== 'kit/picker-box.tsx')).toEqual([])
  })
})
