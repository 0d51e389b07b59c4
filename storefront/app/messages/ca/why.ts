import type { why as es } from '../es/why.ts'

export const why: typeof es = {
  title: 'D’on surt aquest total?',
  whole: 'Per a tota la comanda',
  price: ({ quantity, from }) => (quantity === 1 ? 'Preu' : `Preu: ${quantity} × ${from}`),
  net: () => 'Es descompta l’IVA espanyol, perquè l’enviament surt del seu territori',
  reduction: () => 'Rebaixa de la botiga',
  promotion: ({ name, percent }) => `Promoció «${name}», ${percent}`,
  coupon: ({ name }) => `La part que li toca del cupó ${name}`,
  couponPercent: ({ name, percent }) => `Cupó ${name}, ${percent}`,
  bonus: () => 'Pagat amb punts',
  shipping: () => 'Enviament',
  surcharge: ({ percent, from }) => `Recàrrec d’equivalència, ${percent} de ${from}`,
  lost: ({ name, amount }) => `«${name}» hauria descomptat ${amount}. Els descomptes no se sumen: s’aplica el que més us convé.`,
  cap: ({ percent, from, amount }) =>
    `Us tocaven ${from} de descompte, però la llei del llibre permet com a màxim un ${percent}: en queden fora ${amount}.`,
  shipping_share: ({ percent, amount }) => `De l’enviament, ${amount} van amb els articles que tenen un IVA del ${percent}.`,
  vat: ({ percent, from, amount }) =>
    `De ${from} amb un IVA del ${percent}, ${amount} són impost. S’arrodoneix una sola vegada, per tipus.`,
  vatNone: ({ from }) => `${from} sense IVA.`,
  couponField: 'Cupó',
  couponUse: 'Fes servir el cupó',
  couponRemove: 'Treu el cupó',
  couponUsed: ({ coupon, title }) => `${title} (${coupon})`,
  couponIdle: 'Amb aquest cupó no estalvieu més: el preu ja és el millor possible.',
  bonusField: 'Pagar amb punts, en euros',
  bonusHint: ({ available }) => `Teniu ${available} en punts. No serveixen per a llibres ni per a l’enviament.`,
  bonusUse: 'Fes servir els punts',
  bonusRemove: 'No facis servir punts',
  promotions: 'Promocions',
  surchargeTotal: 'Recàrrec d’equivalència',
  untaxed: 'sense IVA',
}
