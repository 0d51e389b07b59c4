import { randomUUID } from 'node:crypto'
import type { Browser, Cookie, Page } from '@playwright/test'
import { connect } from '#database/connect.ts'
import type { Role } from '#modules/people/staff/grants.ts'
import { createStaff } from '#modules/people/staff/users.ts'
import { expect, type Language } from './visitor.ts'

export interface Colleague {
  email: string
  password: string
}

/** Somebody new of the shop, of these roles; a bookseller's store beside them. */
export async function newColleague(roles: readonly Role[], storeCode: string | null = null): Promise<Colleague> {
  const account = { email: `${roles[0]}-${randomUUID()}@staff.example`, password: 'twelve pomegranates' }
  const sql = connect(process.env.SHOP_DATABASE ?? '', { max: 1 })
  try {
    await createStaff(sql, { ...account, name: `Colega ${roles[0]}`, roles: [...roles], storeCode })
  } finally {
    await sql.end()
  }
  return account
}

interface SignedIn {
  account: Colleague
  cookies: Cookie[]
}

const signedIn = new Map<string, Promise<SignedIn>>()

/** Signs somebody new in by a call: the form of the sign-in has a journey of its own. */
async function signIn(browser: Browser, roles: readonly Role[], store: string | null): Promise<SignedIn> {
  const account = await newColleague(roles, store)
  const base = new URL(process.env.SHOP_URL ?? '').origin
  const context = await browser.newContext()
  const answer = await context.request.post(`${base}/api/staff/login/`, {
    data: account,
    headers: { 'x-staff': '1', origin: base, 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${account.email} cannot sign in: ${answer.status()} ${await answer.text()}`)
  const cookies = await context.cookies()
  await context.close()
  return { account, cookies }
}

/**
 * Opens the back office for somebody of these roles, who is signed in once for all journeys of a worker. What changes an account or ends
 * its sessions is done to a `newColleague`.
 */
export async function openAsColleague(
  page: Page,
  path: string,
  { roles, store = null, language = 'es' }: { roles: readonly Role[]; store?: string | null; language?: Language },
): Promise<Colleague> {
  const key = [...roles, store].join()
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  const entered = signedIn.get(key) ?? signIn(browser, roles, store)
  signedIn.set(key, entered)
  const { account, cookies } = await entered
  await page.context().addCookies(cookies)
  await page.addInitScript((chosen) => localStorage.setItem('staff-language', chosen), language)
  await page.goto(`/staff${path}`)
  return account
}

/** The back office says that an act was done; a refusal ends the wait for it, and fails with the sentence that the colleague read. */
export async function expectSaid(page: Page, text: string) {
  const [done, refused] = [page.getByText(text), page.locator('.fault[role="alert"], .notice[data-kind="fault"]')]
  await expect(done.or(refused).first()).toBeVisible()
  expect(await refused.allInnerTexts(), `instead of “${text}”`).toEqual([])
  await expect(done).toBeVisible()
}
