import type { Page } from '@playwright/test'

/** What a scanner types, signs and Enter: made all at once, since an event's time is when it was made, and heard however slow the machine is. */
export const scan = (page: Page, code: string) =>
  page.evaluate((signs) => {
    const typed = [...signs, 'Enter'].map((key) => new KeyboardEvent('keydown', { key, bubbles: true }))
    for (const event of typed) document.body.dispatchEvent(event)
  }, code)
