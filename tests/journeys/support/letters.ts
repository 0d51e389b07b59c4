import { expect, type Page } from '@playwright/test'

export interface Letter {
  subject: string
  language: string
  text: string
}

/** Of a shop of the run; several may be open on its database (lcp.ts), and each does the duties of all. */
const shopOfTheRun = /http:\/\/localhost:\d+(?=\/)/g

/**
 * Waits for the newest letter to an address whose text holds `having`, in the shop's outbox. Its links lead to the shop of the journey,
 * also where another one of the run wrote it: that one has other settings, no licence server for example.
 */
export async function emailTo(page: Page, email: string, having: RegExp): Promise<Letter> {
  const base = process.env.SHOP_URL ?? ''
  let found: Letter | undefined
  await expect(async () => {
    const box = await (await page.request.get(`${base}/dev/mail`)).text()
    for (const row of box.split('<tr>').filter((text) => text.includes(`<td>${email}</td>`))) {
      const [, language = ''] = /<td>(es|ca|en)<\/td>/.exec(row) ?? []
      const [, id = '', subject = ''] = /\/dev\/mail\/(\d+)">([^<]*)/.exec(row) ?? []
      const text = await (await page.request.get(`${base}/dev/mail/${id}/text`)).text()
      if (having.test(text)) {
        found = { subject, language, text: text.replaceAll(shopOfTheRun, base) }
        return
      }
    }
    throw new Error(`No letter to ${email} with ${having}`)
  }).toPass({ timeout: 90_000 })
  return found as Letter
}
