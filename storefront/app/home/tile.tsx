import './home.css'
import type { Banner } from '#modules/editorial/content/contract.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage } from '../messages/messages.tsx'
import type { ShownPicture } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { useShopPath } from '../site/shop-here.ts'
import { PictureView } from '../ui/picture.tsx'

interface Props {
  banner: Pick<Banner, 'title' | 'text' | 'url' | 'call'> & { art: ShownPicture; upright: ShownPicture | null }
  sizes: string
  eager?: boolean
  /** Whether the label hangs beneath the picture, as on small tiles. */
  below?: boolean
}

/** A glazed tile with the museum's label set into its corner; its picture says nothing that the label does not. */
export function Tile({ banner, sizes, eager = false, below = false }: Props) {
  const language = useLanguage()
  const inShop = useShopPath()
  return (
    <Link className={below ? 'tile tile-below' : 'tile'} to={targetHref(banner.url, language, inShop)}>
      <PictureView picture={{ ...banner.art, alt: '' }} upright={banner.upright} sizes={sizes} eager={eager} />
      <span className="tile-label">
        <span className="tile-title">{banner.title}</span>
        {banner.text && <span className="tile-text">{banner.text}</span>}
        {banner.call && <span className="more-link">{banner.call}</span>}
      </span>
    </Link>
  )
}
