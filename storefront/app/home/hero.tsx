import type { ComponentProps } from 'react'
import { Tile } from './tile.tsx'

/** The first banner large, two beside it (N-37). */
export const Hero = ({ banners }: { banners: readonly ComponentProps<typeof Tile>['banner'][] }) => (
  <div className="hero page">
    <div className="hero-grid">
      {banners.slice(0, 3).map((banner, index) => (
        <Tile
          key={banner.title}
          banner={banner}
          below={index > 0}
          eager={index === 0}
          sizes={
            index === 0
              ? '(min-width: 992px) 76vw, (min-width: 768px) 100vw, 120vw'
              : '(min-width: 992px) 36vw, (min-width: 768px) 50vw, 100vw'
          }
        />
      ))}
    </div>
  </div>
)
