import type { kept as es } from '../es/kept.ts'

/** What the page says to which the letter about a basket leads. */
export const kept: typeof es = {
  title: 'Your basket',
  stopTitle: 'Basket reminders',
  text: 'Press the button to see what you left in your basket, at today’s prices.',
  open: 'Open the basket',
  stopText: 'Press the button and we will not write to you about your basket again.',
  stop: 'No more reminders',
}
