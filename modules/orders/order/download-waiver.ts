import { dayOf, shownDay } from '#kernel/days.ts'
import type { Tx } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import { formatted } from '#kernel/shown-time.ts'
import { waiverTexts } from './download-waiver-words.ts'
import { startDownload } from './orders.sql.ts'

/** The words below, as they stand beside what was agreed; change it with them. */
export const waiverVersion = '2026-11b'

/** Writes down that an ebook is fetched; the first time is where the right to withdraw ends for who gave it up. */
export async function noteDownload(tx: Tx, lineId: number, now: Date): Promise<void> {
  await startDownload(tx, lineId, now)
}

/** The sentence of the confirmation; null where nothing was given up. */
export function waiverSentence(lines: readonly { download_waived_at: Date | null }[], language: Language): string | null {
  const at = lines.find((line) => line.download_waived_at)?.download_waived_at
  if (!at) return null
  const time = formatted(at, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return waiverTexts[language].confirmed(`${shownDay(dayOf(at))}, ${time},`)
}
