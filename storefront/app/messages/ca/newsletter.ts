import type { newsletter as es } from '../es/newsletter.ts'

export const newsletter: typeof es = {
  title: 'Una carta des del palau',
  text: 'Novetats, exposicions i lectures, un cop al mes. Quan la confirmeu, un 5 % de descompte en la primera compra.',
  email: 'Correu electrònic',
  subscribe: 'Subscriu-m’hi',
  accept: 'He llegit i accepto la',
  policy: 'política de privacitat',
  confirmTitle: 'Confirmeu la subscripció',
  confirmText: 'Només falta un pas: confirmeu que voleu rebre la carta del palau al vostre correu.',
  confirm: 'Confirmo',
  visit: 'Visiteu la botiga',
  again: 'Torneu-vos-hi a subscriure',
  failed: 'No s’ha pogut enviar. Torneu-ho a provar d’aquí a un moment, si us plau.',
  endLink: 'Donar-se de baixa',
  endTitle: 'Donar-se de baixa',
  endText: 'Deixarem d’enviar-vos cartes immediatament i, si guardem dades vostres, la botiga en revisarà l’esborrat.',
  endTextOfLetter: 'Deixarem d’enviar-vos les nostres cartes immediatament.',
  reason: 'Motiu',
  reasonHint: 'Amb una ratlla n’hi ha prou.',
  reasonOfLetter: 'Motiu, si ens el voleu explicar',
  end: 'Doneu-me de baixa',
  endedTitle: 'Ja no us escriurem més',
  endedText:
    'Hem rebut la vostra sol·licitud. No us enviarem més cartes. Les de les comandes les continuareu rebent, perquè formen part de la compra.',
}
