import type { PostInset as Inset } from '#kernel/insets.ts'
import { useLanguage } from '../messages/messages.tsx'
import type { ShownCard, ShownPicture } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'

interface InsetContext {
  drawings: Readonly<Record<string, ShownPicture>>
  /** The products' ids as the text counts them; one that is no longer shown is in no `related`. */
  pieces: readonly number[]
  related: readonly ShownCard[]
}

/** What stands between the paragraphs of a post: a drawing with its caption, or one of its products (T-09). */
export function PostInset({ inset, drawings, pieces, related }: InsetContext & { inset: Inset }) {
  const { kind, name, words } = inset
  if (kind === 'art') {
    const drawing = drawings[name]
    return drawing ? <Figure picture={drawing} words={words} /> : null
  }
  const piece = related.find(({ pk }) => pk === pieces[Number(name) - 1])
  return piece ? <Piece piece={piece} words={words} /> : null
}

const Figure = ({ picture, words }: { picture: ShownPicture; words: string }) => (
  <figure className="post-figure">
    <PictureView picture={{ ...picture, alt: '' }} sizes="(min-width: 1100px) 980px, 100vw" />
    {words && <figcaption>{words}</figcaption>}
  </figure>
)

/** The label beside the product, small enough not to stop who reads. */
function Piece({ piece, words }: { piece: ShownCard; words: string }) {
  const language = useLanguage()
  return (
    <div className="post-piece">
      <span className={`plinth plinth-${piece.model_type}`}>
        <PictureView picture={{ ...piece.images.cart, alt: '' }} sizes="140px" />
      </span>
      <p className="post-piece-text">
        <Link to={productHref(piece, language)}>{piece.title}</Link>
        {piece.author && <span className="quiet">{piece.author.name}</span>}
        {words && <span>{words}</span>}
        {piece.price !== null && <Price euros={piece.price} />}
      </p>
    </div>
  )
}
