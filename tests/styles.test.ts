import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ground } from '#storefront/rooms.ts'
import { root, sourceFiles } from './support/source-files.ts'

const app = 'storefront/app/'
const sheetsIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const text = readFileSync(path.join(root, folder, name), 'utf8')
      return { name: folder + name, text: text.replaceAll(/\/\*[^*]*\*\/|url\([^)]*\)/g, '') }
    })
const sheets = sheetsIn(app)
const sources = sourceFiles()
const pages = sources.filter(({ name }) => name.startsWith(app))
const roomOf = (name: string) => path.posix.dirname(name)
const isGround = (name: string) => ground.some((part) => name.startsWith(`${app}${part}/`))

/** Who names a sheet: what draws with it, or another sheet. */
const named = [
  ...pages.flatMap(({ name, imports }) => imports.map(({ target }) => ({ by: name, sheet: target }))),
  ...sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, target = '']) => ({
      by: name,
      sheet: path.posix.join(roomOf(name), target),
    })),
  ),
].filter(({ sheet }) => sheet.endsWith('.css'))

describe('the styles of the storefront', () => {
  it('lie beside what draws with them: only its own room, the ground or the document names a sheet', () =>
    expect(
      named
        .filter(({ by, sheet }) => roomOf(by) !== roomOf(sheet) && !isGround(sheet) && `${roomOf(by)}/` !== app)
        .map(({ by, sheet }) => `${by} must not import ${sheet}`),
    ).toEqual([]))

  it('are all in use', () => {
    expect(sheets.map(({ name }) => name).filter((name) => !named.some(({ sheet }) => sheet === name))).toEqual([])
    expect(named.filter(({ sheet }) => !sheets.some(({ name }) => name === sheet))).toEqual([])
    expect(unusedClasses(sheets, pages)).toEqual([])
  })
})

describe('the styles of the back office', () => {
  const folder = 'backoffice/app/'
  const own = sheetsIn(folder)
  const screens = sources.filter(({ name }) => name.startsWith(folder))

  it('are all named by a sheet or a screen', () => {
    const texts = [...own, ...screens].map(({ text }) => text).join('\n')
    expect(own.map(({ name }) => path.posix.basename(name)).filter((name) => !texts.includes(`/${name}`))).toEqual([])
  })

  it('have no class that no screen has', () => expect(unusedClasses(own, screens)).toEqual([]))
})

function unusedClasses(among: { name: string; text: string }[], drawnBy: { text: string }[]): string[] {
  const written = drawnBy.map(({ text }) => text).join('\n')
  const words = new Set(written.match(/[\w-]+/g))
  const begun = [...written.matchAll(/([\w-]+-)\$\{/g)].map(([, start = '']) => start)
  const isUsed = (name: string) => words.has(name) || begun.some((start) => name.startsWith(start))
  return among.flatMap(({ name, text }) =>
    [...new Set(text.match(/(?<=\.)[a-z][\w-]*(?=[^"{}]*\{)/g))]
      .filter((word) => !isUsed(word))
      .map((word) => `${name}: no page has the class ${word}`),
  )
}
