import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMessages } from '../messages/messages.tsx'

const shownFrom = 200

/** Stands in the corner once the page is scrolled, and is absent at the top (N-10). */
export function BackToTop() {
  const { shell } = useMessages()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const onScroll = () => setShown(scrollY > shownFrom)
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  if (!shown) return null
  const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <button
      type="button"
      className="button-icon to-top"
      aria-label={shell.backToTop}
      onClick={() => {
        scrollTo({ top: 0, behavior: calm() ? 'instant' : 'smooth' })
        document.getElementById('content')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp aria-hidden size={20} strokeWidth={1.5} />
    </button>
  )
}
