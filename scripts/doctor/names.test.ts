import { expect, it } from 'vitest'
import { isSlipOf, lookAtNames } from './names.ts'

it('a name that slipped is told with the one that is meant, from wherever it came', () => {
  const meant = (name: string) => lookAtNames({ [name]: 'x' }).map(({ state, says }) => `${state}: ${says}`)
  expect(meant('SMPT_URL')).toEqual(['wrong: SMPT_URL is no setting and changes nothing: is SMTP_URL meant?'])
  expect(meant('DATABSE_URL_FILE')).toEqual(['wrong: DATABSE_URL_FILE is no setting and changes nothing: is DATABASE_URL meant?'])
  expect([meant('SMTP_URL'), meant('SECRET_FILE'), meant('HOME'), meant('HOSTNAME'), meant('PATH')].flat()).toEqual([])
})

it('what .env says besides, and no setting is like, is worth knowing', () => {
  expect(lookAtNames({}, 'PUBLIC_URL=https://shop.example\nBANK_HOLIDAY=true\n')).toEqual([
    { about: 'settings', state: 'note', says: expect.stringContaining('BANK_HOLIDAY in .env is no setting') },
  ])
})

it('a slip is one letter, no more', () => {
  expect(['TRUSTPROXY', 'TRUST_PROXXY', 'TRUST_PROXI', 'TRUTS_PROXY'].every((name) => isSlipOf(name, 'TRUST_PROXY'))).toBe(true)
  expect(['TRUST_PROXY', 'TRUSTPROX', 'PROXY_TRUST', 'TRUST_PROXIES'].some((name) => isSlipOf(name, 'TRUST_PROXY'))).toBe(false)
})
