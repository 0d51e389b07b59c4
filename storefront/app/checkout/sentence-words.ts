import type { Localized } from '#kernel/language.ts'

/** Said by the checkout itself, where no call was needed to know better (P-07, P-08, P-17, P-31). */
export const checkoutSentences: Localized<Record<'method' | 'store' | 'point' | 'shipment' | 'generate' | 'hold', string>> = {
  es: {
    method: 'Elija una forma de envío.',
    store: 'Elija una tienda.',
    point: 'Elija un punto de recogida.',
    shipment: 'Indique si quiere un solo envío o dos.',
    generate: 'Error al generar el pedido. Inténtelo más tarde o póngase en contacto con la tienda.',
    hold: 'Ahora no podemos reservarle ejemplares. Puede hacer el pedido: le enviaremos los que queden en ese momento.',
  },
  ca: {
    method: 'Trieu una forma d’enviament.',
    store: 'Trieu una botiga.',
    point: 'Trieu un punt de recollida.',
    shipment: 'Indiqueu si voleu un sol enviament o dos.',
    generate: 'Error en generar la comanda. Proveu-ho més tard o poseu-vos en contacte amb la botiga.',
    hold: 'Ara no us podem reservar exemplars. Podeu fer la comanda: us enviarem els que quedin en aquell moment.',
  },
  en: {
    method: 'You must choose a shipping method.',
    store: 'You must choose a shop.',
    point: 'You must choose a pickup point.',
    shipment: 'You must indicate single or split shipment.',
    generate: 'Error generating the order. Please try again later or contact the shop.',
    hold: 'We cannot reserve items for you at the moment. You can still place the order for what is left by then.',
  },
}
