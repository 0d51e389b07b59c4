import { describe, expect, it } from 'vitest'
import { sourceFiles } from './support/source-files.ts'

/**
 * Queries that look something up by an e-mail which nobody has proved, how many a file has, and why that gives nobody what is
 * another's. Any other takes a `proved` address (modules/people/customers/proved-address.ts).
 */
const byTypedEmail: Record<string, [number, string]> = {
  'modules/people/customers/proved-address.sql.ts': [4, 'asks whether it is proved, and whose it is'],
  'modules/editorial/agenda/registrations.sql.ts': [
    1,
    'tells two refusals of an address that is taken from one another; it gives nothing',
  ],
  'modules/editorial/agenda/forget.sql.ts': [1, 'deletes letters of people who are on no list any more'],
  'modules/buying/coupons/uses.sql.ts': [4, 'counts uses against whoever bears the address; it gives nothing'],
  'modules/people/customers/consent.sql.ts': [1, 'forgets what was accepted outside an account'],
  'modules/people/customers/customers.sql.ts': [3, 'whether an address is taken; staff who carry out a wish; letters that end'],
  'modules/people/customers/logins.sql.ts': [1, 'a login, which wants the password or the link of a letter'],
  'modules/buying/loyalty/card-requests.sql.ts': [1, 'asks whether it is proved'],
  'modules/buying/cart-reminders/reminders.sql.ts': [
    1,
    'whether an order followed, so that no letter goes out; it gives nothing',
  ],
  'modules/people/contact/contact.sql.ts': [1, 'whether the same form sent the same words before, by its key; it gives a number'],
  'modules/people/members/members.sql.ts': [1, 'whether an address is taken'],
  'modules/people/newsletter/subscriptions.sql.ts': [
    4,
    'letters begin by an answer from the mailbox, and end for whoever asks; what is forgotten',
  ],
  'modules/people/newsletter/readers.sql.ts': [
    3,
    'says to staff whether a reader has bought, or holds a card under an address that was answered from; it gives nothing',
  ],
  'modules/people/newsletter/personal-data.sql.ts': [1, 'what an account began itself'],
  'modules/platform/mail/erase-emails.sql.ts': [1, 'letters whose writer says which of them are about the account'],
  'modules/people/staff/acts.sql.ts': [1, 'staff search'],
  'modules/people/customers/staff.sql.ts': [1, 'staff search'],
  'modules/orders/order-history/staff.sql.ts': [1, 'staff search'],
  'modules/people/staff/staff.sql.ts': [1, 'the login of staff'],
}

const column = String.raw`(?:\w+\.)?\w*(?:email|recipient)`
const comparison = new RegExp(
  String.raw`(?:lower\(${column}\)|${column})\s*(?:=|in)\s*\(?(?:lower\()?(\$\{[^}]*\}|(?!excluded)${column}\b)`,
  'g',
)
const assignments = /\bset\b[^`]*?\b(?:where|returning)\b/g

/** What e-mails are compared with in the queries of a file: parameters, or columns of another table. */
const comparedWith = (text: string) =>
  text.split('`').flatMap((piece) => [...piece.replace(assignments, ' ').matchAll(comparison)].map(([, other]) => other ?? ''))

describe('an e-mail', () => {
  const files = sourceFiles().filter(({ name }) => /^(modules|api)\/.*\.ts$/.test(name) && !name.endsWith('.test.ts'))

  it('finds nothing of anybody before it is proved to be theirs', () => {
    const found = Object.fromEntries(
      files
        .filter(({ name }) => name.endsWith('.sql.ts'))
        .map(({ name, text }) => [name, comparedWith(text).filter((other) => !/\bproved\b/.test(other))] as const)
        .filter(([name, others]) => others.length !== (byTypedEmail[name]?.[0] ?? 0)),
    )
    expect(found, 'take a ProvedAddress, or say in this file why not').toEqual({})
  })
  it('is proved by one file alone', () =>
    expect(files.filter(({ text }) => /as ProvedAddress\b|<ProvedAddress>/.test(text)).map(({ name }) => name)).toEqual([
      'modules/people/customers/proved-address.ts',
    ]))
  it('is seen where a query compares it', () => {
    expect(comparedWith(`select from a where lower(r.email) = lower(\${email}) and b.email = lower(\${proved})`)).toEqual([
      `\${email}`,
      `\${proved}`,
    ])
    expect(comparedWith(`update a set email = \${next} where id = \${id}`)).toEqual([])
  })
})
