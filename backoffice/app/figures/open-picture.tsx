import { type ComponentProps, lazy, Suspense } from 'react'

const Drawn = lazy(() => import('./picture.tsx'))

/** A picture of figures; what draws it comes with the first one. */
export const Picture = (props: ComponentProps<typeof Drawn>) => (
  <Suspense fallback={<div className="picture-of-figures" />}>
    <Drawn {...props} />
  </Suspense>
)
