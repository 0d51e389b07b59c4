import { shownNumber } from '#kernel/figures.ts'
import type { FacetGroup } from '#modules/goods/search/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { hrefOf, Link, usePathname } from '../site/link.tsx'

type Value = FacetGroup['values'][number]

interface Props {
  values: readonly Value[]
  /** Whether a value stands under another of the panel. */
  isBelow: (value: Value) => boolean
  /** The address of the list with a value added or taken away. */
  addressOf: (value: string) => string
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** As elements: what the browser makes of them, and what a change of the list draws. */
export function DrawnValues({ values, isBelow, addressOf }: Props) {
  const language = useLanguage()
  return (
    <ul className="filter-values">
      {values.map((value) => (
        <li key={value.value} className={isBelow(value) ? 'filter-below' : undefined}>
          <Link to={addressOf(value.value)} preventScrollReset rel="nofollow" aria-current={value.selected ? 'true' : undefined}>
            <span className="filter-name">{value.label}</span>
            <span className="filter-count">{shownNumber(value.count, language)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** As text, to the letter what the elements are: a list has hundreds of them, half of all its elements. */
export function WrittenValues({ values, isBelow, addressOf }: Props) {
  const language = useLanguage()
  const pathname = usePathname()
  const written = values.map((value) => {
    const below = isBelow(value) ? ' class="filter-below"' : ''
    const current = value.selected ? ' aria-current="true"' : ''
    const href = escaped(hrefOf(addressOf(value.value), pathname))
    const count = escaped(shownNumber(value.count, language))
    return `<li${below}><a rel="nofollow"${current} href="${href}"><span class="filter-name">${escaped(value.label)}</span><span class="filter-count">${count}</span></a></li>`
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: every word in it is escaped
  return <ul className="filter-values" dangerouslySetInnerHTML={{ __html: written.join('') }} />
}

/** The values of a filter; the server writes them, the browser takes them over as its own. */
export const FilterValues = import.meta.env.SSR ? WrittenValues : DrawnValues
