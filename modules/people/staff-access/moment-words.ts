import type { Localized } from '#kernel/language.ts'

export const moment: Localized<(day: string, time: string) => string> = {
  es: (day, time) => `el ${day} a las ${time}`,
  ca: (day, time) => `el ${day} a les ${time}`,
  en: (day, time) => `on ${day} at ${time}`,
}
