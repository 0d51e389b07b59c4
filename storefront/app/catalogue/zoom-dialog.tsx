import './zoom-dialog.css'
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, type RefObject, type TouchEvent, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'
import type { ShownPicture } from '../shelves/shown.ts'
import { PictureView } from '../ui/picture.tsx'

/** How far a finger goes across, in CSS pixels, before it means another picture. */
const swipePx = 48

interface Props {
  dialog: RefObject<HTMLDialogElement | null>
  views: ShownPicture[]
  chosen: number
  choose: (index: number) => void
  title: string
}

/** A whole picture over the page: to the next and back by buttons, keys and swipes, twice as large and moved about, pinched on a phone (C-09). */
export function ZoomDialog({ dialog, views, chosen, choose, title }: Props) {
  const { catalogue } = useMessages()
  const [closer, setCloser] = useState(false)
  const began = useRef<{ x: number; y: number } | null>(null)
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
  // A picture that is drawn nearer or pinched is moved about with the same finger.
  const onTouchStart = ({ touches }: TouchEvent) => {
    const touch = touches.item(0)
    const moves = closer || views.length < 2 || touches.length > 1 || (visualViewport?.scale ?? 1) > 1.01
    began.current = touch && !moves ? { x: touch.clientX, y: touch.clientY } : null
  }
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches.item(0)
    const from = began.current
    began.current = null
    if (!from || !touch) return
    const [across, down] = [touch.clientX - from.x, touch.clientY - from.y]
    if (Math.abs(across) > swipePx && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1)
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
      <section
        className="zoom-stage"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with keys too
        tabIndex={0}
        aria-label={title}
        data-closer={closer ? '' : undefined}
        onTouchStart={onTouchStart}
        onTouchEnd={onTouchEnd}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button above does the same for keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same for keys */}
        <div className="zoom-picture" onClick={() => setCloser(!closer)}>
          <PictureView picture={{ ...view, alt: title }} sizes={closer ? '200vw' : '100vw'} closely />
        </div>
      </section>
    </dialog>
  )
}
