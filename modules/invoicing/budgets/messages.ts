import type { Language } from '#kernel/language.ts'

const es = {
  'budget.unknown': 'Este presupuesto no existe.',
  'budget.closed': 'Este presupuesto está cerrado.',
  'budget.exists': 'Ya hay un presupuesto de este contrato, lote y año.',
  'budget.not_later': 'Elija un año posterior al del presupuesto que se copia.',
  'budget.only_libraries': 'Solo las bibliotecas tienen presupuestos.',
  'budget.below_zero': 'Lo asignado no puede quedar por debajo de cero.',
  'budget.beyond':
    'Al presupuesto le quedan {left_cents}, y el cambio cuesta {more_cents} más. Amplíe el presupuesto o quite otras líneas.',
  'budget.other_amount': 'El importe del pedido ha cambiado. Revíselo, por favor.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'budget.unknown': 'Aquest pressupost no existeix.',
  'budget.closed': 'Aquest pressupost està tancat.',
  'budget.exists': 'Ja hi ha un pressupost d’aquest contracte, lot i any.',
  'budget.not_later': 'Trieu un any posterior al del pressupost que es copia.',
  'budget.only_libraries': 'Només les biblioteques tenen pressupostos.',
  'budget.below_zero': 'L’import assignat no pot ser inferior a zero.',
  'budget.beyond':
    'Al pressupost li queden {left_cents}, i el canvi costa {more_cents} més. Amplieu el pressupost o traieu altres línies.',
  'budget.other_amount': 'L’import de la comanda ha canviat. Reviseu-lo, si us plau.',
}

const en: Messages = {
  'budget.unknown': 'There is no such budget.',
  'budget.closed': 'This budget is closed.',
  'budget.exists': 'There is already a budget for this contract, lot and year.',
  'budget.not_later': 'Choose a year later than that of the budget being copied.',
  'budget.only_libraries': 'Only libraries have budgets.',
  'budget.below_zero': 'The assigned amount cannot be below zero.',
  'budget.beyond':
    'The budget has {left_cents} left, and the change costs {more_cents} more. Assign more to the budget or remove other lines.',
  'budget.other_amount': 'The order’s total has changed. Please check it.',
}

export const budgetMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
