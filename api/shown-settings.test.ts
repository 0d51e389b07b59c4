import { expect, it } from 'vitest'
import { shownSettings } from './shown-settings.ts'

const named = (given: Record<string, string>, name: string) => shownSettings(given).find((one) => one.name === name)

it('tells every setting with what it does, its part, what it usually is and what it was set to', () => {
  expect(named({ PORT: '4000' }, 'PORT')).toMatchObject({ part: 'The server', usual: '3000', value: '4000', set: true })
  expect(named({}, 'LOG_LEVEL')).toMatchObject({ about: 'fatal | error | warn | info | debug', value: null, set: false })
  expect(named({}, 'HEADERS_SECONDS')?.about).toContain('Seconds that a request may take')
})

it('tells of a secret only whether it was set, whatever it is called', () => {
  const hidden = 'nobody-may-read-this'
  const secrets = ['SECRET', 'SERVICE_PASSWORD', 'REDSYS_SECRET', 'MAIL_IN_TOKEN', 'DATABASE_URL', 'SMTP_URL']
  const given = Object.fromEntries(secrets.map((name) => [name, hidden]))
  expect(JSON.stringify(shownSettings(given))).not.toContain(hidden)
  expect(secrets.map((name) => named(given, name))).toEqual(
    secrets.map((name) => expect.objectContaining({ name, set: true, secret: true, value: null })),
  )
  expect(named({ PUBLIC_URL: `https://someone:${hidden}@example.org` }, 'PUBLIC_URL')).toMatchObject({
    value: null,
    secret: true,
  })
})
