import type { Language } from '#kernel/language.ts'

/** Beside the whole amount Redsys's page says what of it is charged at once (P-28). */
export const inParts: Record<Language, (now: string) => string> = {
  es: (now) => `Ahora se cobran ${now}; el resto se reserva hasta que salga`,
  ca: (now) => `Ara es cobren ${now}; la resta es reserva fins que surti`,
  en: (now) => `${now} is charged now; the rest is reserved until dispatch`,
}
