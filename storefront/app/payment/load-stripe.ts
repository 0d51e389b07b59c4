/** What the shop uses of Stripe's script, which Stripe alone serves. */
export interface StripeScript {
  elements(options: object): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    confirmParams: { return_url: string }
  }): Promise<{ error?: { type: string; message?: string } }>
}

export interface StripeElements {
  create(
    type: 'payment',
    options?: object,
  ): {
    mount(place: HTMLElement): void
    destroy(): void
    on(event: 'ready' | 'loaderror', heard: () => void): void
  }
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options?: object) => StripeScript
  }
}

let loading: Promise<void> | undefined

/** Loads the script once, and only where it is paid; a failure may be tried again. */
function script(address: string): Promise<void> {
  loading ??= new Promise<void>((done, failed) => {
    const element = document.createElement('script')
    element.src = address
    element.async = true
    element.onload = () => done()
    element.onerror = () => {
      element.remove()
      loading = undefined
      failed(new Error('Stripe did not load'))
    }
    document.head.append(element)
  })
  return loading
}

export async function loadStripe(address: string, publishableKey: string, language: string): Promise<StripeScript> {
  if (!window.Stripe) await script(address)
  if (!window.Stripe) throw new Error('Stripe did not load')
  return window.Stripe(publishableKey, { locale: language })
}
