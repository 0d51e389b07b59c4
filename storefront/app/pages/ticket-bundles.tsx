import './ticket-bundles.css'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownEuros } from '#kernel/figures.ts'
import type { TicketBundle } from '#modules/editorial/ticket-bundles/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { StructuredData } from '../ui/structured-data.tsx'

/** Tickets that hold more than one thing, each with its way to the ticket office, which sells them (C-01). */
export function TicketBundles({ bundles }: { bundles: readonly TicketBundle[] }) {
  const language = useLanguage()
  const { pages, shell } = useMessages()
  if (bundles.length === 0) return null
  return (
    <section className="ticket-bundles" aria-labelledby="ticket-bundles">
      <h2 id="ticket-bundles">{pages.bundlesTitle}</h2>
      <ul>
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <h3>{bundle.name}</h3>
            <p>{bundle.holds}</p>
            <p className="ticket-bundle-price">
              <strong>{pages.bundlePrice({ price: shownEuros(bundle.price, language) })}</strong>
              {bundle.until && <span className="quiet"> · {pages.bundleUntil({ day: shownDay(bundle.until as Day) })}</span>}
            </p>
            {bundle.voucher && <p>{pages.bundleVoucher({ coupon: bundle.voucher })}</p>}
            <p>
              <a
                href={bundle.tickets_url}
                target="_blank"
                rel="noopener"
                aria-label={`${pages.bundleBuy}: ${bundle.name} (${shell.opensInNewTab})`}
              >
                {pages.bundleBuy}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="quiet">{pages.bundlesNote}</p>
      <BundlesData bundles={bundles} />
    </section>
  )
}

/** As schema.org has it: a catalogue of offers, each of a service that the ticket office renders. */
function BundlesData({ bundles }: { bundles: readonly TicketBundle[] }) {
  const { pages } = useMessages()
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'OfferCatalog',
        name: pages.bundlesTitle,
        itemListElement: bundles.map(({ name, holds, price, tickets_url, until }) => ({
          '@type': 'Offer',
          url: tickets_url,
          price: price.toFixed(2),
          priceCurrency: 'EUR',
          ...(until && { availabilityEnds: until }),
          itemOffered: { '@type': 'Service', name, description: holds },
        })),
      }}
    />
  )
}
