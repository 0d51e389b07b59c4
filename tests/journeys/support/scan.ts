import type { Page } from '@playwright/test'

/** What a scanner types: all signs at once, however slow the machine is, and Enter. */
export const scan = (page: Page, code: string) =>
  page.evaluate((signs) => {
    for (const key of [...signs, 'Enter']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }, code)
