import './product.css'
import { Maximize2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import { onProductPage, plinthSizes } from '../shelves/plinth-sizes.ts'
import type { ShownProduct } from '../shelves/shown.ts'
import { PictureView } from '../ui/picture.tsx'
import { ZoomDialog } from './zoom-dialog.tsx'

/** The product on its plinth, the other views beneath, and the whole picture in a dialog (C-09). */
export function Gallery({ product }: { product: ShownProduct }) {
  const { catalogue } = useMessages()
  const [chosen, setChosen] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const views = [product.images.zoom, ...product.images.secondaries]
  const view = { ...(views[chosen] ?? product.images.zoom), alt: product.title }
  const open = () => dialog.current?.showModal()
  return (
    <div className="gallery">
      <div className="gallery-main">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same for keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it does the same for keys */}
        <div className={`plinth plinth-${product.model_type}`} onClick={open}>
          <PictureView
            picture={view}
            sizes={plinthSizes('(min-width: 1200px) 56vw, (min-width: 768px) 48vw, 94vw', {
              model_type: product.model_type,
              picture: view,
              part: onProductPage,
            })}
            eager
          />
        </div>
        <button type="button" className="button-icon gallery-zoom" aria-label={catalogue.zoom} onClick={open}>
          <Maximize2 aria-hidden size={18} strokeWidth={1.5} />
        </button>
      </div>
      {views.length > 1 && (
        <ul className="gallery-thumbs">
          {views.map((shownPicture, index) => (
            <li key={shownPicture.src}>
              <button
                type="button"
                aria-pressed={index === chosen}
                aria-label={catalogue.image({ place: index + 1 })}
                onClick={() => setChosen(index)}
              >
                <PictureView picture={{ ...shownPicture, alt: '' }} sizes="72px" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ZoomDialog dialog={dialog} views={views} chosen={chosen} choose={setChosen} title={product.title} />
    </div>
  )
}
