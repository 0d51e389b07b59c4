import type { seen as es } from '../es/seen.ts'

/** The shelf of what a visitor looked at last. */
export const seen: typeof es = {
  title: 'Recently viewed',
  clear: 'Clear',
  cleared: 'What you viewed is no longer kept.',
}
