import { lazy, Suspense, useEffect, useState } from 'react'

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

const listeners = new Set<() => void>()
export const openPalette = () => {
  for (const listener of listeners) listener()
}

/** The palette comes with its first opening: by its key (open-keys.tsx), or the box in the top bar. */
export function PaletteOpener() {
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const show = () => setOpen(true)
    listeners.add(show)
    return () => {
      listeners.delete(show)
    }
  }, [])
  if (open === null) return null
  return (
    <Suspense>
      <Palette open={open} setOpen={setOpen} />
    </Suspense>
  )
}
