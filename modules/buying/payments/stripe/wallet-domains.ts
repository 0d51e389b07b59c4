import type Stripe from 'stripe'

/**
 * Has Stripe's fields offer Apple Pay and Google Pay on the shop's own pages: it shows them only on domains that are registered with the
 * account, once each (docs.stripe.com/payments/payment-methods/pmd-registration). Asked once a process, beside a payment and never in its
 * way: without an answer a card is typed as before, and the next payment asks again.
 */
export function walletDomains(stripe: Stripe): { offerOn: (page: URL) => void } {
  const asked = new Set<string>()
  const register = async (domain: string) => {
    const { data } = await stripe.paymentMethodDomains.list({ domain_name: domain, limit: 1 })
    if (data.length === 0) await stripe.paymentMethodDomains.create({ domain_name: domain })
  }
  return {
    offerOn({ protocol, hostname }) {
      // Wallets need TLS, and a name that Stripe can reach.
      if (protocol !== 'https:' || asked.has(hostname)) return
      asked.add(hostname)
      register(hostname).catch(() => asked.delete(hostname))
    },
  }
}
