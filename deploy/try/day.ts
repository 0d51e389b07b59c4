/** What a day and a night of an operator have in common. */

import type { RunningShop } from '#tests/support/running-shop.ts'
import type { Installed, Said } from './installed.ts'
import type { MailServer } from './mail-server.ts'
import type { Trial } from './trial.ts'

export interface Day {
  installed: Installed
  mail: MailServer
  shop: RunningShop
  told: Trial[]
  /** How the shop is opened in it: letters by SMTP, and payments at the sandbox bank, since no other is reached. */
  environment: Record<string, string>
}

export const seconds = (from: number) => (performance.now() - from) / 1_000
export const shown = (time: number) => `${time.toFixed(1)} s`
const agree = (books: string) => books.startsWith('0 differences')
export const lastLine = ({ text }: Said) => text.trim().split('\n').at(-1)?.trim() ?? ''
export const timed = async (work: Promise<Said>): Promise<{ said: Said; time: number }> => {
  const from = performance.now()
  return { said: await work, time: seconds(from) }
}

/** What was tried is told with the books of after. */
export async function tell({ installed, told }: Day, what: string, seen: string, wanted: string, met: boolean): Promise<void> {
  const books = await installed.books()
  told.push({
    what: `Operator: ${what}`,
    seen: `${seen}; ${books}`,
    wanted: `${wanted}; 0 differences`,
    met: met && agree(books),
  })
}
