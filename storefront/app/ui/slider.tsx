import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'

interface Props {
  title: string
  more?: ReactNode
  children: ReactNode
}

/** A shelf that scrolls: five products, fewer on smaller screens (N-39); arrows, keys, wheel and finger all move it. */
export function Slider({ title, more, children }: Props) {
  const { home } = useMessages()
  const id = useId()
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  useEffect(() => {
    const shelf = track.current
    if (!shelf) return
    const look = () => setEnds({ start: shelf.scrollLeft < 8, end: shelf.scrollLeft + shelf.clientWidth > shelf.scrollWidth - 8 })
    look()
    shelf.addEventListener('scroll', look, { passive: true })
    const watch = new ResizeObserver(look)
    watch.observe(shelf)
    return () => {
      shelf.removeEventListener('scroll', look)
      watch.disconnect()
    }
  }, [])
  const move = (way: number) => track.current?.scrollBy({ left: way * track.current.clientWidth })
  return (
    <section className="slider page" aria-labelledby={id}>
      <div className="slider-head">
        <h2 id={id}>{title}</h2>
        <div className="slider-moves">
          <button
            type="button"
            className="button-icon"
            aria-label={`${title}: ${home.previous}`}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden size={24} strokeWidth={1.5} />
          </button>
          <button
            type="button"
            className="button-icon"
            aria-label={`${title}: ${home.next}`}
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden size={24} strokeWidth={1.5} />
          </button>
        </div>
      </div>
      <ul className="slider-track" ref={track}>
        {children}
      </ul>
      {more}
    </section>
  )
}
