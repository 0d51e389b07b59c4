/** The title that was looked at last: a card that is scanned after it is attached to it. Forgotten with the page. */
let product: number | null = null

export const takeInHand = (title: number): void => {
  product = title
}
export const inHand = (): number | null => product
