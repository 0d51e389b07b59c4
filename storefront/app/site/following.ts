import { createContext, type MouseEvent, use } from 'react'
import type { NavigateFunction, NavigateOptions } from 'react-router'

/**
 * How a click on a link goes to its page without a new document: the same function for as long as the document stands, so that no link is
 * drawn anew because the page beside it changes. Null where no router has begun, and the browser follows the link.
 */
export const FollowContext = createContext<NavigateFunction | null>(null)

/** What a click on a link does, unless somebody wants it elsewhere (another window, a download) or has dealt with it. */
export function useFollowing(href: string, options: NavigateOptions, target: string | undefined) {
  const navigate = use(FollowContext)
  return (event: MouseEvent) => {
    if (!navigate || target || event.defaultPrevented || event.button) return
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The page that one is on already is not gone back to twice.
    void navigate(href, { ...options, replace: options.replace || href === location.pathname + location.search + location.hash })
  }
}
