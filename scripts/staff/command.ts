import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { parseArgs } from 'node:util'
import { sentence } from '#api/messages.ts'
import { askedOf } from './asked.ts'
import { createFirstAdmin } from './create-admin.ts'
import { bodyOf, type Call, callsOf, expected, fieldsOf, findCall, noField, type OpenApi, schemaAt } from './description.ts'
import { nameOf, saved, sendFile } from './files.ts'
import { printed } from './print.ts'
import { confirmed, type Shop, shopAt, signIn, signOut } from './shop.ts'
import { Ends, exits, type Terminal } from './terminal.ts'

const usage = `npm run staff -- login --email=marta@example.com [--code=123456] | logout
npm run staff -- calls [words] [--all]
npm run staff -- GET|POST|PUT|PATCH|DELETE /path/ [--field=value …] [--help]
npm run staff -- users create-admin marta@example.com --name=Marta
--as=table|json|csv|xlsx --fields=a,b --out=file|- --upload=file|- --json=file|- --change --lang=es|ca|en --store=G001 --server=https://…
0 done, 1 refused, 2 called wrongly, 3 not signed in, 4 shop not reached; docs/command-line.md`

const text = { type: 'string' } as const
const own = { json: text, upload: text, out: text, as: text, server: text, lang: text, store: text } as const
const spaced = { email: text, code: text, name: text } as const
const switches = { help: { type: 'boolean' }, all: { type: 'boolean' }, change: { type: 'boolean' } } as const

/** What the command line itself understands, the fields of the call (a name alone is true), and the words between them. */
export function read(args: readonly string[]) {
  const options = { ...own, ...spaced, ...switches }
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const fields = tokens.flatMap((token): [string, string][] =>
    token.kind === 'option' && !(token.name in own) && !(token.name in switches) ? [[token.name, token.value ?? 'true']] : [],
  )
  return { flags: values as Flags, words: positionals, fields }
}
type Flags = Partial<Record<keyof typeof own | keyof typeof spaced, string> & Record<keyof typeof switches, boolean>>
type Read = ReturnType<typeof read>

async function run({ flags, words, fields }: Read, terminal: Terminal): Promise<string> {
  const shop = shopAt(terminal, flags)
  const [command = '', ...rest] = words
  const [path] = rest
  if (command === 'login') return signIn(terminal, flags, flags.email, flags.code)
  if (command === 'logout') return signOut(shop)
  if (command === 'users' && path === 'create-admin' && rest[1])
    return createFirstAdmin(terminal, shop.words.language, rest[1], flags.name ?? rest[1].split('@')[0] ?? '')
  if (command !== 'calls' && !(/^(GET|POST|PUT|PATCH|DELETE)$/i.test(command) && path && rest.length === 1)) {
    if (words.length === 0) return usage
    throw new Ends(exits.usage, usage)
  }
  const calls = callsOf(await shop.json<OpenApi>('GET', '/calls/'))
  if (command === 'calls') return listed(calls, rest, flags.all ? null : (await shop.json('GET', '/me/'))['actions'])
  const [place = '', search] = (path ?? '').replace(/^\/?api\/staff(?=\/)/, '').split('?')
  const call = findCall(calls, command.toUpperCase(), place)
  if (!call) {
    const near = listed(calls, [`/${place.split('/').find(Boolean)}/`], null)
    throw new Ends(exits.usage, [sentence('http.no_such_call', shop.words.language), near].filter(Boolean).join('\n'))
  }
  if (flags.help) return helpOf(call)
  return called(shop, calls, call, { flags, words: [place], fields: [...new URLSearchParams(search), ...fields] })
}

/** Calls with all the words in name or sentence, of the actions that are allowed. */
function listed(calls: readonly Call[], words: readonly string[], actions: unknown): string {
  const has = ({ name, summary }: Call) => words.every((word) => `${name} ${summary}`.toLowerCase().includes(word.toLowerCase()))
  const found = calls.filter((call) => has(call) && (!Array.isArray(actions) || actions.includes(call['x-action'])))
  const width = Math.max(...found.map(({ name }) => name.length))
  return found.map(({ name, summary }) => `${name.padEnd(width)}  ${summary}`).join('\n')
}

/** What a call says of itself: each field, whether it must be there, what it expects and means. */
function helpOf(call: Call): string {
  const { type } = bodyOf(call)
  const fields = fieldsOf(call).map(({ name, schema, required }) =>
    [`  --${name}${required ? ' *' : ''}`.padEnd(26), expected(schema), schema.description].filter(Boolean).join('  '),
  )
  return [`npm run staff -- ${call.name}`, `  ${call.summary}`, ...fields, ...(type ? [`  --upload *  ${type}`] : [])].join('\n')
}

async function called(shop: Shop, calls: readonly Call[], call: Call, { flags, words, fields }: Read): Promise<string> {
  const { terminal } = shop
  const asFile = flags.as === 'csv' || flags.as === 'xlsx'
  // The columns of a file are chosen by the shop, those of a table here.
  const columns = asFile ? undefined : fields.find(([name]) => name === 'fields')?.[1].split(',')
  const sent = [
    ...fields.filter(([name]) => asFile || name !== 'fields'),
    ...(asFile ? [['as', flags.as] as [string, string]] : []),
  ]
  const asked = await askedOf(shop, calls, call, { ...flags, path: words[0] ?? '', fields: sent })
  if (flags.upload !== undefined && !bodyOf(call).type) noField(shop.words, call, 'upload')
  const expects = (field: string) => {
    const parameter = call.parameters?.find(({ name }) => name === field)
    const schema = parameter?.schema ?? schemaAt(bodyOf(call).schema, field.split('.'))
    return schema ? `(${expected(schema)})` : ''
  }
  const said = (answer: unknown) => {
    const page = { language: shop.words.language, columns, width: terminal.stdout.isTTY ? terminal.stdout.columns : undefined }
    const shown = flags.as === 'json' ? JSON.stringify(answer, null, 2) : printed(answer, page)
    return flags.out === undefined ? shown : saved(shop, Readable.from([`${shown}\n`]), flags.out)
  }
  return confirmed(shop, async () => {
    if (flags.upload !== undefined) return said(await sendFile(shop, call, asked, flags.upload))
    const answer = await shop.send(call.method, asked.path, { ...asked, expects })
    if (answer.headers.get('content-type')?.startsWith('application/json')) return said(await answer.json())
    return saved(shop, Readable.fromWeb(answer.body as ReadableStream), flags.out ?? nameOf(answer))
  })
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
