import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { root } from './support/source-files.ts'

interface Text {
  place: string
  said: string
}

const read = (name: string) => readFileSync(path.join(root, name), 'utf8')
const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, name.replaceAll(path.sep, '/')),
  )
const asLanguage = (name: string | undefined) => languages.find((language) => language === name)

/** A part of a parsed source file, as far as words are looked for in it. */
interface Part {
  type?: string
  key?: { name?: string }
  id?: { name?: string }
  value?: unknown
  quasis?: { value: { cooked: string } }[]
}

const saidIn = ({ type, value, quasis }: Part): string | null => {
  if (type === 'Literal' && typeof value === 'string') return value
  return quasis ? quasis.map((item) => item.value.cooked).join('0') : null
}

/** The words of a source file: those that stand in a part named `es`, `ca` or `en`, or all of them where the folder names the language. */
function saidInSource(place: string): Map<Language, Text[]> {
  const found = new Map<Language, Text[]>(languages.map((language) => [language, []]))
  const visit = (part: unknown, around: Language | undefined): void => {
    if (part === null || typeof part !== 'object') return
    const node = part as Part
    if (node.type === 'ImportDeclaration') return
    const language =
      asLanguage(node.type === 'Property' ? node.key?.name : node.type === 'VariableDeclarator' ? node.id?.name : '') ?? around
    const said = saidIn(node)
    if (language && said !== null) found.get(language)?.push({ place, said })
    for (const child of Object.values(part)) visit(child, language)
  }
  const whole = /\/messages\/(es|ca|en)\/|\/words\/(es|ca|en)\.ts$/.exec(place)
  visit(parseSync(place, read(place)).program, asLanguage(whole?.[1] ?? whole?.[2]))
  return found
}

/** The values that a file of the demo shop keeps under the name of a language. */
function saidInJson(value: unknown, language: Language, place: string, under = false): Text[] {
  if (typeof value === 'string') return under ? [{ place, said: value }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, one]) =>
    asLanguage(key) && key !== language ? [] : saidInJson(one, language, place, under || key === language),
  )
}

/** Names what the desk of texts marks in what somebody writes, so it says each of them. */
const isMarked = (name: string) => name.startsWith('modules/editorial/texts/words/')

const sources = [...filesOf('storefront/app/messages'), ...filesOf('modules')]
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !isMarked(name))
  .map(saidInSource)
const demo = filesOf('database/demo')

const saidInDemo = (language: Language): Text[] =>
  demo.flatMap((place) => {
    if (place.endsWith(`.${language}.md`)) return [{ place, said: read(place) }]
    if (place.endsWith('.json')) return saidInJson(JSON.parse(read(place)), language, place)
    if (!place.endsWith('.txt')) return []
    const lines = read(place).split('\n')
    return lines.filter((line) => line.startsWith(`${language} `)).map((line) => ({ place, said: line.slice(3) }))
  })

/** Everything the shop says in a language, without the addresses links lead to. */
const texts = (language: Language): Text[] =>
  [...sources.flatMap((source) => source.get(language) ?? []), ...saidInDemo(language)]
    .map(({ place, said }) => ({ place, said: said.replaceAll(/\]\([^)]*\)/g, ']') }))
    .filter(({ said }) => !/^\/?[\w./:-]*$/.test(said) || /^\p{Lu}/u.test(said))

/** What the last column refuses: "ca: vénen, desar …; es: carrito". */
const refused = (language: Language): string[] =>
  read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| term'))
    .flatMap((line) => (line.split('|')[5] ?? '').split(';'))
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${language}: `))
    .flatMap((part) => part.slice(4).split(', '))

function stands(word: string): (said: string) => boolean {
  const beginning = word.endsWith(' …')
  const plain = beginning ? word.slice(0, -2) : word
  const whole = new RegExp(`${beginning ? '^' : String.raw`(?<![\p{L}\d·])`}${plain}(?![\\p{L}\\d·])`, 'iu')
  return (said) => whole.test(said)
}

const found = (all: readonly Text[], words: readonly string[]): string[] =>
  words.flatMap((word) =>
    all.filter(({ said }) => stands(word)(said)).map(({ place, said }) => `${place} says "${word}": ${said.slice(0, 120)}`),
  )

describe('the words of the shop', () => {
  it.each(languages)('are those of docs/glossary.md in %s, in dictionaries, letters and pages', (language) => {
    const all = texts(language)
    expect(all.length).toBeGreaterThan(1000)
    expect(found(all, refused(language))).toEqual([])
  })

  it('are refused as a whole word, or at the beginning where the glossary says so', () => {
    const said = ['Dies laborables', 'Desar els canvis', 'Es poden desar', 'Servei col·laborable'].map((text) => ({
      place: 'a page',
      said: text,
    }))
    expect(found(said, ['laborables', 'laborable', 'desar …'])).toEqual([
      'a page says "laborables": Dies laborables',
      'a page says "desar …": Desar els canvis',
    ])
  })
})
