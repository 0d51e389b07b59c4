import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { movedEmail } from '#modules/buying/gift-cards/moved-email.ts'
import { anonymousToken } from '#modules/people/access/routes.ts'
import { linkEmail, noticeEmail } from '#modules/people/staff-access/emails.ts'
import { everyLetter, marksIn } from '#modules/platform/mail/house-letter.ts'
import { letterNames } from '#modules/platform/mail/letter-name-words.ts'
import { captchaPass } from '#tests/support/captcha-pass.ts'
import { wordsInMarkup, wordsInPlain } from '#tests/support/letters.ts'
import { eventually } from '#tests/support/locks.ts'
import { withShop } from '#tests/support/shop.ts'
import { type Colleague, staffing } from '#tests/support/staffing.ts'
import { houseLetters } from './letters.ts'
import { senders } from './senders.ts'

const shop = withShop()
const people = staffing(shop)
let editor: Colleague
/** Each writes from an address of their own. */
let writers = 0
const received = '/texts/letter/contact-received'

const column = async (path: string, language: string) =>
  (await editor.call('GET', `${path}/`)).body.columns.find((one: { language: string }) => one.language === language)
const draft = async (path: string, language: string, texts: object) =>
  editor.call('PUT', `${path}/${language}/`, { version: (await column(path, language)).version, texts })
const publish = async (path: string, language: string) =>
  editor.call('POST', `${path}/${language}/publish/`, { version: (await column(path, language)).version })

/** The letter that tells somebody that their message arrived. */
async function letterTo(email: string, language: Language): Promise<{ html: string; plain: string }> {
  const payload = {
    subject: 'libraries',
    kind: 'account',
    name: 'Rosa Almendro',
    institution: 'Biblioteca de Valdeoliva',
    email,
    phone: '600 555 013',
    message: 'Quisiéramos abrir una cuenta para la red municipal.',
    privacy_accepted: true,
    captcha: captchaPass(shop),
  }
  writers += 1
  const asked = await shop.app.inject({
    method: 'POST',
    url: `/api/contact/?store=T013&lang=${language}`,
    headers: { authorization: `Bearer ${await anonymousToken(shop.config.SECRET)}` },
    remoteAddress: `10.2.${writers >> 8}.${writers & 255}`,
    payload,
  })
  expect(asked.statusCode, asked.payload).toBeLessThan(300)
  const [letter] = await shop.sql<{ html: string; plain: string }[]>`
    select html, plain from mail_outbox where recipient = ${email} and template = 'contact-received' order by id desc`
  return letter!
}
/** What is published is known a moment later: letters are written without asking for it. */
const isSaid = (language: Language, said: string) =>
  eventually(`a letter says “${said}”`, async () =>
    (await letterTo(`${language}-${writers}@example.com`, language)).plain.includes(said),
  )

beforeAll(async () => {
  editor = await people.hire(['marketing'])
})

/** Letters that are code from their first word to their last, by the reason; whoever writes a new letter to customers declares it, or names it here. */
const ofCode = {
  'say who somebody is, or ask whether it was they': [
    'account-activated',
    'account-erased',
    'account-refused',
    'email-accounts-joined',
    'email-card-replaced',
    'email-data-changed',
    'email-erasure-refused',
    'email-moving',
    'email-points-adjusted',
    'gift-card-moved',
    'identity-notice',
    'member-invitation',
    'newsletter-confirm',
    'order-letter-asked',
    'password-recovery',
    'reservation-ask',
    'stock-notice-ask',
  ],
  'say that a charge was refused, and what to do about it': ['charge-declined'],
  'are receipts that the law words': ['withdrawal-confirm', 'withdrawal-receipt'],
  'go to the shop itself or to whoever runs it': [
    'card-request-notice',
    'claim-notice',
    'contact-notice',
    'erasure-notice',
    'operator',
    'order-letter',
    'request-notice',
    'shipping-asked',
    'staff-notice',
    'webhook-off',
  ],
}
/** Beginnings of the names that are put together where the letter is written, by what keeps them from being seen here one by one. */
const begun = {
  'are declared, one for each step of an order, each outcome of a claim, each news of a signing or an activity': [
    'agenda-',
    'claim-',
    'order-',
    'signing-',
  ],
  'say who somebody is, or ask whether it was they': ['email-', 'staff-'],
}
/** The letters that modules name in their code, or how their names begin where the rest is put together. */
const named = (pattern = /template(?::| =) (?:[^,\n]*\? )?'([a-z-]+)'/gi) => {
  const files = readdirSync('modules', { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const names = files.flatMap((file) =>
    [...readFileSync(`modules/${file}`, 'utf8').matchAll(pattern)].map(([, name = '']) => name),
  )
  return [...new Set(names)]
}

describe('the letters for which editors write', () => {
  it('are all to customers and libraries but those that stay code, each for a reason', () => {
    const declared = new Set(houseLetters.map(({ letter }) => letter))
    const code = Object.values(ofCode).flat()
    expect(code.filter((letter) => declared.has(letter))).toEqual([])
    expect(named().filter((letter) => !declared.has(letter) && !code.includes(letter))).toEqual([])
    expect(code.filter((letter) => !named().includes(letter))).toEqual([])
  })

  it('are told of by their beginning where the name is put together in code, each with its reason', () => {
    expect(named(/template\w*(?::| =)[^\n`]*`([^$`\n]*)\$/gi).sort()).toEqual(Object.values(begun).flat().sort())
  })

  it('have each a row, and each row its letter', async () => {
    const rows = await shop.sql<{ letter: string }[]>`select letter from house_letter order by letter`
    expect(rows.map(({ letter }) => letter)).toEqual([...houseLetters.map(({ letter }) => letter), everyLetter].sort())
  })

  it('have each a name for colleagues, in each language', () => {
    for (const language of languages)
      expect(Object.keys(letterNames[language]).sort()).toEqual([...houseLetters.map(({ letter }) => letter), everyLetter].sort())
  })

  it.each(houseLetters.map((one) => [one.letter, one] as const))(
    'say in %s the same in both forms, open as the house says, and name only what they know',
    (_letter, { letter, marks, opening, closing, sample }) => {
      for (const language of languages) {
        const email = sample(senders(shop.config)(language), language)
        expect(email.template).toBe(letter)
        expect(email.language).toBe(language)
        expect(wordsInPlain(email.plain)).toEqual(wordsInMarkup(email.html))
        const begins = opening?.[language] ?? ''
        expect(marks).toEqual(expect.arrayContaining(marksIn(begins)))
        const [before = ''] = begins.split('{')
        expect(email.plain).toContain(before)
        expect(email.plain).toContain(closing?.[language] ?? '')
        expect(email.plain).not.toContain('{')
      }
    },
  )

  it.each(houseLetters.map((one) => [one.letter, one] as const))(
    'open and close in %s as an editor wrote it, between what is said in all of them',
    (_letter, { letter, sample }) => {
      const words = (asked: string) =>
        asked === letter
          ? { opening: 'Own opening.\nIn two paragraphs.', closing: 'Own closing.' }
          : { opening: 'Every opening.', closing: 'Every closing.' }
      const { plain, html } = sample({ ...senders(shop.config)('en'), written: words }, 'en')
      expect(wordsInPlain(plain)).toEqual(wordsInMarkup(html))
      const at = ['Every opening.', 'Own opening.', 'In two paragraphs.', 'Own closing.', 'Every closing.'].map((said) =>
        plain.indexOf(said),
      )
      expect(at).toEqual(at.toSorted((a, b) => a - b))
      expect(at).not.toContain(-1)
      // Where it greets, it does so first.
      expect(plain.search(/^(Dear .+|Hello),$/m)).toBeLessThan(plain.indexOf('Every opening.'))
    },
  )

  it.each(houseLetters.filter(({ marks }) => marks.length > 0).map((one) => [one.letter, one] as const))(
    'put into the opening of %s what an editor named',
    (_letter, { marks, sample }) => {
      const opening = marks.map((mark) => `[${mark}] {${mark}}`).join('\n')
      const { plain } = sample({ ...senders(shop.config)('es'), written: () => ({ opening, closing: '' }) }, 'es')
      for (const mark of marks) expect(plain).toMatch(new RegExp(`\\[${mark}\\] [^{\\s]`))
    },
  )

  it('come from the shop that sends them, and so does that of a gift card whose code was changed', () => {
    const from = { name: 'The Mill Shop', address: 'mill@example.com' }
    const sender = { ...senders(shop.config)('en'), from }
    for (const { sample } of houseLetters) expect(sample(sender, 'en').from).toEqual(from)
    expect(movedEmail(sender, { language: 'en', last4: 'ABCD' }).from).toEqual(from)
  })

  it('say nothing of it to the shop’s own people', () => {
    const written = () => ({ opening: 'For customers.', closing: 'For customers.' })
    const post = { senders: senders(shop.config, written), staffLanguage: 'es' as const }
    const reader = { name: 'Inés', language: null }
    const told = [
      linkEmail(post, reader, { purpose: 'reset', token: 'sample' }),
      noticeEmail(post, reader, { kind: 'password_changed', at: new Date('2026-11-12T10:00:00Z') }),
    ]
    for (const { plain } of told) expect(plain).not.toContain('For customers.')
  })
})

describe('what an editor writes for a letter', () => {
  it('stands in the next one with its number, and other languages keep the house’s own text', async () => {
    expect((await letterTo('before@example.com', 'es')).plain).toContain('Gracias por escribirnos.')
    await draft(received, 'es', { openings: 'Anotado con el {number}.', closings: 'Hasta pronto.' })
    expect((await letterTo('draft@example.com', 'es')).plain).toContain('Gracias por escribirnos.')
    expect((await publish(received, 'es')).status).toBe(200)
    await isSaid('es', 'Hasta pronto.')
    const letter = await letterTo('after@example.com', 'es')
    expect(letter.plain).toMatch(/Anotado con el \d+\./)
    expect(letter.html).toMatch(/Anotado con el \d+\./)
    expect((await letterTo('catalan@example.com', 'ca')).plain).toContain('Gràcies per escriure’ns.')
  })

  it('gives way to the house’s own text once it is taken away, and stays among the versions', async () => {
    await draft(received, 'es', { openings: '', closings: '' })
    await publish(received, 'es')
    await isSaid('es', 'Gracias por escribirnos.')
    const { items } = (await editor.call('GET', `${received}/versions/`)).body
    expect(items).toContainEqual(expect.objectContaining({ field: 'openings', was: 'Anotado con el {number}.', became: '' }))
  })

  it('is refused by its field where it names what the letter does not know', async () => {
    const refused = await draft(received, 'en', { openings: 'Dear {nombre}, we have message {number}.' })
    expect(refused.status).toBe(400)
    expect(refused.body['texts.openings'][0]).toMatch(/braces|llaves/)
    expect((await draft(received, 'en', { closings: 'Yours, {number}' })).status).toBe(400)
  })

  it('comes with the house’s own text and what it may name', async () => {
    const { fields, name, seen } = (await editor.call('GET', `${received}/`)).body
    expect(fields[0]).toMatchObject({ name: 'openings', marks: ['number'] })
    expect(fields[0].house.en).toContain('{number}')
    expect(name).toBe('Message received')
    expect(seen).toBe(true)
  })
})

describe('the preview of a letter', () => {
  const seen = async (href: string) => shop.app.inject(href)

  it('is the letter with what is being written, in markup and in plain text, and nothing of it is kept', async () => {
    await draft(received, 'en', { closings: 'See you in the courtyard.' })
    const { hrefs } = (await editor.call('POST', `${received}/preview/`, {})).body
    expect(hrefs.en).toMatch(/^\/api\/letters\/contact-received\/en\/\?preview=/)
    const [html, plain, catalan] = await Promise.all([seen(hrefs.en), seen(`${hrefs.en}&plain=true`), seen(hrefs.ca)])
    expect(html.headers['content-type']).toContain('text/html')
    expect(html.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(html.body).toContain('See you in the courtyard.')
    expect(plain.headers['content-type']).toContain('text/plain')
    expect(plain.body).toContain('See you in the courtyard.')
    expect(catalan.body).toContain('Gràcies per escriure’ns.')
    expect((await letterTo('kept@example.com', 'en')).plain).not.toContain('courtyard')
  })

  it('shows what stands in all of them', async () => {
    await draft('/texts/letter/every', 'es', { closings: 'La librería del palacio' })
    const { hrefs } = (await editor.call('POST', '/texts/letter/every/preview/', {})).body
    expect((await seen(hrefs.es)).body).toContain('La librería del palacio')
  })

  it('opens for nobody whose link is forged or belongs to another letter', async () => {
    const { hrefs } = (await editor.call('POST', `${received}/preview/`, {})).body
    expect((await seen('/api/letters/contact-received/en/?preview=no')).statusCode).toBe(404)
    expect((await seen(hrefs.en.replace('contact-received', 'invoice'))).statusCode).toBe(404)
    expect((await seen('/api/letters/contact-received/en/')).statusCode).toBe(404)
  })
})
