import type { Language } from '#kernel/language.ts'

const es = {
  'receivables.nothing_late': 'Esta cuenta no tiene ninguna factura vencida.',
  'receivables.reminded_today': 'Hoy ya se le ha enviado un recordatorio.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'receivables.nothing_late': 'Aquest compte no té cap factura vençuda.',
  'receivables.reminded_today': 'Avui ja se li ha enviat un recordatori.',
}
const en: Messages = {
  'receivables.nothing_late': 'This account has no overdue invoice.',
  'receivables.reminded_today': 'A reminder has been sent today.',
}

export const receivableMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
