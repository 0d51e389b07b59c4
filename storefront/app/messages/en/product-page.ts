import type { productPage as es } from '../es/product-page.ts'

export const productPage: typeof es = {
  keptPromises: ({ percent, times }) =>
    `In the last year, ${percent}% of ${times} deliveries of items like this arrived by the promised day.`,
  chargedLater: 'You will only be charged when we dispatch it.',
  askAvailability: 'Ask about availability',
}
