import { useEffect, useState } from 'react'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useUser } from '../api/user.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { Heart } from '../ui/heart.tsx'
import { loadFavourites, toggleFavourite, useFavourite } from './favourites-store.ts'

/** How long a heart says that it did not work. */
const sayFailureMs = 4_000

interface Props {
  product: Pick<ProductCard, 'pk' | 'title'>
  /** With words beside the heart, where there is room. */
  worded?: boolean
}

/** Keeps a product among the favourites (C-28); for whoever is not signed in, and before scripts, a link to the page that does it. */
export function FavouriteButton({ product, worded = false }: Props) {
  const language = useLanguage()
  const { favourites } = useMessages()
  const user = useUser()
  const customer = user && user.kind !== 'guest' ? user.id : null
  const kept = useFavourite(product.pk)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (customer) void loadFavourites(customer)
  }, [customer])

  async function toggle() {
    setFailure(null)
    const done = await toggleFavourite(product.pk)
    if (done === true) return
    setFailure(done ?? favourites.failed)
    setTimeout(() => setFailure(null), sayFailureMs)
  }

  const shared = {
    className: worded ? 'heart heart-worded' : 'heart',
    'aria-label': worded ? undefined : favourites.save({ title: product.title }),
  }
  const inside = (
    <>
      <Heart />
      {worded && favourites.saveThis}
    </>
  )
  if (!customer)
    return (
      <Link {...shared} to={pathTo('favourite-add', language, { id: product.pk })} rel="nofollow">
        {inside}
      </Link>
    )
  return (
    <>
      <button {...shared} type="button" aria-pressed={kept} onClick={toggle}>
        {inside}
      </button>
      {failure && (
        <span className="heart-failure" role="alert">
          {failure}
        </span>
      )}
    </>
  )
}
