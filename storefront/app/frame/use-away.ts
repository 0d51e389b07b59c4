import { useEffect, useState } from 'react'

/** True while the reader scrolls down, false as soon as they turn back or stand near the top. */
export function useAway(): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < 6) return
      setAway(moved > 0 && scrollY > 160)
      last = scrollY
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [])
  return away
}
