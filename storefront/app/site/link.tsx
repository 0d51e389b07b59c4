import type { ComponentProps } from 'react'
import { type Link as RoutedLink, useLocation } from 'react-router'
import { useFollowing } from './following.ts'

type Props = Omit<ComponentProps<typeof RoutedLink>, 'to' | 'discover' | 'prefetch' | 'relative' | 'mask'> & {
  /** An address from its root, a whole one elsewhere, or the query or part of the page itself. */
  to: string
}

const isOfThisPage = (to: string) => /^[?#]/.test(to)

/** The address of a link as the browser's router writes it. */
export function hrefOf(to: string, pathname: string): string {
  const whole = isOfThisPage(to) ? pathname + to : to
  return whole.endsWith('?') ? whole.slice(0, -1) : whole
}

/** Where the page stands that is drawn. */
export const usePathname = () => useLocation().pathname

/** As it is written into a page: what the router does with a click is for the browser. */
function WrittenLink({ to, preventScrollReset, reloadDocument, replace, state, viewTransition, ...anchor }: Props) {
  return <a {...anchor} href={hrefOf(to, usePathname())} />
}

/** Of an address from its root, which is most of them: it is drawn anew with what stands around it, not with every page that is gone to. */
function WholeLink({ to, preventScrollReset, reloadDocument, replace, state, viewTransition, onClick, ...anchor }: Props) {
  const href = hrefOf(to, '')
  const following = useFollowing(href, { preventScrollReset, replace, state, viewTransition }, anchor.target)
  return (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!reloadDocument && /^\/(?!\/)/.test(to)) following(event)
      }}
    />
  )
}

const PageLink = ({ to, ...link }: Props) => <WholeLink {...link} to={hrefOf(to, usePathname())} />

const FollowedLink = (link: Props) => (isOfThisPage(link.to) ? <PageLink {...link} /> : <WholeLink {...link} />)

/**
 * A link within the shop. A page has hundreds, and the framework resolves each against its route, three times, and draws all of them anew
 * for every page that is gone to: every address of ours is whole, and is written as it stands.
 */
export const Link = import.meta.env.SSR ? WrittenLink : FollowedLink
