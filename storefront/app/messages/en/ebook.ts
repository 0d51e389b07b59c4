import type { ebook as spanish } from '../es/ebook.ts'

export const ebook: typeof spanish = {
  accessibility: 'Accessibility',
  notTold: 'Its publisher does not say how accessible this edition is.',
  note: 'In the publisher’s words:',
  protection: {
    none: 'Protection: none. No DRM: opens in any reader.',
    watermark: 'Protection: social watermark. No DRM: opens in any reader. The copy carries your name and the order number.',
    lcp: 'Protection: LCP (Readium). Opens in Thorium Reader and other apps that support LCP, with a passphrase that we give you; it cannot be read in the browser.',
  },
  lcpNotSold:
    'Protection: LCP (Readium). The publisher asks for it and we cannot provide it at the moment, so it is not sold as a download.',
}
