/** `npm run staff -- <command>`: the staff API from a terminal, until the back office comes. See docs/staff.md. */
import { parseArgs } from 'node:util'
import { activityCommands } from './activity-commands.ts'
import { activityTypeCommands } from './activity-type-commands.ts'
import { cardCommands } from './card-commands.ts'
import { client, Ends, exits } from './client.ts'
import { type Command, flag, text } from './command.ts'
import { contentCommands } from './content-commands.ts'
import { couponCommands } from './coupon-commands.ts'
import { createAdminCommand } from './create-admin.ts'
import { customerCommands } from './customer-commands.ts'
import { deskCommands } from './desk-commands.ts'
import { giftCardCommands } from './gift-card-commands.ts'
import { giftCommands } from './gift-commands.ts'
import { invoiceCommands } from './invoice-commands.ts'
import { letterCommands } from './letter-commands.ts'
import { magazineCommands } from './magazine-commands.ts'
import { messageCommands } from './message-commands.ts'
import { moneyCommands } from './money-commands.ts'
import { orderCommands } from './order-commands.ts'
import { pageCommands } from './page-commands.ts'
import { parcelCommands } from './parcel-commands.ts'
import { askPassword } from './password.ts'
import { placeCommands } from './place-commands.ts'
import { printed } from './print.ts'
import { registrationCommands } from './registration-commands.ts'
import { sessionCommands } from './session-commands.ts'
import { stockCommands } from './stock-commands.ts'
import { storefrontCommands } from './storefront-commands.ts'
import { synonymCommands } from './synonym-commands.ts'
import { tradeCommands } from './trade-commands.ts'

const commands: readonly Command[] = [
  ...sessionCommands.slice(0, 4),
  createAdminCommand,
  ...sessionCommands.slice(4),
  ...orderCommands,
  ...parcelCommands,
  ...moneyCommands,
  ...invoiceCommands,
  ...stockCommands,
  ...couponCommands,
  ...giftCardCommands,
  ...customerCommands,
  ...tradeCommands,
  ...cardCommands,
  ...deskCommands,
  ...letterCommands,
  ...messageCommands,
  ...pageCommands,
  ...activityCommands,
  ...registrationCommands,
  ...activityTypeCommands,
  ...giftCommands,
  ...placeCommands,
  ...synonymCommands,
  ...contentCommands,
  ...storefrontCommands,
  ...magazineCommands,
]
const always = { url: text, shop: text, json: flag, help: flag } as const

const typed = ({ name, takes = [], more }: Command) =>
  [name, ...takes.map((word) => `<${word}>`), ...(more ? [`[${more} …]`] : [])].join(' ')

function overview(): string {
  const width = Math.max(...commands.map((command) => typed(command).length))
  return [
    'npm run staff -- <command> [--json] [--shop G001] [--url http://localhost:3000]',
    '',
    ...commands.map((command) => `  ${typed(command).padEnd(width)}  ${command.summary}`),
    '',
    'Each command says more with --help. Ends with 0 done, 1 refused, 2 called wrongly, 3 not signed in, 4 shop not reached.',
  ].join('\n')
}

function helpOf(command: Command): string {
  const options = Object.keys(command.options ?? {})
  const width = Math.max(0, ...options.map((name) => name.length))
  return [
    `npm run staff -- ${typed(command)}`,
    `  ${command.summary}`,
    ...options.map((name) => `  --${name.padEnd(width)}  ${command.means?.[name] ?? ''}`.trimEnd()),
  ].join('\n')
}

const findCommand = (words: readonly string[]) =>
  commands.toSorted((a, b) => b.name.length - a.name.length).find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `))

async function run(given: readonly string[]): Promise<string> {
  const command = findCommand(given.filter((word) => !word.startsWith('--')))
  if (!command) {
    if (given.length === 0 || given.includes('--help')) return overview()
    throw new Ends(exits.usage, `There is no command "${given.join(' ')}".\n\n${overview()}`)
  }
  const { values, positionals } = readArguments(command, given)
  if (values['help']) return helpOf(command)
  const words = positionals.slice(command.name.split(' ').length)
  const { takes = [] } = command
  if (words.length < takes.length || (words.length > takes.length && !command.more)) throw new Ends(exits.usage, helpOf(command))
  const { url, shop, json, help: _help, ...options } = values
  const shown = await command.run({
    env: process.env,
    shop: client(process.env, { url: url as string | undefined, shop: shop as string | undefined }),
    words: Object.fromEntries(takes.map((name, index) => [name, words[index] ?? ''])),
    rest: words.slice(takes.length),
    options,
    password: askPassword,
  })
  return printed(shown, json === true)
}

function readArguments(command: Command, given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: { ...command.options, ...always }, allowPositionals: true })
  } catch (error) {
    throw new Ends(exits.usage, `${(error as Error).message}\n\n${helpOf(command)}`)
  }
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  if (!(error instanceof Ends)) throw error
  if (process.argv.includes('--json') && error.answer) process.stdout.write(`${JSON.stringify(error.answer, null, 2)}\n`)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exit
}
