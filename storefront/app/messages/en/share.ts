import type { share as es } from '../es/share.ts'

/** What the button says that passes a page on. */
export const share: typeof es = {
  share: 'Share',
  copied: 'Link copied.',
  failed: 'We could not copy it. The link is:',
}
