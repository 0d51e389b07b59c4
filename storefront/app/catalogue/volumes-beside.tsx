import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { seriesWords } from './series-words.ts'

/** The volumes before and after a book in its series, as rows among its facts; the last one leads to the notice of the next. */
export function VolumesBeside({ product, series }: { product: number; series: NonNullable<ShownProduct['series']> }) {
  const language = useLanguage()
  const words = seriesWords[language]
  return (
    <>
      {(['previous', 'next'] as const).map((side) => {
        const volume = series[side]
        return (
          volume && (
            <div key={side}>
              <dt>{words[side]}</dt>
              <dd>
                <Link to={pathTo('book-detail', language, { slug: volume.slug, id: volume.pk, sku: volume.sku })}>
                  {volume.title}
                </Link>
                {`, ${volume.number}`}
              </dd>
            </div>
          )
        )
      })}
      {series.previous && !series.next && (
        <div>
          <dt>{words.next}</dt>
          <dd>
            <Link to={`${pathTo('stock-notice', language)}?product=${product}&awaits=volume`}>{words.tell}</Link>
          </dd>
        </div>
      )}
    </>
  )
}
