import type { Language } from '#kernel/language.ts'
import { series as ca } from '../messages/ca/series.ts'
import { series as en } from '../messages/en/series.ts'
import { series as es } from '../messages/es/series.ts'

/** Of the screens on which a volume stands in its series. */
export const seriesWords: Record<Language, typeof es> = { es, ca, en }
