import type { ebook as spanish } from '../es/ebook.ts'

export const ebook: typeof spanish = {
  accessibility: 'Accessibility',
  notTold: 'Its publisher does not say how accessible this edition is.',
  note: 'In the publisher’s words:',
  protection: {
    none: 'No DRM: opens in any reader.',
    watermark: 'No DRM: opens in any reader. The copy carries your name and the order number.',
  },
}
