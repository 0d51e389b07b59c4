import type { pins as es } from '../es/pins.ts'

export const pins: typeof es = {
  mark: 'Chosen by our booksellers',
  note: 'Items marked “Chosen by our booksellers” come first because our team decided so: nobody pays for that place.',
}
