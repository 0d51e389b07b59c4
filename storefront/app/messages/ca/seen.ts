import type { seen as es } from '../es/seen.ts'

/** The shelf of what a visitor looked at last. */
export const seen: typeof es = {
  title: 'Vist fa poc',
  clear: 'Buida',
  cleared: 'Ja no desem el que heu vist.',
}
