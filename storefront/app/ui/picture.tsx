import { srcsetOf } from '#kernel/renditions.ts'
import type { Picture } from '#modules/catalogue/contract.ts'

interface Props {
  picture: Pick<Picture, 'src' | 'width' | 'height' | 'ground'> & { alt?: string }
  sizes: string
  eager?: boolean
  className?: string
}

/** A picture in the formats the browser knows, on its dominant colour until it arrives. */
export const PictureView = ({ picture, sizes, eager = false, className }: Props) => (
  <picture className={className}>
    <source type="image/avif" srcSet={srcsetOf(picture.src, picture.width, 'avif')} sizes={sizes} />
    <source type="image/webp" srcSet={srcsetOf(picture.src, picture.width, 'webp')} sizes={sizes} />
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={picture.alt ?? ''}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      style={{ backgroundColor: picture.ground }}
    />
  </picture>
)
