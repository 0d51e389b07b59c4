import type { Localized } from '#kernel/language.ts'

interface Texts {
  askSubject: string
  asked: (title: string) => string
  askedVolume: (title: string) => string
  confirm: string
  ignore: string
  backSubject: (title: string) => string
  back: (title: string) => string
  few: string
  volumeSubject: (title: string) => string
  volume: (title: string) => string
  see: string
  stop: string
}

export const texts: Localized<Texts> = {
  es: {
    askSubject: 'Confirme que quiere el aviso',
    asked: (title) => `Nos han pedido que escribamos a esta dirección cuando «${title}» vuelva a estar disponible.`,
    askedVolume: (title) => `Nos han pedido que escribamos a esta dirección cuando salga el volumen que sigue a «${title}».`,
    confirm: 'Sí, avísenme',
    ignore: 'Si no lo ha pedido usted, no tiene que hacer nada: no le volveremos a escribir.',
    backSubject: (title) => `«${title}» vuelve a estar disponible`,
    back: (title) => `Nos pidió que le avisáramos: «${title}» vuelve a estar en la tienda.`,
    few: 'Hemos recibido pocos ejemplares y no los apartamos: se venden por orden de compra.',
    volumeSubject: (title) => `«${title}» ya está en la tienda`,
    volume: (title) =>
      `Nos pidió que le avisáramos cuando saliera el siguiente volumen de la serie: «${title}» ya está en la tienda.`,
    see: 'Verlo en la tienda',
    stop: 'Ya no me interesa',
  },
  ca: {
    askSubject: 'Confirmeu que voleu l’avís',
    asked: (title) => `Algú ha demanat que escriguem a aquesta adreça quan «${title}» torni a estar disponible.`,
    askedVolume: (title) => `Algú ha demanat que escriguem a aquesta adreça quan surti el volum que segueix «${title}».`,
    confirm: 'Sí, avisa’m',
    ignore: 'Si no ho heu demanat, no cal que feu res: no us tornarem a escriure.',
    backSubject: (title) => `«${title}» torna a estar disponible`,
    back: (title) => `Ens vau demanar que us aviséssim: «${title}» torna a ser a la botiga.`,
    few: 'N’hem rebut pocs exemplars i no els reservem: se serveixen per ordre de comanda.',
    volumeSubject: (title) => `«${title}» ja és a la botiga`,
    volume: (title) => `Ens vau demanar que us aviséssim quan sortís el volum següent de la sèrie: «${title}» ja és a la botiga.`,
    see: 'Mostra’l a la botiga',
    stop: 'Ja no m’interessa',
  },
  en: {
    askSubject: 'Please confirm your stock alert',
    asked: (title) => `Someone asked us to e-mail this address when “${title}” is back in stock.`,
    askedVolume: (title) => `Someone asked us to e-mail this address when the volume after “${title}” comes out.`,
    confirm: 'Yes, tell me',
    ignore: 'If this was not you, you can ignore this e-mail: we will not e-mail you again.',
    backSubject: (title) => `“${title}” is back in stock`,
    back: (title) => `You asked us to let you know: “${title}” is back in stock.`,
    few: 'We only have a few copies and cannot reserve them: first come, first served.',
    volumeSubject: (title) => `“${title}” is out`,
    volume: (title) => `You asked us to let you know when the next volume of the series came out: “${title}” is in the shop.`,
    see: 'See it in the shop',
    stop: 'Cancel alert',
  },
}
