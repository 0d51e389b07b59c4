import type { forLater as es } from '../es/for-later.ts'

export const forLater: typeof es = {
  save: 'Save for later',
}
