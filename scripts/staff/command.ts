import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { parseArgs } from 'node:util'
import { sentence } from '#api/messages.ts'
import { saved, sendFile } from './answer.ts'
import { askedOf, noUpload } from './asked.ts'
import { createFirstAdmin } from './create-admin.ts'
import { bodyOf, type Call, callsOf, expected, findCall, helpOf, type OpenApi, segments } from './description.ts'
import { confirmed, type Shop, shopAt, signIn, signOut } from './shop.ts'
import { Ends, exits, type Terminal } from './terminal.ts'

const usage = `npm run staff -- login --email=marta@example.com [--code=123456] | logout
npm run staff -- calls [words] [--all]
npm run staff -- GET|POST|PUT|PATCH|DELETE /path/ [--field=value …] [--help]
npm run staff -- users create-admin marta@example.com --name=Marta
--out=file|- --upload=file|- --json=file|- --change --lang=es|ca|en --store=G001 --server=https://…
0 done, 1 refused, 2 called wrongly, 3 not signed in, 4 shop not reached; docs/command-line.md`

const own = ['json', 'upload', 'out', 'server', 'lang', 'store'] as const
const spaced = ['email', 'code', 'name'] as const
const switches = ['help', 'all', 'change'] as const
type Flags = Partial<Record<(typeof own | typeof spaced)[number], string> & Record<(typeof switches)[number], boolean>>

/** What the command line itself understands, the fields of the call (a name alone is true), and the words between them. */
export function read(args: readonly string[]) {
  const options = Object.fromEntries([
    ...[...own, ...spaced].map((name) => [name, { type: 'string' as const }]),
    ...switches.map((name) => [name, { type: 'boolean' as const }]),
  ])
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const mine = new Set<string>([...own, ...switches])
  const fields = tokens.flatMap((token): [string, string][] =>
    token.kind === 'option' && !mine.has(token.name) ? [[token.name, token.value ?? 'true']] : [],
  )
  return { flags: values as Flags, words: positionals, fields }
}
type Read = ReturnType<typeof read>

async function run({ flags, words, fields }: Read, terminal: Terminal): Promise<string> {
  const shop = shopAt(terminal, flags)
  const [command = '', place = '', email] = words
  if (command === 'login') return signIn(shop, flags.email, flags.code)
  if (command === 'logout') return signOut(shop)
  if (command === 'users' && place === 'create-admin' && email)
    return createFirstAdmin(terminal, shop.language, email, flags.name ?? email.split('@')[0] ?? '')
  const isCall = /^(GET|POST|PUT|PATCH|DELETE)$/i.test(command) && words.length === 2
  if (words.length === 0) return usage
  if (command !== 'calls' && !isCall) throw new Ends(exits.usage, usage)
  // Of three megabytes of description a command needs what stands beside its call.
  const beneath = isCall ? segments(place)[0]?.slice(0, 100) : undefined
  const calls = callsOf(await shop.json<OpenApi>('GET', '/calls/', { query: { ...(beneath && { beneath }) } }))
  if (command === 'calls') return listed(calls, words.slice(1), flags.all ? null : (await shop.json('GET', '/me/'))['actions'])
  const call = findCall(calls, command.toUpperCase(), place)
  const near = () => listed(calls, [`/${place.split('/').find(Boolean)}/`], null)
  if (!call) throw new Ends(exits.usage, `${sentence('http.no_such_call', shop.language)}\n${near()}`.trimEnd())
  if (flags.help) return helpOf(call)
  return confirmed(shop, () => called(shop, calls, call, { flags, words: [place], fields }))
}

/** Calls with all the words in name or sentence, of the actions that are allowed. */
function listed(calls: readonly Call[], words: readonly string[], actions: unknown): string {
  const has = ({ name, summary }: Call) => words.every((word) => `${name} ${summary}`.toLowerCase().includes(word.toLowerCase()))
  const allowed = (call: Call) => !Array.isArray(actions) || actions.includes(call['x-action'])
  const found = calls.filter((call) => has(call) && allowed(call))
  return found.map(({ name, summary }) => `${name.padEnd(48)}  ${summary}`).join('\n')
}

async function called(shop: Shop, calls: readonly Call[], call: Call, { flags, words, fields }: Read): Promise<string> {
  const asked = await askedOf(shop, calls, call, { ...flags, path: words[0] ?? '', fields })
  if (flags.upload !== undefined && !bodyOf(call).type) noUpload(shop, calls, call)
  const said = (answer: unknown) => {
    // A customer may have typed control characters, which a terminal obeys.
    const shown = JSON.stringify(answer, null, 2).replace(/[\u007f-\u009f\u202a-\u202e]/g, ' ')
    return flags.out === undefined ? shown : saved(shop, Readable.from([`${shown}\n`]), flags.out)
  }
  if (flags.upload !== undefined) return said(await sendFile(shop, call, asked, flags.upload))
  const answer = await shop.send(call.method, asked.path, { ...asked, expects: (field) => expected(call, field) })
  if (answer.headers.get('content-type')?.startsWith('application/json')) return said(await answer.json())
  const [, name = 'file'] = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? []
  return saved(shop, Readable.fromWeb(answer.body as ReadableStream), flags.out ?? name)
}

/** Every call of the staff API from a terminal, as the running shop describes it. @returns the code it ends with. */
export async function staffCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const said = await run(read(words), terminal)
    if (said !== '') terminal.stdout.write(`${said}\n`)
    return exits.done
  } catch (error) {
    if (!(error instanceof Ends)) throw error
    terminal.stderr.write(`${error.message}\n`)
    return error.exit
  }
}
