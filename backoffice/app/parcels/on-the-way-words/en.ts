import type { Words } from './es.ts'

export const words: Words = {
  transferStates: {
    asked: 'Asked for',
    refused: 'Refused',
    withdrawn: 'Withdrawn',
    sent: 'On the way',
    part_received: 'Partly received',
    received: 'Received',
  },
  deliveryStates: { open: 'Open', finished: 'Received', abandoned: 'Discarded' },
  way: (from, to) => `From ${from} to ${to}`,
}
