import type { Language } from '#kernel/language.ts'
import type { Accessibility } from '#modules/editorial/agenda/offered-contract.ts'
import { pathTo } from '#screens/addresses.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'
import type { ToldActivity } from './activity-facts.tsx'
import { agendaWords } from './agenda-words.ts'

const ofPlace: readonly string[] = ['step_free', 'toilet', 'hearing_loop'] satisfies Accessibility[]
const isOfPlace = (one: Accessibility) => ofPlace.includes(one)

type Told = ToldActivity & { art: { src: string } }

/** schema.org's view of an activity: Event and breadcrumbs. */
export function activitySchema(
  activity: Told,
  { origin, language, shop }: { origin: string; language: Language; shop: string },
  crumbs: Crumb[],
) {
  const { id, slug, store, prices, status } = activity
  const url = `${origin}${pathTo('agenda-activity', language, { slug, id })}`
  const offer = (price: number, name?: string) => ({
    '@type': 'Offer',
    name,
    url: activity.pay_url || url,
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${activity.full ? 'SoldOut' : 'InStock'}`,
  })
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Event',
        name: activity.title,
        description: activity.subtitle || undefined,
        url,
        image: [`${origin}${activity.art.src}`],
        startDate: activity.starts_at,
        endDate: activity.ends_at,
        inLanguage: language,
        eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        isAccessibleForFree: activity.free,
        location: {
          '@type': 'Place',
          name: activity.place,
          // Of the place there is a property; of what is done in it, schema.org has none for events.
          amenityFeature: activity.accessibility.filter(isOfPlace).map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name: agendaWords[language].accessibilities[name],
            value: true,
          })),
          address: store
            ? {
                '@type': 'PostalAddress',
                streetAddress: store.address,
                addressLocality: store.city,
                postalCode: store.postcode,
                addressCountry: 'ES',
              }
            : activity.place,
        },
        organizer: { '@type': 'Organization', name: activity.centre || shop, url: origin },
        offers: activity.free ? offer(0) : prices.map(({ price, label }) => offer(price, label)),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: to ? `${origin}${to}` : url,
        })),
      },
    ],
  }
}
