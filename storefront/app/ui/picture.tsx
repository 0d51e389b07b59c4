import type { CSSProperties } from 'react'
import { srcsetOf } from '#kernel/renditions.ts'
import type { Picture } from '#modules/goods/catalogue/contract.ts'
import { sharpEnough } from './sharp-enough.ts'

type Shown = Pick<Picture, 'src' | 'width' | 'height' | 'ground' | 'focus'>

interface Props {
  picture: Shown & { alt?: string }
  /** What a screen narrower than a tablet shows instead, over its whole width. */
  upright?: Shown | null
  sizes: string
  /** Whether somebody looks at its smallest parts: then every pixel of a dense screen is fetched. */
  closely?: boolean
  eager?: boolean
  /**
   * Pixels of the widest rendition that its place can show, where that is less than the picture has. A list has dozens of such places: who
   * takes no AVIF gets the middle rendition there.
   */
  widest?: number
  className?: string
}

const ratioOf = ({ width, height }: Shown) => (width / height).toFixed(3)

/** A picture in the formats the browser knows, on its dominant colour until it arrives. */
export const PictureView = ({ picture, upright, sizes, closely = false, eager = false, widest, className }: Props) => {
  const shown = closely ? sizes : sharpEnough(sizes)
  const width = Math.min(picture.width, widest ?? picture.width)
  return (
    <picture className={className}>
      {upright &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media="(max-width: 767px)"
            type={`image/${format}`}
            srcSet={srcsetOf(upright.src, upright.width, format)}
            sizes={sharpEnough('100vw')}
          />
        ))}
      <source type="image/avif" srcSet={srcsetOf(picture.src, width, 'avif')} sizes={shown} />
      {widest === undefined && <source type="image/webp" srcSet={srcsetOf(picture.src, width, 'webp')} sizes={shown} />}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt ?? ''}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        style={{ backgroundColor: picture.ground, '--ratio': ratioOf(picture), objectPosition: picture.focus } as CSSProperties}
      />
    </picture>
  )
}
