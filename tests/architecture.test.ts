import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { type Domain, mayImport } from '#modules/dependencies.ts'
import { ground, type Room, roof, rooms } from '#storefront/rooms.ts'
import { cycles } from './support/cycles.ts'
import { mostNaming, namingLanguages, otherwiseNamed } from './support/naming-languages.ts'
import { importsOf, root, type SourceFile, sourceFiles } from './support/source-files.ts'

const files = sourceFiles()
const isTest = (name: string) => /\.test\.tsx?$/.test(name) || name.startsWith('tests/')
const production = files.filter(({ name }) => !isTest(name))
const domainOf = (name: string) => /^modules\/[^/]+\/([^/]+)\//.exec(name)?.[1]
/** The folder of the storefront a file lies in; the document itself for those in none. */
const roomOf = (name: string) => {
  const [, room = 'document'] = /^storefront\/app\/(?:([^/]+)\/)?/.exec(name) ?? [null, '']
  return room
}
const isContract = (name: string) => /^modules\/[^/]+\/[^/]+\/([a-z]+-)?contract\.ts$/.test(name)
/** A domain's words in one language, for every screen that says the same. */
const isWords = (name: string) => /^modules\/[^/]+\/[^/]+\/words\/(es|ca|en)\.ts$/.test(name)
/** Words beside the code that uses them, by language: a file that says them and decides nothing. */
const isDictionary = (name: string) =>
  /\/(?:messages|words|[a-z0-9-]+-words)(?:\.ts|\/(?:es|ca|en)\.ts)$|\/app\/messages\//.test(name)

/** A file as it runs, without what is said about it. */
const withoutComments = ({ name, text }: SourceFile) =>
  parseSync(name, text).comments.reduce(
    (code, { start, end }) => code.slice(0, start) + ' '.repeat(end - start) + code.slice(end),
    text,
  )
/** Catalan, by the two letters that stand wherever the languages are listed. */
const namesCatalan = (text: string) => /(?<![\p{L}\d])ca(?![\p{L}\d])/u.test(text)

/** A contract of plain values: it has no schema, and brings none along, only words. */
const isPlain = (name: string) =>
  production.some(
    (file) => file.name === name && file.imports.every(({ target, typeOnly }) => typeOnly || isDictionary(target)),
  ) && !readFileSync(path.join(root, name), 'utf8').includes("from 'zod'")

const eachImport = (check: (from: string, to: string) => string | false | undefined, among: SourceFile[] = production) =>
  among.flatMap(({ name, imports }) => imports.map(({ target }) => check(name, target)).filter((sentence) => Boolean(sentence)))

const foldersIn = (place: string) =>
  readdirSync(path.join(root, place), { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** What each part of the tree stands on; a part may always import itself. */
const parts: Record<string, readonly string[]> = {
  kernel: [],
  screens: ['kernel'],
  modules: ['kernel', 'screens'],
  api: ['kernel', 'screens', 'modules', 'database'],
  storefront: ['kernel', 'screens', 'modules'],
  backoffice: ['kernel', 'modules', 'storefront'],
  importers: ['kernel', 'screens', 'modules', 'database'],
  database: ['kernel'],
  benchmarks: ['kernel', 'modules', 'database', 'importers', 'tests', 'scripts'],
  scripts: ['kernel', 'screens', 'modules', 'database', 'importers', 'api', 'tests'],
  tools: ['kernel', 'importers'],
}
const partOf = (name: string) => name.split('/')[0] ?? ''
/** A file that is run as a process of its own opens what it needs, as the server does. */
const opensItself = (from: string, to: string) => from.endsWith('-process.ts') && to === 'database/connect.ts'

describe('the architecture', () => {
  it('lets each part of the tree stand on the parts below it only', () =>
    expect(
      eachImport((from, to) => {
        const [own, other] = [partOf(from), partOf(to)]
        return own !== other && !parts[own]?.includes(other) && !opensItself(from, to) && `${from}: ${own} must not import ${to}`
      }),
    ).toEqual([]))

  it('keeps the calls between domains to the table in modules/dependencies.ts', () =>
    expect(
      eachImport((from, to) => {
        const [own, other] = [domainOf(from), domainOf(to)]
        if (!own || !other || own === other || isContract(to)) return
        if (isContract(from)) return `${from} is a contract: it must not import ${to}, only other contracts`
        return !mayImport[own as Domain]?.includes(other as Domain) && `${own} must not import ${other} (${from} imports ${to})`
      }),
    ).toEqual([]))

  it('permits no call that nobody makes', () => {
    const called = new Set(
      eachImport((from, to) => domainOf(from) !== domainOf(to) && !isContract(to) && `${domainOf(from)} calls ${domainOf(to)}`),
    )
    const permitted = Object.entries(mayImport).flatMap(([own, others]) => others.map((other) => `${own} calls ${other}`))
    expect(permitted.filter((call) => !called.has(call))).toEqual([])
  })

  it('knows every domain, and has no cycle between them', () => {
    const known = Object.keys(mayImport)
    const folders = foldersIn('modules').flatMap(({ name }) => foldersIn(`modules/${name}`))
    expect(folders.filter(({ name }) => !known.includes(name)).map(({ name }) => `${name} is missing from the table`)).toEqual([])
    expect(
      known.filter((name) => !folders.some((folder) => folder.name === name)).map((name) => `there is no folder ${name}`),
    ).toEqual([])
    expect(cycles(new Map(Object.entries(mayImport)))).toEqual([])
  })

  it('keeps the queries of a domain to the domain', () =>
    expect(
      eachImport((from, to) => {
        const own = domainOf(from)
        return (
          own && domainOf(to) !== own && to.endsWith('.sql.ts') && `${from} must call an operation of ${domainOf(to)}, not ${to}`
        )
      }),
    ).toEqual([]))

  it('shows the storefront contracts, words and the kernel only', () =>
    expect(
      eachImport(
        (from, to) =>
          from.startsWith('storefront/') &&
          to.startsWith('modules/') &&
          !isContract(to) &&
          !isWords(to) &&
          `${from}: the storefront may import contracts and words only, not ${to}`,
      ),
    ).toEqual([]))

  it('shows the back office types of contracts, the kernel, and how the shop looks and draws a text', () =>
    expect(
      production
        .filter(({ name }) => name.startsWith('backoffice/'))
        .flatMap(({ name, imports }) =>
          imports.flatMap(({ target, typeOnly }) => {
            if (isWords(target)) return []
            if (target.startsWith('modules/') && !isContract(target)) return [`${name} may import contracts only, not ${target}`]
            if (target.startsWith('modules/') && !typeOnly && !isPlain(target))
              return [`${name}: of ${target} the types alone, no schema goes to the browser`]
            if (target.startsWith('storefront/') && !/^storefront\/app\/(styles\/|ui\/markdown\.tsx$)/.test(target))
              return [`${name} may take the styles of the storefront and how it draws a text, not ${target}`]
            return []
          }),
        ),
    ).toEqual([]))

  it('lets each desk of the back office stand on the frame, the kit and the calls, and on no other desk', () => {
    const base = ['api', 'words', 'kit', 'frame', 'access', 'parcels', 'styles']
    const deskOf = (name: string) => /^backoffice\/app\/([^/]+)\//.exec(name)?.[1]
    expect(
      eachImport((from, to) => {
        const [own, other] = [deskOf(from), deskOf(to)]
        return (
          own && other && own !== other && !base.includes(other) && `${own} must not stand on ${other} (${from} imports ${to})`
        )
      }),
    ).toEqual([])
  })

  it('opens a screen of the back office from the tables of its paths alone: what others need of it stands beside it', () => {
    const screens = new Set(
      production
        .filter(({ name, text }) => name.startsWith('backoffice/') && /^export function Screen\b/m.test(text))
        .map(({ name }) => name),
    )
    expect(screens.size).toBeGreaterThan(100)
    expect(
      production.flatMap(({ name, imports }) =>
        imports
          .filter(({ target, typeOnly }) => screens.has(target) && !typeOnly && !/routes\.tsx?$/.test(name))
          .map(({ target }) => `${name} asks ${target}, a screen`),
      ),
    ).toEqual([])
  })

  it('lets each room of the storefront stand on the ground and on the rooms that storefront/app/rooms.ts names', () => {
    const table = new Map<string, readonly string[]>([
      ...ground.map((part, index) => [part, ground.slice(0, index)] as const),
      ...Object.entries(rooms).map(([room, others]) => [room, [...ground, ...others]] as const),
      [roof, [...ground, ...Object.keys(rooms)]],
      ['document', [...ground, ...Object.keys(rooms), roof]],
    ])
    const unfounded = eachImport((from, to) => {
      const [own, other] = [roomOf(from), roomOf(to)]
      return (
        own &&
        other &&
        own !== other &&
        !table.get(own)?.includes(other) &&
        `${own} must not stand on ${other} (${from} imports ${to})`
      )
    })
    expect(unfounded).toEqual([])
    expect(cycles(table)).toEqual([])
  })

  it('knows every room of the storefront, and permits none to stand on what it does not use', () => {
    const folders = foldersIn('storefront/app').map(({ name }) => name)
    expect(folders.toSorted()).toEqual([...ground, ...Object.keys(rooms), roof].toSorted())
    const used = new Set(eachImport((from, to) => `${roomOf(from)} stands on ${roomOf(to)}`))
    const permitted = Object.entries(rooms).flatMap(([own, others]) => others.map((other: Room) => `${own} stands on ${other}`))
    expect(permitted.filter((sentence) => !used.has(sentence))).toEqual([])
  })

  it('tests with vitest where tests are, and nowhere else', () =>
    expect(
      production
        .filter(({ text }) => /from 'vitest'/.test(text))
        .map(({ name }) => `${name}: what a test needs belongs into tests/support`),
    ).toEqual([]))

  it('keeps what calls take and answer in contracts, beside the routes of visitors and of the staff', () =>
    expect(
      production
        .filter(({ name }) => name.startsWith('modules/') && !isContract(name))
        .filter(({ name }) => /\/(([a-z]+-)*routes|staff(-[a-z]+)*)\.ts$/.test(name))
        .filter(({ text }) => /^import \{ z \} from 'zod'/m.test(text))
        .map(({ name }) => `${name}: its schemas belong in the contract of ${domainOf(name)}`),
    ).toEqual([]))

  it('names no shop in code: what differs between shops is said by their rows, or by the screens that they have', () =>
    expect(
      production
        .filter(({ name }) => !/^(importers\/demo|database|benchmarks)\//.test(name))
        .filter(({ text }) => /(['"`])(?:\/?gaudi(?:-[a-z-]+)?|palace)\1/.test(text))
        .map(({ name }) => `${name} names a shop`),
    ).toEqual([]))

  it('says words of several languages in dictionaries alone, and names a language in few files of code', () => {
    const listed: string[] = Object.values(namingLanguages).flat()
    expect(
      production
        .filter(({ name }) => !isDictionary(name) && !/^(importers\/demo|database|benchmarks|scripts|tools)\//.test(name))
        .filter(({ text }) => namesCatalan(text))
        .filter((file) => namesCatalan(withoutComments(file)))
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...listed, ...otherwiseNamed].toSorted())
    expect(listed.length).toBeLessThanOrEqual(mostNaming)
  })

  it('has dictionaries that decide nothing: they ask no database, wait for nothing, and have no schema', () =>
    expect(
      production
        .filter(({ name }) => isDictionary(name))
        .filter(
          ({ text, imports }) =>
            /from 'zod'|\bawait /.test(text) || imports.some(({ target, typeOnly }) => !typeOnly && target.endsWith('.sql.ts')),
        )
        .map(({ name }) => name),
    ).toEqual([]))

  it('keeps SQL in *.sql.ts, in what opens a database or puts statements together, and in benchmarks and tests', () =>
    expect(
      production
        .filter(
          ({ name }) =>
            !name.endsWith('.sql.ts') &&
            !/^(database|benchmarks|storefront|backoffice)\/|^importers\/database.ts$|^kernel\/(read-)?at-once.ts$/.test(name),
        )
        .filter(({ text }) =>
          /`\s*(select|insert\s+into|update\s+\w+\s+set|delete\s+from|truncate|with\s+\w+\s+as)\b/i.test(text),
        )
        .map(({ name }) => `${name}: SQL belongs in *.sql.ts`),
    ).toEqual([]))

  it('reads what a form was answered by one hook, which keeps the answer of a document', () =>
    expect(
      production
        .filter(
          ({ name, text }) =>
            name !== 'storefront/app/visit/use-answer.ts' && /^storefront\//.test(name) && text.includes('useActionData'),
        )
        .map(({ name }) => `${name}: useAnswer()`),
    ).toEqual([]))

  it('has no barrels, no drawers and no circles of files', () => {
    expect(files.filter(({ name }) => /(^|\/)index\.tsx?$/.test(name)).map(({ name }) => `${name} is a barrel`)).toEqual([])
    expect(
      files
        .filter(({ name }) => /\/(utils?|helpers?|common|shared|misc)(\/|\.)/.test(name))
        .map(({ name }) => `${name}: name the thing`),
    ).toEqual([])
    const graph = new Map(
      production.map(({ name, imports }) => [name, imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => target)]),
    )
    expect(cycles(graph)).toEqual([])
  })

  it('writes each import with its extension, so that Node runs the sources as they are', () =>
    expect(
      eachImport(
        (from, to) => !/\.(tsx?|mjs|css|json|svg|d\.ts)$/.test(to) && `${from} imports ${to} without an extension`,
        files,
      ),
    ).toEqual([]))

  it('sees an import that breaks a rule', () => {
    expect(
      importsOf(
        'modules/buying/cart/a.ts',
        "import { x } from '#modules/orders/order/b.ts'\nimport type { Y } from '../coupons/c.ts'",
      ),
    ).toEqual([
      { target: 'modules/orders/order/b.ts', typeOnly: false },
      { target: 'modules/buying/coupons/c.ts', typeOnly: true },
    ])
    expect(
      cycles(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).toEqual(['a → b → c → a'])
  })
})
