/** Once what was just answered stands on the screen. */
export const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

/**
 * An act takes its own button off the screen, or leaves it nothing to do: whoever pressed it goes on from the heading of what they are at, its
 * part, its pane or the screen, not from the top of the page. One that was off only while it was done has the focus again.
 * @param pressed what had the focus as the act began. @returns what is done once the act is answered
 */
export function focusAfter(pressed: Element | null): () => Promise<void> {
  const pane = pressed?.closest('.detail')
  return async () => {
    await drawn()
    if (!(pressed instanceof HTMLElement) || document.activeElement !== document.body) return
    if (pressed.isConnected && !pressed.matches(':disabled')) return pressed.focus()
    const part = pressed.isConnected ? pressed.closest('section')?.querySelector<HTMLElement>('h2, h3') : null
    const heading = part ?? (pane?.isConnected ? pane : document).querySelector<HTMLElement>(pane?.isConnected ? 'h2' : 'main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
}
