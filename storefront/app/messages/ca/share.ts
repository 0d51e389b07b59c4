import type { share as es } from '../es/share.ts'

/** What the button says that passes a page on. */
export const share: typeof es = {
  share: 'Comparteix',
  copied: 'S’ha copiat l’enllaç.',
  failed: 'No s’ha pogut copiar. L’enllaç és aquest:',
}
