import type { Words } from './es.ts'

export const words: Words = {
  transferStates: {
    asked: 'Demanat',
    refused: 'Rebutjat',
    withdrawn: 'Retirat',
    sent: 'En camí',
    part_received: 'Rebut en part',
    received: 'Rebut',
  },
  deliveryStates: { open: 'Oberta', finished: 'Rebuda', abandoned: 'Descartada' },
  way: (from, to) => `De ${from} a ${to}`,
}
