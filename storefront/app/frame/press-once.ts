/**
 * The second click of a double one comes on a busy phone before the button is drawn as disabled, and is none of its own: sent twice, what had just
 * been done was refused, and a copy lay in the basket twice. What counts press by press says so: a stepper, and what takes back one after the other.
 */
export function pressOnce(): void {
  const refuse = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[type=submit]') : null
    if (event.detail > 1 && button && !button.closest('.stepper, [data-each-press]')) event.preventDefault()
  }
  addEventListener('click', refuse, true)
}
