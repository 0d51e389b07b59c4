import { Ends, exits, forget, keep } from './client.ts'
import { type Command, option, optionList, several, text } from './command.ts'

const columns = ['id', 'email', 'name', 'roles', 'store_code', 'active']

interface Entered {
  token: string | null
  staff: { name: string; roles: string[] } | null
  factor: { pending: string } | null
}

/** Six figures are an app's, anything else is of the paper. */
function proofOf(pending: string, code: string | undefined) {
  if (!code) throw new Ends(exits.usage, 'This account asks for a second factor: add --code with the code that your app shows.')
  return { pending, ...(/^\d{6}$/.test(code) ? { factor_code: code } : { recovery_code: code }) }
}

interface Colleague {
  id: number
  email: string
}

export const sessionCommands: readonly Command[] = [
  {
    name: 'login',
    options: { email: text, code: text },
    means: {
      email: 'yours; the password is asked for, or read from STAFF_PASSWORD or standard input',
      code: 'of your app, or a recovery code, where your account asks for a second factor',
    },
    summary: 'Open a session, kept in a file that only you can read',
    run: async (input) => {
      const email = option(input, 'email')
      if (!email) throw new Ends(exits.usage, 'login needs --email')
      const password = await input.password(`Password of ${email}: `)
      const enter = (place: string, body: object) => input.shop.call<Entered>('POST', place, { body, signedOut: true })
      const first = await enter('/login/', { email, password })
      const { token, staff } = first.factor
        ? await enter('/login/factor/', proofOf(first.factor.pending, option(input, 'code')))
        : first
      if (!token || !staff) throw new Ends(exits.refused, 'The shop opened no session.')
      const file = keep(input.env, { url: input.shop.url, token, email })
      return {
        answer: { staff, file },
        say: [`Signed in as ${staff.name} (${staff.roles.join(', ')}). The session is kept in ${file}.`],
      }
    },
  },
  {
    name: 'logout',
    summary: 'End the session and forget it',
    run: async ({ shop, env }) => {
      const answer = await shop.call('POST', '/logout/', { body: {} })
      forget(env)
      return { answer, say: ['Signed out.'] }
    },
  },
  {
    name: 'whoami',
    summary: 'Who I am and what I may do',
    run: async ({ shop }) => {
      const answer = await shop.call('GET', '/me/')
      return { answer, fields: answer }
    },
  },
  {
    name: 'users list',
    summary: 'Everybody of the staff',
    run: async ({ shop }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/users/')
      return { answer, rows: answer.items, columns }
    },
  },
  {
    name: 'users add',
    takes: ['email'],
    options: { name: text, roles: several, store: text },
    means: {
      name: 'as colleagues call them',
      roles: 'bookseller, order_desk, finance, catalogue, marketing, trade_desk, admin; several with commas',
      store: 'where a bookseller works, such as T013',
    },
    summary: 'A new colleague; needs a login of the last ten minutes',
    run: async (input) => {
      const password = await input.password(`First password of ${input.words['email']}: `)
      const body = {
        email: input.words['email'],
        name: option(input, 'name') ?? '',
        password,
        roles: optionList(input, 'roles') ?? [],
        store_code: option(input, 'store') ?? null,
      }
      const answer = await input.shop.call('POST', '/users/', { body })
      return { answer, fields: answer }
    },
  },
  {
    name: 'users change',
    takes: ['email'],
    options: { name: text, roles: several, store: text, active: text },
    means: { roles: 'all that they are to have', active: 'yes, or no for who leaves' },
    summary: 'Roles, store, name or departure of a colleague; needs a login of the last ten minutes',
    run: async (input) => {
      const { items } = await input.shop.call<{ items: Colleague[] }>('GET', '/users/')
      const wanted = (input.words['email'] ?? '').toLowerCase()
      const one = items.find(({ email }) => email.toLowerCase() === wanted)
      if (!one) throw new Ends(exits.refused, `Nobody of the staff has the e-mail ${wanted}.`)
      const active = option(input, 'active')
      const body = {
        name: option(input, 'name'),
        roles: optionList(input, 'roles'),
        store_code: option(input, 'store'),
        active: active === undefined ? undefined : active === 'yes',
      }
      const answer = await input.shop.call('PUT', `/users/${one.id}/`, { body })
      return { answer, fields: answer }
    },
  },
  {
    name: 'acts',
    options: {
      staff: text,
      subject: text,
      action: text,
      outcome: text,
      looks: text,
      from: text,
      to: text,
      cursor: text,
      limit: text,
    },
    means: {
      subject: 'for one order: "order 26-000001"',
      looks: 'true: looks alone; false: everything but looks',
      cursor: 'the `next` of the page before',
    },
    summary: 'What the staff did, newest first',
    run: async ({ shop, options }) => {
      const answer = await shop.call<{ items: object[] }>('GET', '/acts/', { query: options })
      return { answer, rows: answer.items, columns: ['id', 'at', 'staff', 'action', 'subject', 'outcome', 'reason'] }
    },
  },
]
