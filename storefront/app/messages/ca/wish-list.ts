import type { wishList as es } from '../es/wish-list.ts'
import { quoted } from '../quoted.ts'

/** The pages of a wish list, of whoever made it and of those who give. */
export const wishList: typeof es = {
  title: 'La meva llista de desigs',
  keeps: ({ day }) =>
    `La llista no necessita cap compte: l’obre l’adreça d’aquesta pàgina, que només teniu vós. Si no la canvieu, s’esborra el ${day}.`,
  sharing: 'Comparteix la llista',
  sharingText: 'Creeu un enllaç i envieu-lo a qui us vulgui fer un regal. Hi veurà els articles i els preus, no qui sou.',
  sharedText:
    'Qui tingui aquest enllaç veu la llista i pot marcar el que ja ha comprat, perquè res no es regali dues vegades. No veureu les marques si no ho demaneu.',
  share: 'Crea un enllaç',
  close: 'Tanca l’enllaç',
  link: 'Enllaç per a qui regala',
  passOn: 'Comparteix o copia',
  copied: 'S’ha copiat l’enllaç.',
  notCopied: 'No s’ha pogut copiar: seleccioneu l’enllaç i copieu-lo a mà.',
  count: ({ count }) => (count === 1 ? '1 article' : `${count} articles`),
  empty: 'La llista és buida.',
  emptyText: 'A la pàgina de cada article hi ha un botó que l’afegeix aquí.',
  gone: ({ count }) =>
    count === 1 ? 'Un article de la llista ja no es ven aquí.' : `${count} articles de la llista ja no es venen aquí.`,
  remove: 'Treu',
  removeOne: ({ title }) => `Treu ${quoted(title)} de la llista`,
  bought: 'Comprat',
  reveal: 'Mostra el que ja s’ha comprat',
  hide: 'Amaga el que s’ha comprat',
  deleteList: 'Esborra la llista',
  deleteSure: 'S’esborren la llista, l’enllaç i el que s’hi hagi marcat. No es pot desfer.',
  deleteNow: 'Esborra-la per sempre',
  lost: 'Una llista s’esborra mig any després de l’últim canvi, o quan ho demana qui la va fer. En podeu començar una altra amb el botó que hi ha a la pàgina de cada article.',
  toStore: 'Ves a la botiga',
  sharedTitle: 'Llista de desigs',
  sharedLead:
    'Trieu un regal. Si el compreu aquí, es marca sol; si el compreu en un altre lloc, marqueu-lo perquè ningú no el repeteixi.',
  nothing: 'Ara mateix no hi ha cap regal en aquesta llista.',
  mark: 'Marca com a comprat',
  unmark: 'No està comprat',
  boughtAlready: 'Ja el regala algú',
  done: {
    removed: 'S’ha tret de la llista.',
    shared: 'L’enllaç és a punt.',
    closed: 'L’enllaç està tancat i ja no obre la llista.',
    deleted: 'La llista s’ha esborrat.',
    added: 'S’ha afegit a la cistella.',
    marked: 'S’ha marcat com a comprat.',
    unmarked: 'Ja no està marcat.',
  },
}
