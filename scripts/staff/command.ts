import { askedOf, helpOf } from './asked.ts'
import { type Client, client } from './client.ts'
import { createFirstAdmin } from './create-admin.ts'
import { type Call, callsWith, describedBy, findCall } from './description.ts'
import { Ends, exits } from './ends.ts'
import { saved, sendFile, written } from './files.ts'
import { type Flags, flagsOf } from './flags.ts'
import { keptSession } from './kept-session.ts'
import { printed } from './print.ts'
import { confirmed, signIn, signOut } from './sign-in.ts'
import type { Terminal } from './terminal.ts'
import { wordsFor } from './words.ts'

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

async function run(flags: Flags, terminal: Terminal): Promise<string> {
  const { env } = terminal
  const words = wordsFor(flags.lang, keptSession(env)?.language, env)
  const shop = client({ env, server: flags.server, store: flags.store, words })
  const [command = '', ...rest] = flags.words
  const given = Object.fromEntries(flags.fields)
  if (command === 'login') return signIn(shop, terminal, given)
  if (command === 'logout') return signOut(shop, env)
  if (command === 'calls') return listed(shop, flags, rest)
  if (command === 'users' && rest[0] === 'create-admin' && rest[1])
    return createFirstAdmin(terminal, words, rest[1], given['name'] ?? rest[1].split('@')[0] ?? '')
  if (methods.has(command.toUpperCase()) && rest.length === 1)
    return called(shop, flags, command.toUpperCase(), rest[0]!, terminal)
  if (flags.words.length === 0) return words.usage.join('\n')
  throw new Ends(exits.usage, [words.noCommand(flags.words.join(' ')), '', ...words.usage].join('\n'))
}

/** The calls that whoever is signed in may make; one alone says all its fields. */
async function listed(shop: Client, flags: Flags, words: readonly string[]): Promise<string> {
  const described = await describedBy(shop)
  const { actions } = await shop.json<{ actions: string[] }>('GET', '/me/')
  const mine = callsWith(described, words).filter(({ action }) => flags.all || (action !== undefined && actions.includes(action)))
  const [only, second] = mine
  if (only && !second) return helpOf(shop, described, { call: only, written: {} })
  if (mine.length === 0) return shop.words.nothing
  const width = Math.max(...mine.map(({ name }) => name.length))
  return mine.map(({ name, summary }) => `${name.padEnd(width)}  ${summary}`).join('\n')
}

async function called(shop: Client, flags: Flags, method: string, typed: string, terminal: Terminal): Promise<string> {
  const described = await describedBy(shop)
  const [path = '', search] = typed.split('?')
  const found = findCall(shop, described, method, path)
  const { call } = found
  if (flags.help) return helpOf(shop, described, found)
  const { fields, columns } = asFormat(shop, call, { ...flags, fields: [...new URLSearchParams(search), ...flags.fields] })
  const asked = await askedOf(shop, described, found, { ...flags, fields })
  if (call.upload && flags.upload === undefined) throw new Ends(exits.usage, shop.words.upload(call.name))
  if (!call.upload && flags.upload !== undefined) throw new Ends(exits.usage, shop.words.noUpload(call.name))
  const said = (answer: unknown) => {
    const page = { words: shop.words, columns, width: terminal.stdout.isTTY ? terminal.stdout.columns : undefined }
    const text = flags.as === 'json' ? JSON.stringify(answer, null, 2) : printed(answer, page, Object.keys(call.query))
    return flags.out === undefined || flags.out === '-' ? text : written(shop, flags.out, `${text}\n`)
  }
  return confirmed(shop, terminal, async () => {
    if (flags.upload !== undefined) return said(await sendFile(shop, call, asked, flags.upload, terminal))
    const answer = await shop.send(method, asked.path, { query: asked.query, ...(asked.body && { body: asked.body }) })
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return isJson ? said(await answer.json()) : saved(shop, answer, flags.out, terminal)
  })
}

/** What is asked of the shop as a file keeps its columns there; what is shown here has them chosen here. */
function asFormat({ words }: Client, call: Call, { as, fields }: Flags): { fields: Flags['fields']; columns?: string[] } {
  if (as !== undefined && as !== 'json' && as !== 'table') {
    if (!call.query['as']) throw new Ends(exits.usage, words.noFormat(as, call.name))
    return { fields: [...fields, ['as', as]] }
  }
  const columns = fields.find(([name]) => name === 'fields')?.[1].split(',')
  return { fields: fields.filter(([name]) => name !== 'fields'), ...(columns && { columns }) }
}

/** Every call of the staff API from a terminal, as the running shop describes it. @returns the code it ends with. */
export async function staffCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const said = await run(flagsOf(words), terminal)
    if (said !== '') terminal.stdout.write(`${said}\n`)
    return exits.done
  } catch (error) {
    if (!(error instanceof Ends)) throw error
    terminal.stderr.write(`${error.message}\n`)
    return error.exit
  }
}
