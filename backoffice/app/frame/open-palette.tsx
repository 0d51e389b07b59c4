import { lazy, Suspense, useEffect, useState } from 'react'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

const listeners = new Set<() => void>()
export const openPalette = () => {
  for (const listener of listeners) listener()
}

/** The palette comes with its first opening: Ctrl+K or ⌘K, or the box in the top bar. */
export function PaletteOpener() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const show = () => setOpen(true)
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      show()
    }
    listeners.add(show)
    document.addEventListener('keydown', onKey)
    return () => {
      listeners.delete(show)
      document.removeEventListener('keydown', onKey)
    }
  }, [])
  if (open === null) return null
  return (
    <Suspense>
      <Palette open={open} setOpen={setOpen} />
    </Suspense>
  )
}
