import './zoom-dialog.css'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import type { ShownPicture } from '../shelves/shown.ts'
import { PictureView } from '../ui/picture.tsx'

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
  views: ShownPicture[]
  chosen: number
  choose: (index: number) => void
  title: string
}

/** A whole picture over the page: to the next and back, twice as large and moved about, pinched on a phone (C-09). */
export function ZoomDialog({ dialog, views, chosen, choose, title }: Props) {
  const { catalogue } = useMessages()
  const [closer, setCloser] = useState(false)
  const view = views[chosen]
  if (!view) return null
  const turn = (by: number) => {
    setCloser(false)
    choose((chosen + by + views.length) % views.length)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (closer || views.length < 2) return
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  return (
    <dialog className="zoom" ref={dialog} aria-label={catalogue.zoom} onKeyDown={onKeyDown} onClose={() => setCloser(false)}>
      <div className="zoom-tools">
        {views.length > 1 && (
          <>
            <button type="button" className="button-icon" aria-label={catalogue.previousImage} onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden size={24} strokeWidth={1.5} />
            </button>
            <p aria-live="polite">{catalogue.imageOf({ image: chosen + 1, images: views.length })}</p>
            <button type="button" className="button-icon" aria-label={catalogue.nextImage} onClick={() => turn(1)}>
              <ChevronRight aria-hidden size={24} strokeWidth={1.5} />
            </button>
          </>
        )}
        <button
          type="button"
          className="button-icon"
          aria-pressed={closer}
          aria-label={catalogue.closer}
          onClick={() => setCloser(!closer)}
        >
          {closer ? <ZoomOut aria-hidden size={22} strokeWidth={1.5} /> : <ZoomIn aria-hidden size={22} strokeWidth={1.5} />}
        </button>
        <button type="button" className="button-icon" aria-label={catalogue.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden size={24} strokeWidth={1.5} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with keys too */}
      <section className="zoom-stage" tabIndex={0} aria-label={title} data-closer={closer ? '' : undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above does the same for keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same for keys */}
        <div className="zoom-picture" onClick={() => setCloser(!closer)}>
          <PictureView picture={{ ...view, alt: title }} sizes={closer ? '200vw' : '100vw'} closely />
        </div>
      </section>
    </dialog>
  )
}
