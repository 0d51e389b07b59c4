import type { ComponentProps } from 'react'
import { Link as RoutedLink, useLocation } from 'react-router'

type Props = Omit<ComponentProps<typeof RoutedLink>, 'to' | 'discover' | 'prefetch' | 'relative' | 'mask'> & {
  /** An address from its root, a whole one elsewhere, or the query or part of the page itself. */
  to: string
}

/** The address of a link as the browser's router writes it. */
export function hrefOf(to: string, pathname: string): string {
  const whole = to.startsWith('?') || to.startsWith('#') ? pathname + to : to
  return whole.endsWith('?') ? whole.slice(0, -1) : whole
}

/** Where the page stands that is drawn. */
export const usePathname = () => useLocation().pathname

/** As it is written into a page: what the router does with a click is for the browser. */
function WrittenLink({ to, preventScrollReset, reloadDocument, replace, state, viewTransition, ...anchor }: Props) {
  return <a {...anchor} href={hrefOf(to, usePathname())} />
}

/** All routes are known to the browser from the first page on (decision 88): no link has to be looked up. */
const FollowedLink = (link: Props) => <RoutedLink {...link} discover="none" />

/**
 * A link within the shop. A page has hundreds, and the framework resolves each against its route, three times: on the server, where every
 * address is whole, it is written as it stands.
 */
export const Link = typeof document === 'undefined' ? WrittenLink : FollowedLink
